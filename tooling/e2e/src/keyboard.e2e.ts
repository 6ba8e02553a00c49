import type { Page } from '@playwright/test';

import { searchPage } from './search-page.ts';
import { expect, test } from './site.ts';

async function tabTo(page: Page, selector: string, most = 60): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`The Tab key does not reach ${selector}.`);
}

test('CHR-01 SEA-33.a the whole journey by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/search');
  const search = searchPage(page);
  // Until the automatic search has resolved its location, the name may still be written into the field.
  await search.expectResults();

  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', '#main');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await tabTo(page, 'input[name="location"]');
  const predictions = page.waitForResponse((response) => response.url().includes('/Locations/Predictions'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('San Fran');
  await predictions;
  const options = page.locator('[role="option"]');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = await page.locator('[role="option"][aria-selected="true"]').innerText();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/location=San/);
  expect(chosen).toContain('San Francisco');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('San Francisco');
  await search.expectResults();

  await tabTo(page, 'article a[href^="/merchants/"]');
  const name = await page.locator(':focus').innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  // The back bar is lazy. Until it has loaded, Tab moves to what follows it.
  const back = page.getByRole('main').getByRole('link', { name: 'Back' });
  await expect(back).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?.*location=San/);
});

test(
  'CHR-25.b CHR-25.c the filters dialog traps focus, closes with Escape or the browser’s Back and restores focus; the next Back leaves the page',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/how-it-works');
    await page.locator('#root[data-live]').waitFor();
    await page.getByRole('banner').locator('a[href="/search"]:visible').click();
    const search = searchPage(page);
    await search.expectResults();
    const { href } = new URL(page.url());
    await search.filters.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.getBoundingClientRect().width)).toBeLessThanOrEqual(
      650,
    );
    await expect(dialog.getByRole('button', { name: 'Close filters' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(search.filters).toBeFocused();

    const browser = await page.context().newCDPSession(page);
    // Uses the browser's own Back button, because navigation by the page itself is different.
    const back = async () => {
      const { currentIndex, entries } = await browser.send('Page.getNavigationHistory');
      await browser.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? -1 });
    };
    await search.filters.click();
    await expect(dialog).toBeVisible();
    await back();
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(href);
    await back();
    await expect(page).toHaveURL(/\/how-it-works$/);
  },
);
