import { expect, type Locator, type Page, type Request } from '@playwright/test';

export function searchPage(page: Page) {
  const form = page.getByRole('main').getByRole('search');
  const location = form.locator('input[name="location"]');
  const words = form.locator('input[name="restaurantOrCuisine"]');
  const cards = page.getByRole('main').locator('article:visible');
  const heading = page.getByRole('heading', { level: 1 });

  return {
    form,
    location,
    words,
    cards,
    heading,
    filters: page.getByRole('button', { name: /^Filters/ }),
    sort: page.locator('select[name="sortBy"]'),
    cardLink: (index: number): Locator => cards.nth(index).locator('a[href^="/merchants/"]').first(),
    /** Waits for the automatic search first, because its location may overwrite the field. */
    async searchFor(place: string, what = '') {
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await location.fill(place);
      await words.fill(what);
      await form.locator('button[type="submit"]').click();
    },
    /** Waits for the list and for hydration, because a server-rendered list does not react before that. */
    async expectResults() {
      await expect(page.locator('#root[data-live]')).toBeAttached();
      await expect(heading).toContainText(/\d/);
      await expect(cards.first()).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    },
  };
}

export const isSearchCall = (request: Request): boolean =>
  new URL(request.url()).pathname === '/api/v2/Merchants/Search' &&
  new URL(request.url()).searchParams.get('pageSize') === '10';

export async function searchCallOf(page: Page, action: () => Promise<unknown>): Promise<URLSearchParams> {
  const [request] = await Promise.all([page.waitForRequest(isSearchCall), action()]);
  return new URL(request.url()).searchParams;
}
