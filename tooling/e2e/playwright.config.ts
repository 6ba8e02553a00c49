import { defineConfig } from '@playwright/test';

import { chromiumLaunch } from './src/chromium-launch.ts';
import { EMULATION_SECRET } from './src/emulation-ticket.ts';
import { platformServer } from './src/platform-server.ts';
import { platformPort } from './src/ports.ts';
import type { SiteOptions } from './src/site.ts';
import { staticSiteOrigin } from './src/static-site.ts';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

interface Site {
  readonly partner: string;
  readonly size: SiteOptions['size'];
  /** The tests in which this site differs from the others; all tests if omitted. */
  readonly journeys?: readonly string[];
}

const sites: readonly Site[] = [
  { partner: 'hilton', size: 'phone' },
  { partner: 'hilton', size: 'desktop' },
  { partner: 'american', size: 'phone' },
  { partner: 'american', size: 'desktop' },
  // This partner has no members.
  { partner: 'caesars', size: 'desktop', journeys: ['layout', 'security', 'states'] },
  // This partner pays statement credits.
  { partner: 't-mobile', size: 'desktop', journeys: ['account-*', 'reservations'] },
];

export default defineConfig<object, SiteOptions>({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // The retry only records a trace: a test that needed it still fails the run.
  retries: 1,
  failOnFlakyTests: true,
  // The longest journeys take a minute on a slow machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    launchOptions: chromiumLaunch,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    // Journeys that are about it allow it: a worker answers in place of what a test routes.
    serviceWorkers: 'block',
  },
  projects: sites.map(({ partner, size, journeys }) => ({
    name: `${partner}-${size}`,
    ...(journeys && { testMatch: journeys.map((name) => `**/${name}.e2e.ts`) }),
    use: {
      partner,
      size,
      viewport: sizes[size],
      baseURL: `http://${partner}.localhost:${platformPort}`,
    },
  })),
  webServer: platformServer(platformPort, {
    ALLOWED_ORIGINS: staticSiteOrigin,
    EMULATION_SECRET,
  }),
});
