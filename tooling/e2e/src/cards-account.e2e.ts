import type { Page } from '@playwright/test';

import { accountCardsPage, isDeleteCall, isListCall, listCards } from './account-cards-page.ts';
import { numbers } from './card-numbers.ts';
import { cardsPage, expectReady, linkCard, press } from './cards-page.ts';
import { loginPage, startSession } from './login-page.ts';
import { authorizationHeader, rawRequest, csrfHeader } from './raw-request.ts';
import { createPerson, type Person } from './people.ts';
import { expect, test } from './site.ts';
import { expectHealthyPage, expectHealthyAtBothSizes } from './page-health.ts';

const MANAGE = '/account/manage_cards';

async function openCards(page: Page, siteUrl: string | undefined): Promise<Person> {
  const person = await createPerson(page, siteUrl, 'member');
  await startSession(page, siteUrl, person);
  await page.goto(MANAGE);
  await expect(accountCardsPage(page).rows.first()).toBeVisible();
  return person;
}

async function leaveOne(page: Page): Promise<void> {
  const headers = { ...(await csrfHeader(page)), ...(await authorizationHeader(page)) };
  for (const { id } of (await listCards(page)).slice(1)) {
    const path = `/api/Member/Cards?id=${encodeURIComponent(id)}`;
    expect(await rawRequest(page, { method: 'DELETE', path, headers })).toEqual({ status: 200, body: true });
  }
}

async function holdDelete(page: Page) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/Member/Cards?*', async (route) => {
    if (isDeleteCall(route.request())) await held;
    await route.fallback();
  });
  return letGo;
}

test(
  'CRD-05 CRD-11.a CRD-11.b CRD-13 CRD-15.a CRD-15.b CRD-16.a CRD-21.b ERR-17 ERR-18 API-14.a API-17.a cards are listed, linked and deleted one by one',
  { tag: '@desktop' },
  async ({ page, baseURL, watch }) => {
    watch.allow(/status of 500/);
    await openCards(page, baseURL);
    const account = accountCardsPage(page);
    const cards = cardsPage(page);
    await expectReady(page);
    await expectHealthyAtBothSizes(page);

    const before = (await listCards(page)).length;
    await expect(account.rows).toHaveCount(before);
    await linkCard(page, numbers.otherMastercard);
    await expect(account.row('5100')).toBeVisible();
    await expect(account.rows).toHaveCount(before + 1);
    await expect(cards.number).toHaveValue('');
    await expect(cards.terms).not.toBeChecked();

    const removeButton = account.remove('5100');
    await press(removeButton);
    await expect(account.dialog).toContainText('Mastercard ending in 5100');
    await expectHealthyAtBothSizes(page);
    await press(account.keep);
    await expect(account.dialog).toBeHidden();
    await expect(removeButton).toBeFocused();
    expect(await listCards(page)).toHaveLength(before + 1);

    await page.route('**/api/Member/Cards?*', (route) =>
      isDeleteCall(route.request())
        ? route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken on purpose.' } })
        : route.fallback(),
    );
    await press(removeButton);
    await press(account.confirm);
    await expect(
      page.getByText('Your card ending in 5100 can not be deleted, please try again later.').first(),
    ).toBeVisible();
    await expect(removeButton).toBeEnabled();
    await expect(account.row('5100')).not.toContainText('Deleting...');
    await expectHealthyPage(page);
    await page.unroute('**/api/Member/Cards?*');

    const letGo = await holdDelete(page);
    await press(removeButton);
    const call = page.waitForRequest(isDeleteCall);
    await press(account.confirm);
    await expect(account.row('5100')).toContainText('Deleting...');
    const { searchParams } = new URL((await call).url());
    expect(searchParams.get('id')).toMatch(/\S{8,}/);
    await expectHealthyPage(page);
    const list = page.waitForRequest(isListCall);
    letGo();
    await list;
    await expect(account.row('5100')).toHaveCount(0);
    await expect(page.getByText('Your card ending in 5100 has been deleted.').first()).toBeVisible();
    await expect(account.rows).toHaveCount(before);
    await expect(page).toHaveURL(new RegExp(`${MANAGE}$`));
  },
);

test(
  'CRD-12 CRD-14 ENR-09.c ENR-11.c ENR-12 ROU-34 deleting the last card closes the account, and linking another reopens it',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    const person = await openCards(page, baseURL);
    const account = accountCardsPage(page);
    await leaveOne(page);
    await page.reload();
    await expect(account.rows).toHaveCount(1);
    const last = account.section.getByRole('button', { name: /^Delete / });
    await press(last);
    await expect(account.dialog).toContainText('your account closes');
    await expect(account.confirm).toHaveCount(0);
    await expectHealthyPage(page);
    await press(account.keepAccount);
    await expect(account.rows).toHaveCount(1);
    await press(last);
    await press(account.confirmLast);
    await expect(page).toHaveURL(/\/SignOut$/);
    await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible();

    await page.goto('/login');
    await loginPage(page).signIn(person);
    await expect(page.getByRole('heading', { level: 1, name: 'Your account is closed' })).toBeVisible();
    const cards = cardsPage(page);
    await expectReady(page);
    await expectHealthyAtBothSizes(page);
    await cards.type(numbers.visa);
    await cards.agree();
    const member = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/Member');
    await cards.send();
    await expect(page.getByText('Your card ending in 1111 has been linked.').first()).toBeVisible();
    expect(await (await member).json()).toMatchObject({ memberType: 'EnrolledCardMember' });
    await expect(page).toHaveURL(/\/account\/overview$/);
    expect(await listCards(page)).toMatchObject([{ cardType: 'Visa', lastFour: '1111' }]);
  },
);
