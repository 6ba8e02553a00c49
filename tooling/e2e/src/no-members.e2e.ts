import { searchPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { expectHealthyPage } from './page-health.ts';

test(
  'ROU-07.b ROU-10.c ROU-13.b CHR-08.a CHR-08.b MER-11 a partner without members: its visitors find a restaurant, and nothing asks them to join or to sign in',
  { tag: ['@visitors', '@smoke', '@translated'] },
  async ({ page, watch }) => {
    watch.allow(/status of 404/);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const membersOnly = page.getByRole('link', { name: /sign in|^join/i });
    await page.goto('/');
    const place = page.getByRole('main').getByRole('search').first().locator('input[name="location"]');
    await place.fill('Chicago, IL');
    await place.press('Enter');
    await expect(page).toHaveURL(/\/search\?.*location=Chicago/);
    const search = searchPage(page);
    await search.expectResults();
    await expect(membersOnly).toHaveCount(0);

    const link = search.cardLink(0);
    const name = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Benefits' })).toBeVisible();
    await expect(membersOnly).toHaveCount(0);
    await expectHealthyPage(page);

    for (const path of ['/login', '/join', '/account/overview']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing Is Served At This Address');
    }
    expect(requested.filter((path) => /\/api\/(Member|SecureFrame)\b/.test(path))).toEqual([]);
  },
);
