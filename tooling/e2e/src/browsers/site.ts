import { existsSync } from 'node:fs';

import { test as base, expect } from '@playwright/test';

import type { Person, Profile } from '../people.ts';
import { isolatedPlatformPort, partnerPort, platformPort } from '../ports.ts';
import { firefoxPath, openFirefox } from './firefox.ts';
import { startSlowSite, type SlowSite } from './slow-site.ts';
import { createVisitor, type Driver, type Visitor } from './visitor.ts';
import { openWebKit, webkitDriverPath } from './webkit.ts';

type Partner = 'american' | 'hilton';

/**
 * The URL of a partner's site by host name. Where a system does not resolve `*.localhost`, use `localSiteOf`.
 */
export const siteOf = (partner: Partner) => `http://${partner}.localhost:${platformPort}`;
export const localSiteOf = (partner: Partner) => `http://localhost:${partnerPort(partner)}`;

const paths = { firefox: firefoxPath, webkit: webkitDriverPath } as const;
export type Engine = keyof typeof paths;
export const engines = Object.keys(paths) as Engine[];

export function isInstalled(engine: Engine): boolean {
  if (existsSync(paths[engine])) return true;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  throw new Error(`There is no ${engine} at ${paths[engine]}; \`pnpm test:browsers\` installs it.`);
}

export interface EngineOptions {
  readonly engine: Engine;
}

interface TestFixtures {
  /**
   * Hilton's site with its lazy screens, `/how-it-works` and the service worker held back until released.
   * List this fixture before `visitor`, so that the browser closes first. Otherwise, its pages would report
   * errors about the missing server.
   */
  readonly slowSite: SlowSite;
  readonly visitor: Visitor;
}

export const test = base.extend<TestFixtures, EngineOptions>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads dependencies from the destructuring pattern.
  slowSite: async ({}, provide) => {
    const site = await startSlowSite(siteOf('hilton'), (path) =>
      /-screen-|^\/how-it-works|^\/worker\.js/.test(path),
    );
    await provide(site);
    site.stop();
  },
  visitor: async ({ engine }, provide, testInfo) => {
    // Rate limits count browsers per network, so each test needs its own user agent.
    const name = `Journey/${testInfo.testId}`;
    const driver: Driver = await (engine === 'firefox'
      ? openFirefox(name)
      : openWebKit(name, isolatedPlatformPort(testInfo.parallelIndex)));
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

export async function createPerson(partner: Partner, profile: Profile): Promise<Person> {
  const response = await fetch(`http://127.0.0.1:${partnerPort(partner)}/dev/people/${profile}`, {
    method: 'POST',
  });
  expect(response.status).toBe(201);
  return (await response.json()) as Person;
}
