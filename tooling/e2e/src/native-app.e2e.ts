import { expectHealthyAtBothSizes } from './page-health.ts';
import { expect, test } from './site.ts';

/** The app appends its name and version to the user agent. This partner requires 3.2.0. */
test.use({
  viewport: { width: 390, height: 844 },
  userAgent: async ({ userAgent }, provide) => provide(`${userAgent ?? ''} (Android 16) DiningApp/3.1.10`),
});

test(
  'CHR-33.a CHR-33.b CHR-34 CHR-42 an outdated app sees a screen that links to the store and cannot be bypassed',
  { tag: '@sso' },
  async ({ page }) => {
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
  },
);
