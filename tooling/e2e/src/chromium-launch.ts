import type { LaunchOptions } from '@playwright/test';

/** Chromium as it runs on a machine without a screen, a graphics card or the internet. */
export const chromiumLaunch: LaunchOptions = {
  ...(process.env.CHROMIUM_PATH !== '' && {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  }),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
};
