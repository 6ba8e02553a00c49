import { defineConfig } from '@playwright/test';

import { engines, isInstalled, type EngineOptions } from './src/browsers/site.ts';
import { platformServer } from './src/platform-server.ts';
import { platformPort } from './src/ports.ts';

export default defineConfig<EngineOptions>({
  testDir: 'src/browsers',
  testMatch: '**/*.browsers.ts',
  outputDir: 'test-results/browsers',
  fullyParallel: false,
  workers: 2,
  retries: 1,
  failOnFlakyTests: process.env.FAIL_ON_FLAKY === 'true',
  timeout: 180_000,
  forbidOnly: true,
  reporter: [['list']],
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
  ...(engines.some(isInstalled) && { webServer: platformServer(platformPort) }),
});
