import type { Page } from '@playwright/test';

import { identityPage } from './identity-page.ts';
import { isJoinCall, joinPage } from './join-page.ts';
import { serverCookies, sessionCookies } from './login-page.ts';
import { test } from './isolated-platform.ts';
import { newMemberNumber } from './people.ts';
import { requestServer, expect } from './site.ts';
import { expectHealthyPage, expectHealthyAtBothSizes } from './page-health.ts';

/** Values of american's form for a person whose name and address are known. */
const answers = () => ({
  memberNumber: newMemberNumber(),
  address1: '1 State Street',
  city: 'Chicago',
  state: 'IL',
  zipCode: '60601',
  phoneNumber: '(312) 555-0147',
});

/** Makes american's members join by form, as with a partner without auto-enrollment. */
async function switchAutoEnrollOff(page: Page, siteUrl: string): Promise<void> {
  const request = { method: 'PUT', data: { hasAutoEnroll: false } };
  expect((await requestServer(page, siteUrl)('/dev/feature-flags', request)).status()).toBe(200);
}

test.skip(
  ({ partner, size }) => partner !== 'hilton' || size !== 'phone',
  'the switch needs a platform of its own, which serves every site',
);

test('ENR-06 CHR-10 CFG-17 CFG-33 a new person joins by a form with the partner’s names and no password', async ({
  page,
  isolatedPlatform,
}) => {
  const site = isolatedPlatform.urlOf('american');
  await switchAutoEnrollOff(page, site);
  const identity = identityPage(page);
  const join = joinPage(page);
  const bar = page.getByRole('banner');

  await page.goto(`${site}/join`);
  await page.getByRole('main').getByRole('link', { name: 'Continue to American' }).click();
  const email = await identity.signUp('Wren', 'Halloran');
  await expect(page).toHaveURL(`${site}/join`);
  for (const [name, value] of [
    ['firstName', 'Wren'],
    ['lastName', 'Halloran'],
    ['email', email],
  ] as const) {
    await expect(join.field(name)).toHaveValue(value);
    await expect(join.field(name)).not.toBeEditable();
  }
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
  await expectHealthyAtBothSizes(page);

  // Every other page redirects to the form, and the header links to it.
  for (const path of ['/account/overview', '/login', '/add_card']) {
    await page.goto(`${site}${path}`);
    await expect(page).toHaveURL(`${site}/join`);
  }
  await page.goto(`${site}/how-it-works`);
  await expect(bar.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await bar.getByRole('link', { name: 'Join' }).click();
  await expect(page).toHaveURL(`${site}/join`);

  await join.submit.click();
  await expect(join.field('memberNumber')).toBeFocused();
  await expect(join.form.getByRole('alert')).toContainText('fields need another look');
  await expectHealthyPage(page);

  const given = answers();
  await join.fillIn(given);
  await join.terms.check();
  const answered = page.waitForResponse((response) => isJoinCall(response.request()));
  await join.submit.click();
  const answer = await answered;
  expect(answer.status()).toBe(201);
  expect(answer.request().postDataJSON()).toEqual({
    ...given,
    firstName: 'Wren',
    lastName: 'Halloran',
    email,
    phoneNumber: '3125550147',
    smsOptIn: true,
    emailOptIn: false,
    terms: true,
  });
  await expect(page).toHaveURL(`${site}/add_card`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wren');
  await expectHealthyAtBothSizes(page);

  // On return, the form is never shown again.
  await page.context().clearCookies({ name: serverCookies });
  await page.goto(`${site}/login`);
  expect((await sessionCookies(page)).hint).toBeUndefined();
  await page.getByRole('main').getByRole('link', { name: 'Continue with American' }).click();
  await expect(page).toHaveURL(`${site}/add_card`);
  await page.goto(`${site}/account/overview`);
  await expect(page).toHaveURL(`${site}/add_card`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wren');
});
