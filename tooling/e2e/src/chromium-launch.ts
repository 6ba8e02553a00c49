import type { LaunchOptions } from '@playwright/test';

/** Launch options for Chromium on a machine without a display, GPU or internet. */
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
    '--disable-gpu-compositing',
    '--enable-unsafe-swiftshader',
  ],
};
