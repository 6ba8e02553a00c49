import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import { expect } from '@playwright/test';
import { Builder, By, Capabilities, error, type WebElement } from 'selenium-webdriver';

import { findInPage, type Driver, type Target } from './visitor.ts';

export const webkitDriverPath = '/usr/bin/WebKitWebDriver';

const noFaults = [
  // Debian builds WebKit without web app manifests, which Safari supports.
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // Leaving a page cancels its open requests, the one for the service worker's script among them. Another
  // test checks that this script loads on a page that stays.
  /Importing a module script failed/,
  /(http:\/\/[\w.:-]+)\/.* Fetch API cannot load \1\/.* due to access control checks/,
  /Cannot load http:\/\/[\w.:-]+\/worker\.js due to access control checks/,
];
const ownWindow = join(import.meta.dirname, 'webkit-window.py');

async function startScreen() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((done, fail) => {
    server.once('error', fail);
    (server.stdio[3] as Readable).once('data', (line: Buffer) => done(line.toString().trim()));
  });
  return { display: `:${number}`, stop: () => server.kill() };
}

const isPassing = (cause: unknown) =>
  cause instanceof error.StaleElementReferenceError ||
  cause instanceof error.ElementClickInterceptedError ||
  cause instanceof error.ElementNotInteractableError;

/**
 * Opens Debian's WebKit over W3C WebDriver.
 *
 * @param name - appended to the user agent.
 * @param port - the driver's port. It belongs to this worker, so that no other process takes it.
 */
export async function openWebKit(name: string, port: number): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-webkit-'));
  const consoleFile = join(folder, 'console');
  writeFileSync(consoleFile, '');
  const screen = await startScreen();
  const service = spawn(webkitDriverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      WEBKIT_CONSOLE: consoleFile,
      WEBKIT_NAME: name,
      WEBKIT_PROFILE: join(folder, 'profile'),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    // The next test's driver listens on the same port, so this one must have exited.
    if (service.kill()) await once(service, 'exit');
    screen.stop();
    // The browser outlives its driver for a moment and still writes to the folder.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  const isUp = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { intervals: [50] }).toBe(true);
  const capabilities = new Capabilities({
    browserName: 'WebKit',
    'webkitgtk:browserOptions': { binary: ownWindow, args: [] },
  });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  const run = <T>(work: (given: never) => T, given: unknown) =>
    driver.executeScript<Awaited<T>>(`return (${work.toString()})(arguments[0])`, given);

  async function onElement(
    element: WebElement | null | undefined,
    act: (element: WebElement) => Promise<unknown>,
  ) {
    if (!element) return false;
    try {
      await act(element);
      return true;
    } catch (cause) {
      if (isPassing(cause)) return false;
      throw cause;
    }
  }
  const bringIntoView = (element: WebElement) =>
    driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
  const find = (target: Target) => run(findInPage, target) as Promise<WebElement | null>;
  const agent = await driver.executeScript<string>('return navigator.userAgent');
  return {
    version: agent,
    goTo: (address) => driver.get(address),
    run,
    // The driver clicks at a frame's position even if that is off screen, and fails on elements below a fixed
    // bar.
    click: async (target) =>
      onElement(await find(target), async (element) => {
        await bringIntoView(element);
        await element.click();
      }),
    type: async (target, text) => onElement(await find(target), (element) => element.sendKeys(text)),
    async typeInFrame(css, text) {
      const frame = await find({ css, text: '' });
      if (!frame) return false;
      await bringIntoView(frame);
      await driver.switchTo().frame(frame);
      try {
        const field = await driver.findElement(By.css('input'));
        await field.click();
        const hasFocus = await driver.executeScript<boolean>(
          'return document.activeElement === arguments[0]',
          field,
        );
        if (hasFocus) await driver.actions().sendKeys(text).perform();
        return hasFocus;
      } finally {
        await driver.switchTo().defaultContent();
      }
    },
    resize: async (size) => void (await driver.manage().window().setRect(size)),
    screenshot: async (path) => writeFileSync(path, await driver.takeScreenshot(), 'base64'),
    errors: () =>
      readFileSync(consoleFile, 'utf8')
        .split('\n')
        .filter((line) => /CONSOLE (\w+ )?ERROR/.test(line) && noFaults.every((one) => !one.test(line))),
    async quit() {
      await driver.quit().catch(() => {});
      await stop();
    },
  };
}
