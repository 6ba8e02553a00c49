import { existsSync } from 'node:fs';

import { defineConfig } from '@playwright/test';

import { browsersPort as port, isDebian, type EngineOptions } from './src/browsers/site.ts';
import { platformServer } from './src/platform-server.ts';

/** What each engine is, where Debian puts it. */
const engines = { firefox: '/usr/bin/firefox-esr', webkit: '/usr/bin/WebKitWebDriver' } as const;
const packages = 'firefox-esr webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb';
for (const [engine, path] of Object.entries(engines)) {
  if (isDebian && !existsSync(path))
    throw new Error(
      `There is no ${engine} at ${path}: apt-get install ${packages}, on Debian or in a container of it.`,
    );
}

/** Journeys in Firefox and WebKit, both at once, against the running platform. */
export default defineConfig<EngineOptions>({
  testDir: 'src/browsers',
  testMatch: '**/*.browsers.ts',
  outputDir: 'test-results/browsers',
  fullyParallel: false,
  workers: 2,
  timeout: 180_000,
  forbidOnly: true,
  reporter: [['list']],
  projects: (Object.keys(engines) as (keyof typeof engines)[]).map((engine) => ({
    name: engine,
    use: { engine },
  })),
  ...(isDebian && { webServer: platformServer(port) }),
});
