import { isSearchCall, searchCallOf, searchPage } from './search-page.ts';
import { expect, expectAccessible, test } from './site.ts';

test.skip(({ partner, size }) => partner !== 'hilton' || size !== 'phone', 'a position has no size');

test('SEA-02 SEA-19 SEA-27 a granted position is searched with two decimals', async ({ page, context }) => {
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

test('SEA-08 SEA-20 a denied position shows the blocked state and sends no search', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  const search = searchPage(page);
  await page.goto('/search?location=Boston');
  await search.expectResults();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isSearchCall(request)) calls.push(request.url());
  });
  await search.useOwnPosition.click();
  await expect(page.getByRole('alert')).toContainText(/your browser does not share your location/i);
  expect(calls).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enter a place' }).click();
  await expect(search.location).toBeFocused();
});

test('SEA-20 a device that cannot tell its position says so', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(null);
  await page.addInitScript(() => {
    const fail: Geolocation['getCurrentPosition'] = (_success, failure) =>
      failure?.({
        code: 2,
        message: 'unavailable',
        PERMISSION_DENIED: 1,
        POSITION_UNAVAILABLE: 2,
        TIMEOUT: 3,
      });
    Object.defineProperty(navigator.geolocation, 'getCurrentPosition', { value: fail });
  });
  const search = searchPage(page);
  await page.goto('/search?location=Boston');
  await search.expectResults();
  await search.useOwnPosition.click();
  await expect(page.getByRole('alert')).toContainText(/we could not find where you are/i);
  await expectAccessible(page);
});

test('SEA-23 SEA-28 a first visit without a position still finds something', async ({ page, context }) => {
  await context.clearPermissions();
  const search = searchPage(page);
  const [fallback] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/api/DefaultUserLocation')),
    page.goto('/search'),
  ]);
  expect(fallback.method()).toBe('GET');
  await search.expectResults();
});
