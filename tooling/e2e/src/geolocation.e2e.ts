import { searchCallOf, searchPage } from './search-page.ts';
import { expect, test } from './site.ts';

test(
  'SEA-02.a SEA-19 SEA-27 a search by geolocation sends two decimals',
  { tag: '@phone' },
  async ({ page, context }) => {
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
  },
);
