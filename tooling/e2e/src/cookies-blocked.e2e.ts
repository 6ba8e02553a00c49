import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { chromiumLaunch } from './chromium-launch.ts';
import { loginPage } from './login-page.ts';
import { createPerson } from './people.ts';
import { closeOffers } from './seen-offers.ts';
import { expect, test } from './site.ts';

/** Chromium's preference for cookies on all sites. 2 blocks them. */
const preferences = JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } });

test(
  'ERR-22 in a browser that blocks cookies, signing in says that they must be allowed',
  { tag: '@phone' },
  async ({ page, baseURL, userAgent }) => {
    const person = await createPerson(page, baseURL, 'member');
    const profile = await mkdtemp(join(tmpdir(), 'cookies-blocked-'));
    await mkdir(join(profile, 'Default'));
    await writeFile(join(profile, 'Default/Preferences'), preferences);
    const browser = await chromium.launchPersistentContext(profile, {
      ...chromiumLaunch,
      ...(baseURL && { baseURL }),
      ...(userAgent !== undefined && { userAgent }),
    });
    try {
      const blocked = await browser.newPage();
      await blocked.addInitScript(closeOffers);
      await blocked.goto('/login');
      const form = loginPage(blocked);
      await form.signIn(person);
      const message = blocked.getByRole('alertdialog').or(blocked.getByRole('alert'));
      await expect(
        message.filter({ hasText: 'Allow cookies in your browser settings' }).first(),
      ).toBeVisible();
      await expect(blocked.getByText('refresh the page')).toHaveCount(0);
      await expect(form.userName).toHaveValue(person.email);
    } finally {
      await browser.close();
      await rm(profile, { recursive: true });
    }
  },
);
