import { join } from 'node:path';

import { expect } from '@playwright/test';

import { closeOffers } from '../seen-offers.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Target {
  readonly css: string;
  readonly text: string;
}

export interface Driver {
  readonly version: string;
  goTo(url: string): Promise<void>;
  /** Runs a function in the page. It may use only its argument. */
  run<T, A>(work: (given: A) => T, given: A): Promise<T>;
  /** Returns false while the element does not exist or is covered. */
  click(target: Target): Promise<boolean>;
  type(target: Target, text: string): Promise<boolean>;
  typeInFrame(css: string, text: string): Promise<boolean>;
  resize(size: Size): Promise<void>;
  screenshot(path: string): Promise<void>;
  errors(): readonly string[];
  quit(): Promise<void>;
}

/**
 * Finds an element in the page itself, because drivers differ in how they find by text. Returns null until
 * styles have loaded, because before that, a click would miss.
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

const pictures = process.env.BROWSERS_SCREENSHOTS;

export function createVisitor(driver: Driver, engine: string) {
  const waitFor = (step: () => Promise<boolean>, what: string) =>
    expect.poll(step, { message: what, intervals: [50, 100, 200], timeout: 40_000 }).toBe(true);
  const prepared = new Set<string>();
  const visitor = {
    async goTo(url: string) {
      const { origin } = new URL(url);
      if (!prepared.has(origin)) {
        prepared.add(origin);
        // This page is open before the fonts are checked because it has no dialogs. Firefox reports a font
        // whose download is canceled when its page is left.
        await driver.goTo(`${origin}/error`);
        await waitFor(
          () =>
            driver.run(() => {
              const downloads = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
              const states = new Set(downloads.map(({ status }) => status));
              return states.has('loaded') && !states.has('loading');
            }, undefined),
          'the fonts to be there',
        );
        await driver.run(closeOffers, []);
      }
      await driver.goTo(url);
    },
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
    hasServiceWorker: () =>
      waitFor(
        () => driver.run(() => navigator.serviceWorker.controller !== null, undefined),
        'the service worker to control the page',
      ),
    async typeCardNumber(digits: string) {
      const isReady = () =>
        driver.run(() => {
          const { dataLayer = [] } = window as { dataLayer?: { event?: string }[] };
          return dataLayer.some(({ event }) => event === 'cryptex loaded');
        }, undefined);
      await waitFor(isReady, 'the frame for card numbers');
      await waitFor(() => driver.typeInFrame('[data-secure-frame]', digits), 'to type a card number');
    },
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
