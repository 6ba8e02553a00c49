import { join } from 'node:path';

import { expect } from '@playwright/test';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One thing of a page that can be seen, by its CSS selector and a text in it or in its label. */
export interface Target {
  readonly css: string;
  readonly text: string;
}

/** What an engine's driver does for a visitor; everything else is made of these. */
export interface Driver {
  /** The engine's own name and version, for reports. */
  readonly version: string;
  goTo(url: string): Promise<void>;
  /** Runs a function of the page, which may use nothing but its argument. */
  run<T, A>(work: (given: A) => T, given: A): Promise<T>;
  /** False while there is no such thing, or something is in its way. */
  click(target: Target): Promise<boolean>;
  /** Types into a field as somebody does, after what is in it. */
  type(target: Target, text: string): Promise<boolean>;
  /** Clicks into a frame of another origin, whose field is all of it, and types. */
  typeInFrame(css: string, text: string): Promise<boolean>;
  resize(size: Size): Promise<void>;
  screenshot(path: string): Promise<void>;
  /** What the console was told of errors, and what the page's policy refused. */
  errors(): readonly string[];
  quit(): Promise<void>;
}

/**
 * The element of a target, in the page itself: drivers differ in how they find by text. A page whose styles have not come
 * has none: what is clicked there has moved when the click arrives.
 */
export function findInPage({ css, text }: Target): Element | null {
  if (document.readyState !== 'complete') return null;
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const wordsOf = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return [element, ...labels]
      .map((one) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent ?? ''}`)
      .join(' ');
  };
  const found = [...document.querySelectorAll(css)].find(
    (element) => isShown(element) && wordsOf(element).includes(text),
  );
  return found ?? null;
}

export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

/** A folder for a picture of each page at each size, to look at; none are taken without one. */
const pictures = process.env.BROWSERS_SCREENSHOTS;

/** Somebody at a browser. Each step waits until it can be done. */
export function createVisitor(driver: Driver, engine: string) {
  const waitFor = (step: () => Promise<boolean>, what: string) =>
    expect.poll(step, { message: what, intervals: [50, 100, 200], timeout: 40_000 }).toBe(true);
  const visitor = {
    goTo: (url: string) => driver.goTo(url),
    /** Follows a link that loads another page. */
    async leaveFor(path: string) {
      await driver.run((to) => {
        const link = Object.assign(document.createElement('a'), { href: to, textContent: 'Leave' });
        document.body.prepend(link);
      }, path);
      await visitor.press('a', 'Leave');
    },
    goBack: () => driver.run(() => window.history.back(), undefined),
    isAt: (path: RegExp) =>
      expect
        .poll(() => driver.run(() => window.location.href, undefined), {
          intervals: [50, 100, 200],
          timeout: 40_000,
        })
        .toMatch(path),
    sees: (css: string, text: string) =>
      waitFor(
        () =>
          driver.run(
            (given) =>
              [...document.querySelectorAll<HTMLElement>(given.css)].some(
                (element) => element.getClientRects().length > 0 && element.innerText.includes(given.text),
              ),
            { css, text },
          ),
        `to see "${text}" in ${css}`,
      ),
    press: (css: string, text = '') =>
      waitFor(() => driver.click({ css, text }), `to press ${css} "${text}"`),
    fill: (css: string, text: string) =>
      waitFor(() => driver.type({ css, text: '' }, text), `to type into ${css}`),
    /** Types into the frame that takes card numbers, as somebody does: looks for the field, clicks and types. */
    async typeCardNumber(digits: string) {
      const isReady = () =>
        driver.run(() => {
          const { dataLayer = [] } = window as { dataLayer?: { event?: string }[] };
          return dataLayer.some(({ event }) => event === 'cryptex loaded');
        }, undefined);
      await waitFor(isReady, 'the frame for card numbers');
      await waitFor(() => driver.typeInFrame('[data-secure-frame]', digits), 'to type a card number');
    },
    /** Nothing is wider than a phone or a desktop; the page stays at the last size. */
    async fits(name: string) {
      for (const [size, pixels] of Object.entries(sizes)) {
        await driver.resize(pixels);
        await expect
          .poll(() => driver.run(() => window.innerWidth, undefined), { intervals: [50] })
          .toBe(pixels.width);
        const wide = () =>
          driver.run(() => document.documentElement.scrollWidth - window.innerWidth, undefined);
        await expect
          .poll(wide, { message: `${name} at ${size}`, intervals: [50, 100] })
          .toBeLessThanOrEqual(0);
        if (pictures) await driver.screenshot(join(pictures, `${name}-${size}-${engine}.png`));
      }
    },
  };
  return visitor;
}

export type Visitor = ReturnType<typeof createVisitor>;
