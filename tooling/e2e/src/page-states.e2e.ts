import { startSession } from './login-page.ts';
import { expectHealthyAtBothSizes } from './page-health.ts';
import { createPerson } from './people.ts';
import { searchPage } from './search-page.ts';
import { expect, test } from './site.ts';

test(
  'AUT-12 ROU-25.a SEA-07.a SEA-18 SEA-31.a UIX-02.c searches without results, empty forms that were sent, the page for a new email address and the outage page are accessible and fit',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const search = searchPage(page);
    await page.goto('/search?location=Chicago&restaurantOrCuisine=qqqqxxxxzzzz');
    await expect(search.heading).toHaveText(/^no restaurants match this search$/i);
    await expectHealthyAtBothSizes(page);
    await search.searchFor('@@@');
    await expect(page.getByText('Enter a valid city, state or ZIP code')).toBeVisible();
    await expectHealthyAtBothSizes(page);
    await page.goto('/search?location=Chicago&pageNo=999');
    await expect(page.getByText(/no page 999/i)).toBeVisible();
    await expectHealthyAtBothSizes(page);

    for (const [path, button] of [
      ['/login', 'Sign in'],
      ['/join', 'Join and continue'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('main').getByRole('button', { name: button }).click();
      await expect(page.locator('main [aria-invalid="true"]').first()).toBeFocused();
      await expectHealthyAtBothSizes(page);
    }

    await startSession(page, baseURL, await createPerson(page, baseURL, 'fixemail'));
    await page.goto('/account/overview');
    await expect(page).toHaveURL(/\/fix_credentials$/);
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.locator('main [aria-invalid="true"]').first()).toBeFocused();
    await expectHealthyAtBothSizes(page);

    await page.route('**/api/feature-flags', (route) =>
      route.fulfill({
        json: { authFlags: { outage: true, captcha: false }, filters: [], partnerFeatureFlags: {} },
      }),
    );
    await page.goto('/how-it-works');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("We're Working On It");
    await expectHealthyAtBothSizes(page);
  },
);
