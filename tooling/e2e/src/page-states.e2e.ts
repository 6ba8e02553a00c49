import { signIn } from './login-page.ts';
import { createPerson } from './people.ts';
import { searchPage } from './search-page.ts';
import { expect, isFirstOfPartner, test } from './site.ts';
import { expectHealthyAtBothSizes } from './page-health.ts';

// Reaching these states is tested without a browser; these tests check how they look.
test.skip(({ partner, size }) => !isFirstOfPartner({ partner, size }), 'each partner shows it at one size');

test('AUT-12 UIX-02 the page for a new email address is accessible and fits', async ({
  page,
  baseURL,
  partner,
}) => {
  test.skip(partner !== 'hilton', 'passwords are hilton’s');
  await signIn(page, await createPerson(page, baseURL, 'fixemail'));
  await expect(page).toHaveURL(/\/fix_credentials$/);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeFocused();
  await expectHealthyAtBothSizes(page);
});

test('ROU-25 UIX-02 the outage page is accessible and fits', async ({ page, partner }) => {
  test.skip(partner === 'american', 'two partners show it');
  await page.route('**/api/feature-flags', (route) =>
    route.fulfill({
      json: { authFlags: { outage: true, captcha: false }, filters: [], partnerFeatureFlags: {} },
    }),
  );
  await page.goto('/how-it-works');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("We're Working On It");
  await expectHealthyAtBothSizes(page);
});

test('CHR-35 the dialog about the partner’s sign-in is accessible', async ({ page, partner }) => {
  test.skip(partner !== 'american', 'single sign-on is american’s');
  await page.addInitScript(() => {
    if (localStorage.getItem('dr.ssoModal') === '1') localStorage.removeItem('dr.ssoModal');
  });
  await page.goto('/');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sign in/Join Now' })).toBeVisible();
  await expectHealthyAtBothSizes(page);
});

test('SEA-07 SEA-18 SEA-31 UIX-02 searches without results are accessible and fit', async ({
  page,
  partner,
}) => {
  test.skip(partner !== 'hilton', 'one partner shows it');
  const search = searchPage(page);
  await page.goto('/search?location=Chicago&restaurantOrCuisine=qqqqxxxxzzzz');
  await expect(search.heading).toHaveText(/^no places match this search$/i);
  await expectHealthyAtBothSizes(page);
  await search.searchFor('@@@');
  await expect(page.getByText('Enter a valid city, state or ZIP code')).toBeVisible();
  await expectHealthyAtBothSizes(page);
  await page.goto('/search?location=Chicago&pageNo=999');
  await expect(page.getByText(/no page 999/i)).toBeVisible();
  await expectHealthyAtBothSizes(page);
});
