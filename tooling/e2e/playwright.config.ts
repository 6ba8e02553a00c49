import { defineConfig } from '@playwright/test';

import { chromiumLaunch } from './src/chromium-launch.ts';
import { EMULATION_SECRET } from './src/emulation-ticket.ts';
import { platformServer } from './src/platform-server.ts';
import { platformPort } from './src/ports.ts';
import type { SiteOptions } from './src/site.ts';
import { staticSiteOrigin } from './src/static-site.ts';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/** Where journeys run: each in the settings that its tags name. */
const settings: Readonly<Record<string, SiteOptions>> = {
  phone: { partner: 'hilton', size: 'phone' },
  desktop: { partner: 'hilton', size: 'desktop' },
  /** Members sign in at the partner’s own site. */
  sso: { partner: 'american', size: 'desktop' },
  /** Members are paid statement credits. */
  credits: { partner: 't-mobile', size: 'desktop' },
  /** Nobody can join or sign in. */
  visitors: { partner: 'caesars', size: 'desktop' },
};

export default defineConfig<object, SiteOptions>({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A retry that passes is named at the end of the run; nightly it fails the run.
  retries: 1,
  failOnFlakyTests: process.env.FAIL_ON_FLAKY === 'true',
  // The longest journeys take a minute, and three where the pictures of ten partners are drawn for the first time on a slow machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
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
  }),
});
