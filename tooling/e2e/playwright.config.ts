import { defineConfig } from '@playwright/test';

import { chromiumLaunch } from './src/chromium-launch.ts';
import { CLAIMS_SECRET } from './src/claim-decision.ts';
import { EMULATION_SECRET } from './src/emulation-ticket.ts';
import { platformServer } from './src/platform-server.ts';
import { platformPort } from './src/ports.ts';
import type { SiteOptions } from './src/site.ts';
import { staticSiteOrigin } from './src/static-site.ts';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

const settings: Readonly<Record<string, SiteOptions>> = {
  phone: { partner: 'hilton', size: 'phone' },
  desktop: { partner: 'hilton', size: 'desktop' },
  sso: { partner: 'american', size: 'desktop' },
  credits: { partner: 't-mobile', size: 'desktop' },
  visitors: { partner: 'caesars', size: 'desktop' },
};

export default defineConfig<object, SiteOptions>({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // The report names a test that passed only on its retry. In nightly runs, it counts as a failure.
  retries: 1,
  failOnFlakyTests: process.env.FAIL_ON_FLAKY === 'true',
  // The longest journeys take a minute, or three while a slow machine draws the pictures of ten partners for
  // the first time.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    launchOptions: chromiumLaunch,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would respond to requests that a test routes, so only the journeys about it allow it.
    serviceWorkers: 'block',
  },
  projects: Object.entries(settings).map(([name, { partner, size }]) => ({
    name,
    grep: new RegExp(`@${name}\\b`),
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
    CLAIMS_SECRET,
  }),
});
