import type { Page } from '@playwright/test';

import { accountCardsPage, isDeleteCall, listCards } from './account-cards-page.ts';
import { numbers } from './card-numbers.ts';
import { cardsPage, expectReady, isAddCall, linkCard, press } from './cards-page.ts';
import { cookieRemover, loginPage, sessionCookie, signIn } from './login-page.ts';
import { createPerson } from './people.ts';
import { expect, test } from './site.ts';

test.skip(({ partner, size }) => partner !== 'hilton' || size !== 'phone', 'one site at one size shows it');

const MANAGE = '/account/manage_cards';

/** Counts navigations to sign-in from now on. */
function loginsOf(page: Page): () => number {
  let count = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && new URL(frame.url()).pathname === '/login') count += 1;
  });
  return () => count;
}

test('CRD-16 CRD-22 API-16 API-17 a session that ends while the form is filled in redirects to sign-in once, and back', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 40[13]/);
  const endSession = cookieRemover(page, sessionCookie);
  const person = await createPerson(page, baseURL, 'member');
  await signIn(page, person);
  await page.goto(MANAGE);
  await expectReady(page);
  const before = await listCards(page);
  const logins = loginsOf(page);

  await endSession();
  const unauthorised = page.waitForResponse(
    (answer) => isAddCall(answer.request()) && answer.status() === 401,
  );
  await linkCard(page, numbers.thirdVisa);
  await unauthorised;
  await expect(page).toHaveURL(/\/login$/);
  await expect(loginPage(page).userName).toBeEditable();
  expect(logins()).toBe(1);
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL(new RegExp(`${MANAGE}$`));
  await expectReady(page);
  await expect(cardsPage(page).number).toHaveValue('');
  expect(await listCards(page)).toEqual(before);

  const account = accountCardsPage(page);
  const refused = page.waitForResponse((answer) => isDeleteCall(answer.request()) && answer.status() === 401);
  await press(account.section.getByRole('button', { name: /^Delete / }).first());
  await expect(account.dialog).toBeVisible();
  await endSession();
  await press(account.dialog.getByRole('button', { name: /^Delete card/ }));
  await refused;
  await expect(page).toHaveURL(/\/login$/);
  expect(logins()).toBe(2);
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL(new RegExp(`${MANAGE}$`));
  expect(await listCards(page)).toEqual(before);
});
