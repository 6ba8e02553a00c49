import { existsSync } from 'node:fs';

import { test as base, expect } from '@playwright/test';

import type { Person, Profile } from '../people.ts';
import { firefoxPath, openFirefox } from './firefox.ts';
import { startSlowSite, type SlowSite } from './slow-site.ts';
import { createVisitor, type Driver, type Visitor } from './visitor.ts';
import { openWebKit, webkitDriverPath } from './webkit.ts';

/** The same as that of the journeys in Chromium, whose database it goes on with. */
export const browsersPort = Number(process.env.E2E_PORT ?? 4180);
/** The partners' sites at ports of localhost, in the order of their names. */
const localPorts = { american: browsersPort + 11, hilton: browsersPort + 13 };

/** A partner's site by its name, and as it is where `*.localhost` does not resolve. */
export const siteOf = (partner: keyof typeof localPorts) => `http://${partner}.localhost:${browsersPort}`;
export const localSiteOf = (partner: keyof typeof localPorts) => `http://localhost:${localPorts[partner]}`;

/** What each engine is, where Debian puts it. */
const paths = { firefox: firefoxPath, webkit: webkitDriverPath } as const;
export type Engine = keyof typeof paths;
export const engines = Object.keys(paths) as Engine[];

/** An engine may be missing only where this user cannot install packages of Debian. */
export function isInstalled(engine: Engine): boolean {
  if (existsSync(paths[engine])) return true;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  throw new Error(`There is no ${engine} at ${paths[engine]}; \`pnpm test:browsers\` installs it.`);
}

export interface EngineOptions {
  readonly engine: Engine;
}

interface OfTest {
  /**
   * Hilton's site, whose screens and page `/how-it-works` come when they are let go. A test names it before the visitor,
   * whose browser is then closed first: a site that goes away is an error in its pages.
   */
  readonly slowSite: SlowSite;
  readonly visitor: Visitor;
}

/** A test in one engine; the project says which. It fails at its end if the console was told of an error. */
export const test = base.extend<OfTest, EngineOptions>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from its pattern.
  slowSite: async ({}, provide) => {
    const site = await startSlowSite(siteOf('hilton'), (path) => /-screen-|^\/how-it-works/.test(path));
    await provide(site);
    site.stop();
  },
  visitor: async ({ engine }, provide, testInfo) => {
    // Rate limits count browsers of a network: each journey has one of its own.
    const name = `Journey/${testInfo.testId}`;
    const driver: Driver = await (engine === 'firefox' ? openFirefox(name) : openWebKit(name));
    try {
      await provide(createVisitor(driver, engine));
      expect(driver.errors()).toEqual([]);
    } finally {
      if (testInfo.errors.length > 0) await driver.screenshot(testInfo.outputPath('end.png'));
      await driver.quit();
    }
  },
});

export { expect } from '@playwright/test';

/** Makes somebody who is like one of the invented people. */
export async function makePerson(partner: keyof typeof localPorts, profile: Profile): Promise<Person> {
  const answer = await fetch(`http://127.0.0.1:${localPorts[partner]}/dev/people/${profile}`, {
    method: 'POST',
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Person;
}
