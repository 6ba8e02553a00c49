import { searchCallOf, searchPage } from './search-page.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, isOnePhoneOneDesktop, test } from './site.ts';
import { expectOnlyListedKeys } from './stored-keys.ts';

test.skip(
  ({ partner, size }) => !isOnePhoneOneDesktop({ partner, size }),
  'one phone and one desktop show it',
);

test('SEA-01 SEA-04 SEA-10 SEA-32 MER-01 ROU-04 TRK-06 from home through search, filters and map to a merchant and back', async ({
  page,
  size,
}) => {
  await page.goto('/');
  const search = searchPage(page);
  const hero = page.getByRole('main').getByRole('search').first();
  const place = hero.locator('input[name="location"]');
  await place.fill('Chicago, IL');
  // On a phone the suggestions may cover the button by now.
  await place.press('Enter');
  await expect(page).toHaveURL(/\/search\?.*location=Chicago/);
  await expect(search.location).toHaveValue('Chicago, IL');
  await search.expectResults();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await search.filters.click();
  const dialog = page.getByRole('dialog');
  // The dialog previews the number of results with the same search call.
  const query = await searchCallOf(page, () => dialog.getByRole('checkbox', { name: /Dinner/ }).check());
  expect(query.getAll('mealsServed')).toEqual(['dinner']);
  await dialog.getByRole('button', { name: /^show .*place/i }).click();
  await expect(page).toHaveURL(/mealsServed=dinner/);
  await search.expectResults();

  const map = page.getByRole('region', { name: /map/i });
  if (size === 'phone') {
    await expect(map).toBeHidden();
    await page.getByRole('button', { name: 'Show map' }).click();
    await expect(map).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show map' })).toBeHidden();
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Change search' }).click();
    await expect(map).toBeHidden();
  } else {
    await expect(map).toBeVisible();
  }
  await expect(search.cards.first()).toBeVisible();
  const address = page.url();

  const link = search.cardLink(0);
  const href = await link.getAttribute('href');
  const name = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await page.goBack();
  await expect(page).toHaveURL(address);
  await search.expectResults();
  await expect(search.cards.first()).toContainText(name);
  await expectOnlyListedKeys(page);
});

test('SEA-03 SEA-11 searches by ZIP code and by cuisine', async ({ page, size }) => {
  test.skip(size !== 'phone', 'one size shows it');
  const search = searchPage(page);
  await page.goto('/search?location=Boston');
  await search.expectResults();

  const byZip = await searchCallOf(page, () => search.searchFor('60601'));
  expect(byZip.get('location')).toBe('60601');
  await search.expectResults();
  await expect(search.cards.first()).toContainText('Chicago');

  const byCuisine = await searchCallOf(page, () => search.searchFor('60601', 'pizza'));
  expect(byCuisine.get('restaurantOrCuisine')).toBe('pizza');
  await search.expectResults();
  await expect(search.cards.first()).toContainText(/pizza/i);
});

test('SEA-05 SEA-31 sorts and paginates', async ({ page, size }) => {
  test.skip(size !== 'desktop', 'one size shows it');
  const search = searchPage(page);
  await page.goto('/search?location=New+York%2C+NY');
  await search.expectResults();
  const sorted = await searchCallOf(page, () => search.sort.selectOption('name'));
  expect(sorted.get('sortBy')).toBe('name');
  expect(sorted.get('pageNo')).toBe('1');
  expect(sorted.get('pageSize')).toBe('10');
  await search.expectResults();
  const first = await search.cardLink(0).innerText();

  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  const second = await searchCallOf(page, () =>
    pages.getByRole('link', { name: 'Page 2', exact: true }).click(),
  );
  expect(second.get('pageNo')).toBe('2');
  await expect(search.cardLink(0)).not.toHaveText(first);
  await page.goBack();
  await expect(search.cardLink(0)).toHaveText(first);

  await page.goto('/search?location=New+York%2C+NY&pageNo=6');
  await search.expectResults();
  const numbers = await pages.getByText(/^\d+$/).allInnerTexts();
  expect(numbers.map(Number)).toEqual([4, 5, 6, 7, 8]);
});
