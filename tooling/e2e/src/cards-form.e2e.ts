import type { Page } from '@playwright/test';

import { inGroups, numbers } from './card-numbers.ts';
import { cardsPage, expectReady, isAddCall, sendCards, tick } from './cards-page.ts';
import { signIn } from './login-page.ts';
import { makePerson } from './people.ts';
import { asksServer, expect, test } from './site.ts';
import { expectSound, expectSoundEverywhere } from './sound.ts';

test.skip(({ partner, size }) => partner !== 'hilton' || size !== 'phone', 'one site at one size shows it');

/** Signs somebody in who has no card, at the step with the form. */
async function openForm(page: Page, siteUrl: string | undefined) {
  await signIn(page, await makePerson(page, siteUrl, 'nocard'));
  await expect(page).toHaveURL(/\/add_card$/);
  await expectReady(page);
  return cardsPage(page);
}

const NOT_A_NUMBER = /Check the card number: it does not look complete\./;

test('VAL-07 VAL-17 VAL-18 VAL-19 what is wrong with a number is said where it is typed, when the field is left', async ({
  page,
  baseURL,
}) => {
  const cards = await openForm(page, baseURL);
  for (const [typed, message] of [
    ['4111111111111112', NOT_A_NUMBER],
    ['411111111111', NOT_A_NUMBER],
    ['3611111111111111', NOT_A_NUMBER],
    [numbers.discover, /Card must be Amex, Mastercard, or Visa/],
  ] as const) {
    await cards.number.fill('');
    await cards.type(typed);
    await cards.terms.focus();
    await expect(cards.number).toHaveAccessibleDescription(message);
    await expect(cards.number).toHaveAttribute('aria-invalid', 'true');
  }
  await expectSoundEverywhere(page);
  await cards.number.fill('');
  await cards.type(numbers.amex);
  await cards.terms.focus();
  await expect(cards.number).not.toHaveAttribute('aria-invalid', 'true');
  await expect(cards.frame.getByText(/American Express|Amex/).first()).toBeAttached();
  await expectSound(page);
});

test('CRD-02 VAL-18 a number is pasted as it stands on the card', async ({ page, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const cards = await openForm(page, baseURL);
  await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${inGroups(numbers.visa, ' ')}\n`);
  await cards.number.click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(async () => (await cards.number.inputValue()).replaceAll(/\D/g, '')).toBe(numbers.visa);
  await cards.agree();
  const { sent, status } = await sendCards(page);
  expect(status).toBe(200);
  expect(sent).toMatchObject({ creditCards: [{ lastFour: '1111', cardType: 'Visa' }] });
  await expect(page).toHaveURL(/\/card_added$/);
});

test('CRD-02 CRD-04 CRD-09 a card is linked by keyboard alone, on the narrowest screen', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const cards = await openForm(page, baseURL);
  await expectSound(page);
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
  await page.keyboard.type(numbers.visa);
  await tabTo(isFocused(cards.optIn));
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await tabTo(isFocused(cards.terms));
  await page.keyboard.press('Space');
  const call = page.waitForRequest(isAddCall);
  // Back into the field: Enter sends the form from there too.
  while (!(await isFocused(cards.number)())) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  expect((await call).postDataJSON()).toMatchObject({ directFileFeedOptIn: true });
  await expect(page).toHaveURL(/\/card_added$/);
});

test('CRD-27 CRD-28 ERR-15 no more cards are chosen than the program takes, the typed one counts', async ({
  page,
  baseURL,
}) => {
  const LIMIT = 12;
  // Fourteen cards of the partner's, at a site of this build that takes twelve.
  await page.route('**/api/Cards/AllPartnerCards', (route) =>
    route.fulfill({
      json: Array.from({ length: 14 }, (_, index) => ({
        partnerCardId: `partner-card-${index}`,
        cardType: 'Mastercard',
        lastFour: String(2000 + index),
      })),
    }),
  );
  await page.route('**/assets/index-*.js', async (route) => {
    const script = await (await asksServer(page, baseURL)(new URL(route.request().url()).pathname)).text();
    // The settings are text within the script.
    const limit = /(?<=maxLinkedCards\\":)8\b/;
    expect(limit.test(script)).toBe(true);
    await route.fulfill({ contentType: 'text/javascript', body: script.replace(limit, String(LIMIT)) });
  });
  const cards = await openForm(page, baseURL);
  await expect(cards.partnerCards).toHaveCount(14);
  const box = (index: number) => cards.partnerCard(String(2000 + index));
  for (let index = 0; index < LIMIT; index += 1) await tick(box(index));
  for (const other of [12, 13]) await expect(box(other)).toBeDisabled();
  await expect(cards.form).toContainText('12');
  await expectSound(page);
  await tick(box(3), false);
  for (const other of [12, 13]) await expect(box(other)).toBeEnabled();

  await cards.type(numbers.visa);
  for (const other of [3, 12, 13]) await expect(box(other)).toBeDisabled();
  await expect(box(0)).toBeEnabled();
  await expectSound(page);
  await cards.number.fill('');
  for (const other of [3, 12, 13]) await expect(box(other)).toBeEnabled();
});
