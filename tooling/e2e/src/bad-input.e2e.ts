import { searchPage } from './search-page.ts';
import { expect, expectAccessible, test } from './site.ts';

test.skip(({ partner, size }) => partner !== 'hilton' || size !== 'phone', 'one site at one size shows it');

const wrong = [
  'location=Chicago&pageNo=-1',
  'location=Chicago&pageNo=99999999999',
  'location=Chicago&pageNo=abc&pageSize=5000',
  'location=Chicago&priceRange=9&priceRange=%24%24',
  'location=Chicago&mealsServed=midnight&features=valet&benefitsFor=Someday',
  'location=Chicago&sortBy=%27%3B--&acclaimed=yes&isNew=1&reservations=%3Cscript%3E',
  'location=Chicago&view=globe&unknown=1',
];

test('SEA-32 search parameters out of range are left out and never an error', async ({ page }) => {
  const search = searchPage(page);
  for (const query of wrong) {
    await page.goto(`/search?${query}`);
    await search.expectResults();
    await expect(search.location).toHaveValue('Chicago');
  }
});

test('SEA-31 a page beyond the last says so and leads back', async ({ page }) => {
  const search = searchPage(page);
  await page.goto('/search?location=Chicago&pageNo=999');
  await expect(page.getByText(/no page 999/i)).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /first page/i })
    .click();
  await search.expectResults();
});

test('SEA-07 nothing found has a way out', async ({ page }) => {
  const search = searchPage(page);
  await page.goto('/search?location=Chicago&restaurantOrCuisine=qqqqxxxxzzzz');
  await expect(search.heading).toHaveText(/^no places match this search$/i);
  await expect(search.cards).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all places here' }).click();
  await search.expectResults();
});

test('SEA-18 SEA-21 SEA-22 an empty or impossible place is refused in words and nothing is lost', async ({
  page,
}) => {
  const search = searchPage(page);
  await page.goto('/search?location=Chicago');
  await search.expectResults();
  await search.searchFor('   ', 'pizza');
  await expect(search.location).toHaveAttribute('aria-invalid', 'true');
  await expect(search.location).toHaveAttribute('placeholder', 'Enter city, state or ZIP code');
  await search.searchFor('@@@', 'pizza');
  await expect(page.getByText('Enter a valid city, state or ZIP code')).toBeVisible();
  await expect(search.words).toHaveValue('pizza');
  await expect(page).toHaveURL(/location=Chicago/);
  await expectAccessible(page);
});

test('SEA-09 a search that fails says so and tries again', async ({ page, watch }) => {
  watch.allow(/status of 500/);
  const search = searchPage(page);
  let isBroken = false;
  await page.route('**/api/v2/Merchants/Search?**', (route) =>
    isBroken
      ? route.fulfill({
          status: 500,
          headers: { 'X-Request-Id': 'ref-123' },
          json: { code: 'failed', message: 'x', requestId: 'ref-123' },
        })
      : route.continue(),
  );
  await page.goto('/search?location=Chicago');
  await search.expectResults();
  isBroken = true;
  await search.searchFor('Boston');
  await expect(page.getByRole('alert')).toContainText('ref-123');
  await expectAccessible(page);
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await search.expectResults();
});

test('CON-04 CON-05 a content service that is broken takes nothing from a page that was built', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/api/cms/pages/**', (route) => {
    asked += 1;
    return route.request().url().includes('/pages/home/')
      ? route.fulfill({ status: 200, body: '{"data": [{"slug": ' })
      : route.fulfill({ status: 503, body: 'no' });
  });
  await page.goto('/search?location=Chicago');
  await searchPage(page).expectResults();
  await expect.poll(() => asked).toBe(11);
  await page.getByRole('banner').locator('a[href="/"]').click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeVisible();
  expect(asked).toBe(11);
});
