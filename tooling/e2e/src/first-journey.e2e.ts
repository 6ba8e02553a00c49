import { searchCallOf, searchPage } from './search-page.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './site.ts';
import { expectOnlyListedKeys } from './stored-keys.ts';

test(
  'SEA-01 SEA-04 SEA-10.b SEA-32.b MER-01 ROU-04 TRK-06 UIX-14 in a translated page, from home through search, filters and map to a merchant and back',
  { tag: ['@phone', '@smoke', '@translated'] },
  async ({ page }) => {
    await page.goto('/');
    const search = searchPage(page);
    const hero = page.getByRole('main').getByRole('search').first();
    const place = hero.locator('input[name="location"]');
    await place.fill('Chicago, IL');
    // On a phone, suggestions may cover the button by now, so Enter submits.
    await place.press('Enter');
    await expect(page).toHaveURL(/\/search\?.*location=Chicago/);
    await expect(search.location).toHaveValue('Chicago, IL');
    await search.expectResults();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await search.filters.click();
    const dialog = page.getByRole('dialog');
    const query = await searchCallOf(page, () => dialog.getByRole('checkbox', { name: /Dinner/ }).check());
    expect(query.getAll('mealsServed')).toEqual(['dinner']);
    await dialog.getByRole('button', { name: /^show .*restaurant/i }).click();
    await expect(page).toHaveURL(/mealsServed=dinner/);
    await search.expectResults();

    const map = page.getByRole('region', { name: /map/i });
    await expect(map).toBeHidden();
    await page.getByRole('button', { name: 'Show map' }).click();
    await expect(map).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show map' })).toBeHidden();
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Change search' }).click();
    await expect(map).toBeHidden();
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

    await expect(search.heading).toContainText('Chicago');
    await search.searchFor('Boston, MA');
    await expect(search.heading).toContainText('Boston');
    await expect(search.heading).not.toContainText('Chicago');
    await expectOnlyListedKeys(page);
  },
);
