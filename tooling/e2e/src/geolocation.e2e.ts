import { searchCallOf, searchPage } from './search-page.ts';
import { expect, test } from './site.ts';

test.skip(({ partner, size }) => partner !== 'hilton' || size !== 'phone', 'a position has no size');

test('SEA-02 SEA-19 SEA-27 a search by geolocation sends two decimals', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 41.878_11, longitude: -87.6298 });
  const search = searchPage(page);
  await page.goto('/search?location=Boston');
  await search.expectResults();
  const query = await searchCallOf(page, () => search.useOwnPosition.click());
  expect(query.get('location')).toBe('41.88,-87.63');
  await expect(search.location).toHaveValue('Current Location');
  await search.expectResults();
  await expect(search.cards.first()).toContainText('Chicago');
});

test('SEA-23 SEA-28 a first visit without geolocation still shows results', async ({ page, context }) => {
  await context.clearPermissions();
  const search = searchPage(page);
  const [fallback] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/api/DefaultUserLocation')),
    page.goto('/search'),
  ]);
  expect(fallback.method()).toBe('GET');
  await search.expectResults();
});
