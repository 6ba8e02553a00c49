import type { Page } from '@playwright/test';

import { formatInGroups, numbers } from './card-numbers.ts';
import { cardsPage, expectReady, isAddCall } from './cards-page.ts';
import { startSession } from './login-page.ts';
import { createPerson } from './people.ts';
import { expect, test } from './site.ts';
import { expectHealthyPage, expectHealthyAtBothSizes } from './page-health.ts';

async function openForm(page: Page, siteUrl: string | undefined) {
  await startSession(page, siteUrl, await createPerson(page, siteUrl, 'nocard'));
  await page.goto('/add_card');
  await expectReady(page);
  return cardsPage(page);
}

const INCOMPLETE = /Check the card number\. It doesn’t look complete\./;
const NOT_A_NUMBER = /Check the card number\. It isn’t valid\./;
const NOT_ACCEPTED = /We can’t accept this card here: Card must be Amex, Mastercard, or Visa/;

test(
  'CRD-02.a CRD-04.a CRD-09.a VAL-07.b VAL-17 VAL-18 VAL-19 a card can be linked by keyboard alone on the narrowest screen, its number pasted with its spaces, after errors of others were shown at the field on blur',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const cards = await openForm(page, baseURL);
    for (const [typed, message] of [
      ['4111111111111112', NOT_A_NUMBER],
      ['411111111111', INCOMPLETE],
      ['3611111111111111', NOT_ACCEPTED],
      [numbers.discover, NOT_ACCEPTED],
    ] as const) {
      await cards.number.fill('');
      await cards.type(typed);
      await cards.terms.focus();
      await expect(cards.number).toHaveAccessibleDescription(message);
      await expect(cards.number).toHaveAttribute('aria-invalid', 'true');
    }
    await expectHealthyAtBothSizes(page);
    await cards.number.fill('');
    await cards.type(numbers.amex);
    await cards.terms.focus();
    await expect(cards.number).not.toHaveAttribute('aria-invalid', 'true');
    await expect(cards.frame.getByText(/American Express|Amex/).first()).toBeAttached();
    await expectHealthyPage(page);
    await cards.number.fill('');

    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      ` ${formatInGroups(numbers.visa, ' ')}\n`,
    );
    await expectHealthyPage(page);
    const tabTo = async (isThere: () => Promise<boolean>) => {
      for (let step = 0; step < 40; step += 1) {
        if (await isThere()) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('The Tab key does not reach it.');
    };
    const isFocused = (field: typeof cards.terms) => () =>
      field.evaluate((element) => element === element.ownerDocument.activeElement && document.hasFocus());
    await page.getByRole('heading', { level: 1 }).click();
    await tabTo(isFocused(cards.number));
    await page.keyboard.press('ControlOrMeta+v');
    await expect.poll(async () => (await cards.number.inputValue()).replaceAll(/\D/g, '')).toBe(numbers.visa);
    await tabTo(isFocused(cards.optIn));
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+Tab');
    await tabTo(isFocused(cards.terms));
    await page.keyboard.press('Space');
    const call = page.waitForRequest(isAddCall);
    while (!(await isFocused(cards.number)())) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect((await call).postDataJSON()).toMatchObject({ directFileFeedOptIn: true });
    await expect(page).toHaveURL(/\/card_added$/);
  },
);
