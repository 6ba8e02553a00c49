import { identityPage } from './identity-page.ts';
import { expectHealthyAtBothSizes } from './page-health.ts';
import { expect, test } from './site.ts';

const DAY_MS = 86_400_000;

test.skip(({ partner, size }) => partner !== 'american' || size !== 'phone', 'one site at one size shows it');

/** The app appends its name to the browser's user agent; american requires 3.2.0. */
const openInApp = (version: string) =>
  test.use({
    userAgent: async ({ userAgent }, provide) =>
      provide(`${userAgent ?? ''} (Android 16) DiningApp/${version}`),
  });

test.describe('an outdated app', () => {
  openInApp('3.1.10');

  test('CHR-33 CHR-34 CHR-42 sees a screen that links to the store and cannot be bypassed', async ({
    page,
  }) => {
    await page.goto('/search');
    const screen = page.getByRole('dialog', { name: 'New Version Available' });
    await expect(screen.getByText('Update now to keep using the app.')).toBeVisible();
    await expectHealthyAtBothSizes(page);
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape');
    const store = screen.getByRole('link', { name: 'Update Now' });
    await expect(store).toBeFocused();
    await expect(store).toHaveAttribute('href', /^https:\/\/play\.google\.com\//);
    const covered = await page.evaluate(() =>
      [0, innerHeight - 1].every((y) => document.elementFromPoint(innerWidth / 2, y)?.closest('dialog')),
    );
    expect(covered).toBe(true);
  });
});

test.describe('an app of the minimum version', () => {
  openInApp('3.2.0');

  test('CHR-32 CHR-34 CHR-37 CHR-38 shows the announcement once a day, and no links to the stores', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/search');
    const announcement = page.getByRole('dialog', { name: 'Your miles, in your pocket' });
    await expect(announcement.getByText(/^The new app shows/)).toBeVisible();
    await expectHealthyAtBothSizes(page);
    await announcement.getByRole('button', { name: 'Got it' }).click();
    await expect(announcement).toBeHidden();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('navigation')).toBeVisible();
    await expect(footer.getByRole('list', { name: 'Apps' })).toHaveCount(0);

    // Reload and idle for longer than the announcement would need to appear.
    await page.reload();
    await page.clock.runFor(5000);
    await expect(footer.getByRole('navigation')).toBeVisible();
    await expect(announcement).toBeHidden();

    await page.clock.fastForward(DAY_MS);
    await page.reload();
    await expect(announcement).toBeVisible();
  });
});

test.describe('a newer app', () => {
  openInApp('3.10.0');

  test('CHR-32 CHR-39 CHR-42 receives the visitor’s id, and a bridge that throws affects no page', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        nativeAppBridge: {
          setExternalUserId(publicId: string) {
            document.documentElement.dataset['marketingId'] = publicId;
            throw new Error('The bridge is broken.');
          },
        },
      });
    });
    await page.goto('/login');
    await page.getByRole('main').getByRole('link', { name: 'Continue with American' }).click();
    const member = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/Member');
    await identityPage(page).person('Morgan Reyes').click();
    const { publicId } = (await (await member).json()) as { publicId: string };
    await expect(page).toHaveURL(/\/account\/overview$/);
    await expect(page.locator('html')).toHaveAttribute('data-marketing-id', publicId);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
