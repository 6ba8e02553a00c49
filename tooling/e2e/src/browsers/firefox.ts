import { userInfo } from 'node:os';

import { expect } from '@playwright/test';
import { launch, type ElementHandle } from 'puppeteer-core';

import { findInPage, sizes, type Driver, type Target } from './visitor.ts';

export const firefoxPath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/**
 * Debian's Firefox, by WebDriver BiDi, which it speaks itself.
 *
 * @param name - what it adds to its user agent.
 */
export async function openFirefox(name: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    // As root it refuses the home of another user, which CI gives to its containers.
    env: { ...process.env, HOME: userInfo().homedir },
    defaultViewport: sizes.phone,
  });
  const page = await browser.newPage();
  await page.setUserAgent({ userAgent: `${await browser.userAgent()} ${name}` });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  // The protocol tells of an error no more than that it is one, of no policy that a page broke, nor of answers that the
  // console counts as errors.
  await page.evaluateOnNewDocument(() => {
    const { error } = console;
    console.error = (...said: unknown[]) =>
      error(...said.map((one) => (one instanceof Error ? `${String(one)}\n${one.stack}` : one)));
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`The policy refused ${blockedURI} (${effectiveDirective}).`),
    );
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.url()} answered ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'NS_BINDING_ABORTED')
      errors.push(`${request.url()} failed: ${request.failure()?.errorText}`);
  });

  async function onElement(target: Target, act: (element: ElementHandle) => Promise<unknown>) {
    const found = await page.evaluateHandle(findInPage, target);
    const element = found.asElement() as ElementHandle | null;
    if (!element) return false;
    await act(element);
    return true;
  }
  return {
    version: await browser.version(),
    // Not by `page.goto`: on a busy machine it misses an event and waits on after the page has long loaded.
    async goTo(url) {
      await page.evaluate((to) => {
        Object.assign(document, { isLeft: true });
        window.location.assign(to);
      }, url);
      const isGone = () => page.evaluate(() => !('isLeft' in document));
      await expect.poll(isGone, { intervals: [50, 100, 200], timeout: 40_000 }).toBe(true);
    },
    run: (work, given) => page.evaluate(work as (given: unknown) => never, given),
    click: (target) => onElement(target, (element) => element.asLocator().click()),
    type: (target, text) => onElement(target, (element) => element.type(text)),
    typeInFrame: (css, text) =>
      onElement({ css, text: '' }, async (frame) => {
        await frame.click();
        await page.keyboard.type(text);
      }),
    resize: (size) => page.setViewport(size),
    screenshot: async (path) => void (await page.screenshot({ path: path })),
    errors: () => errors,
    quit: () => browser.close(),
  };
}
