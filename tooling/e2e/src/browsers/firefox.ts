import { userInfo } from 'node:os';

import { expect } from '@playwright/test';
import { launch, type ElementHandle } from 'puppeteer-core';

import { findInPage, sizes, type Driver, type Target } from './visitor.ts';

export const firefoxPath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/**
 * When a page is left, Firefox checks the integrity of scripts that have arrived only in part, and the
 * hydration that needs them fails.
 */
const ofLeftPages = [/integrity attribute match the content of the subresource/, /React error #418/];
/** The hash of no bytes: nothing of a script had arrived when its page was left, and no request failed. */
const HASH_OF_NOTHING = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/**
 * Opens Debian's Firefox over WebDriver BiDi. See docs/decisions/0042-cheapest-proof.md.
 *
 * @param name - appended to the user agent.
 */
export async function openFirefox(name: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    // CI containers run as root with the home directory of another user, which Firefox refuses.
    env: { ...process.env, HOME: userInfo().homedir },
    defaultViewport: sizes.phone,
  });
  const page = await browser.newPage();
  await page.setUserAgent({ userAgent: `${await browser.userAgent()} ${name}` });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => {
    // Like NS_BINDING_ABORTED below, Firefox logs this error when a page is left during a request through its
    // service worker.
    if (!/A ServiceWorker intercepted the request and encountered an unexpected error/.test(String(error)))
      errors.push(String(error));
  });
  // BiDi reports only that an error occurred, and neither the page's CSP violations nor the failed responses
  // that the console logs.
  await page.evaluateOnNewDocument(() => {
    const { error } = console;
    console.error = (...parts: unknown[]) =>
      error(...parts.map((one) => (one instanceof Error ? `${String(one)}\n${one.stack}` : one)));
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`The policy refused ${blockedURI} (${effectiveDirective}).`),
    );
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.url()} answered ${response.status()}`);
  });
  let hasStoppedScripts = false;
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'NS_BINDING_ABORTED')
      errors.push(`${request.url()} failed: ${request.failure()?.errorText}`);
    else if (request.url().endsWith('.js')) hasStoppedScripts = true;
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
    // On a busy machine, `page.goto` can miss the load event and wait forever.
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
    errors: () =>
      hasStoppedScripts || errors.some((error) => error.includes(HASH_OF_NOTHING))
        ? errors.filter((error) => !ofLeftPages.some((one) => one.test(error)))
        : errors,
    quit: () => browser.close(),
  };
}
