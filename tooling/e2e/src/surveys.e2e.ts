import type { FrameLocator, Page } from '@playwright/test';

import { expectHealthyAtBothSizes } from './page-health.ts';
import { contentTimedOut, expect, test } from './site.ts';
import { expectOnlyListedKeys } from './stored-keys.ts';

/** In this site's content: appears 15 seconds after a page load. */
const TAB = 'Tell us how we did';

const form = (page: Page, title: string): FrameLocator => page.frameLocator(`iframe[title="${title}"]`);
async function answer(survey: FrameLocator) {
  await survey.getByRole('radio', { name: 'Very easy' }).check();
  await survey.getByRole('button', { name: 'Send' }).click();
  await expect(survey.getByRole('heading', { name: 'Thank you' })).toBeVisible();
}

test(
  'SUR-03 SUR-05.a SUR-06.a SUR-06.b SUR-07.b SUR-08.a the tab appears after its delay, and is gone once its form was submitted',
  { tag: '@phone' },
  async ({ page, watch }) => {
    watch.allow(contentTimedOut);
    const tab = page.getByRole('button', { name: TAB, exact: true });
    await page.clock.install();
    await page.goto('/search');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(8_000);
    await expect(tab).toBeHidden();
    await expect(async () => {
      await page.clock.runFor(8_000);
      expect(await tab.isVisible()).toBe(true);
    }).toPass();
    await expectHealthyAtBothSizes(page);

    await tab.click();
    const panel = page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`);
    expect((await panel.boundingBox())?.height).toBe(450);
    await expect(form(page, TAB).getByText('Very easy')).toBeVisible();
    await expectHealthyAtBothSizes(page);
    await tab.click();
    await expect(panel).toBeHidden();
    await tab.click();
    // The platform receives the third party's report before the form shows its thanks.
    await answer(form(page, TAB));
    await page.clock.runFor(4_000);
    await expect(tab).toBeHidden();
    await expectOnlyListedKeys(page);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(tab).toBeHidden();
  },
);

test(
  'SUR-01.a SUR-02 CFG-30.a /surveys has the form in the page, and a thank-you page after it was submitted',
  { tag: '@phone' },
  async ({ page, watch }) => {
    watch.allow(contentTimedOut);
    await page.clock.install();
    await page.goto('/surveys');
    await expect(form(page, 'Survey').getByText('Very easy')).toBeVisible();
    await expectHealthyAtBothSizes(page);
    await answer(form(page, 'Survey'));
    await page.clock.runFor(4_000);
    await expect(page).toHaveURL('/surveys/success');
    await expect(page.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible();
  },
);
