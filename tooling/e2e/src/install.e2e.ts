import type { Page } from '@playwright/test';

import { expectHealthyAtBothSizes } from './page-health.ts';
import { act, beThereForLong } from './settled-visitor.ts';
import { expect, test } from './site.ts';

const DAY_MS = 24 * 60 * 60_000;

const offerToInstall = (page: Page) =>
  page.evaluate(() =>
    window.dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve(),
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      }),
    ),
  );

test(
  'CHR-28 CHR-29.a the install banner keeps an early prompt, and is shown again 30 days after “maybe later”',
  { tag: '@phone' },
  async ({ page }) => {
    const banner = page.getByRole('region', { name: /^Keep .+ close$/ });
    // The browser fires its install event before the site's code loads.
    let send: () => void = () => undefined;
    const isOffered = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await isOffered;
      await route.continue();
    });
    await page.addInitScript(beThereForLong);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    expect(await offerToInstall(page)).toBe(false);
    send();
    await act(page);
    await expect(banner).toBeVisible();
    await expectHealthyAtBothSizes(page);

    // Once the whole page has loaded, the banner no longer covers focused elements.
    const links = page.getByRole('contentinfo').getByRole('link');
    await expect(async () => {
      await links.nth(-2).focus();
      await page.keyboard.press('Tab');
      const [link, bar] = [await links.last().boundingBox(), await banner.boundingBox()];
      expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }).toPass();

    await banner.getByRole('button', { name: 'Maybe later' }).click();
    await expect(banner).toBeHidden();
    const comeBack = async () => {
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await page.locator('#root[data-live]').waitFor();
      await offerToInstall(page);
      await act(page);
    };
    await comeBack();
    await expect(banner).toBeHidden();

    // The site trusts the server's clock over the device's, so moving the device's clock has no effect. The
    // test then moves the stored time back instead.
    await page.clock.setSystemTime(Date.now() + 31 * DAY_MS);
    await comeBack();
    await expect(banner).toBeHidden();
    await page.evaluate((days) => {
      const later = Date.parse(localStorage.getItem('dr.pwaLater') ?? '');
      localStorage.setItem('dr.pwaLater', new Date(later - days).toISOString());
    }, 31 * DAY_MS);
    await comeBack();
    await expect(banner).toBeVisible();
  },
);
