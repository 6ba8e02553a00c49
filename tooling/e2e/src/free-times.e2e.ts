import { expectHealthyPage } from './page-health.ts';
import { inAMonth } from './reservation-page.ts';
import { searchPage } from './search-page.ts';
import { expect, test } from './site.ts';

test(
  'SEA-36.a SEA-45.a SEA-46.a SEA-47 SEA-48.a RES-31.a RES-31.b on a phone a time is set in the search, and one of a restaurant opens its dialog there',
  { tag: '@phone' },
  async ({ page }) => {
    const search = searchPage(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/Reservations/FreeTimes') calls.push(request.url());
    });
    await page.goto('/search?location=Chicago&reservations=true');
    await search.expectResults();
    const top = async () => (await search.cards.first().boundingBox())?.y;
    const before = await top();
    await page.getByRole('button', { name: 'Date, time, party' }).click();
    const chooser = page.getByRole('dialog', { name: 'Find a table' });
    await chooser.getByLabel('Date').fill(inAMonth());
    await chooser.getByLabel('Time').selectOption('7:30 PM');
    await chooser.getByLabel('Party size').selectOption('4 people');
    await expectHealthyPage(page);
    await chooser.getByRole('button', { name: 'Show times' }).click();
    await expect(page).toHaveURL(/[?&]date=\d{4}-\d\d-\d\d&time=19%3A30&party=4$/);
    const times = page.getByRole('button', { name: /^Reserve at / });
    await expect(times.first()).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(await top()).toBe(before);
    expect(before).toBeLessThan(320);
    await expectHealthyPage(page);

    const time = (await times.first().textContent()) ?? '';
    await times.first().click();
    const dialog = page.getByRole('dialog', { name: /^Your table at / });
    await expect(dialog.getByText(new RegExp(` at ${time}$`))).toBeVisible();
    await expect(dialog.getByText('4 people')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.goBack();
    await expect(times.first()).toBeVisible();
  },
);
