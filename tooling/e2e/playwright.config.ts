import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { chromiumLaunch } from './src/chromium-launch.ts';
import type { SiteOptions } from './src/site.ts';

const port = Number(process.env.E2E_PORT ?? 4180);
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

interface Site {
  readonly partner: string;
  readonly size: SiteOptions['size'];
  /** The journeys that a site differs in; all when left out. */
  readonly journeys?: readonly string[];
}

const sites: readonly Site[] = [
  { partner: 'hilton', size: 'phone' },
  { partner: 'hilton', size: 'desktop' },
  { partner: 'american', size: 'phone' },
  { partner: 'american', size: 'desktop' },
  // No members.
  {
    partner: 'caesars',
    size: 'desktop',
    journeys: ['first-journey', 'frame', 'layout', 'no-members', 'routes', 'security'],
  },
  // Statement credits.
  { partner: 't-mobile', size: 'phone', journeys: ['account-*'] },
  { partner: 't-mobile', size: 'desktop', journeys: ['account-*', 'first-journey'] },
];

export default defineConfig<SiteOptions>({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A machine that is busy with something else fails a page now and then; the report names what passed at the second try.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    launchOptions: chromiumLaunch,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: sites.map(({ partner, size, journeys }) => ({
    name: `${partner}-${size}`,
    ...(journeys && { testMatch: journeys.map((name) => `**/${name}.e2e.ts`) }),
    use: {
      partner,
      size,
      viewport: sizes[size],
      baseURL: `http://${partner}.localhost:${port}`,
    },
  })),
  webServer: {
    command: 'pnpm --silent --dir ../.. run platform serve',
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 180_000,
    env: {
      PORT: String(port),
      DATA_DIR: join(import.meta.dirname, `../../.data/e2e-${port}`),
      LOG_LEVEL: 'warn',
    },
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
