import type { Page } from '@playwright/test';

import { memberStatusWith, sessionCookies, signIn } from './login-page.ts';
import { makePerson } from './people.ts';
import { expect, expectAccessible, test } from './site.ts';

test.skip(({ partner, size }) => partner !== 'hilton' || size !== 'desktop', 'one site at one size shows it');

const SEARCH = '/search?location=Chicago%2C+IL';

/** What the frame and the cards show, as somebody finds them. */
function sightOf(page: Page) {
  const bar = page.getByRole('banner');
  const main = page.getByRole('main');
  const footer = page.getByRole('contentinfo');
  return {
    menu: bar.getByRole('button', { name: /: your account$/ }),
    signIn: bar.getByRole('link', { name: 'Sign in', exact: true }),
    signOut: bar.getByRole('link', { name: 'Sign out', exact: true }),
    join: bar.getByRole('link', { name: 'Join', exact: true }),
    cards: main.locator('article:visible'),
    rates: main.locator('article:visible').getByText(/\/\$1$/),
    locks: main.locator('article:visible').getByText(/to e-mail to earn here$|^VIP members earn here$/),
    signInPrompts: main.getByRole('link', { name: 'Sign in to see offers' }),
    activatePrompts: main.getByRole('link', { name: 'Activate to see offers' }),
    footerJoin: footer.getByRole('link', { name: /^Join / }),
    footerAccount: footer.getByRole('link', { name: 'My account' }),
  };
}
type Sight = ReturnType<typeof sightOf>;
type Part = Exclude<keyof Sight, 'cards'>;

/** Everything there is of these parts, and nothing of the others. */
async function expectOnly(page: Page, there: readonly Part[]): Promise<void> {
  const sight = sightOf(page);
  await expect(sight.cards.first()).toBeVisible();
  for (const part of there) await expect(sight[part].first(), part).toBeVisible();
  for (const [part, locator] of Object.entries(sight)) {
    if (part !== 'cards' && !there.includes(part as Part)) await expect(locator, part).toHaveCount(0);
  }
  await expectAccessible(page);
}

const visitor: readonly Part[] = ['signIn', 'join', 'footerJoin'];

test('SES-01 SES-02 CHR-08 CHR-24 MER-11 an anonymous visitor is shown the ways in, and no rate', async ({
  page,
}) => {
  await page.goto(SEARCH);
  await expectOnly(page, [...visitor, 'signInPrompts']);
  const { signIn: link, join, signInPrompts, cards } = sightOf(page);
  await expect(link).toHaveAttribute('href', '/login');
  await expect(join).toHaveAttribute('href', '/join');
  await expect(signInPrompts).toHaveCount(await cards.count());
});

test('SES-01 SES-02 SES-19 CHR-08 MER-11 who came with the public id of somebody not activated is asked to activate', async ({
  page,
  baseURL,
}) => {
  const { publicId } = await makePerson(page, baseURL, 'activate');
  await page.goto(`${SEARCH}&public_id=${publicId}`);
  await expectOnly(page, [...visitor, 'signInPrompts']);
  expect(await page.evaluate(() => sessionStorage.getItem('dr.publicId'))).toContain(publicId);
  expect(page.url()).not.toContain(publicId);
  const lookUp = page.waitForRequest(`**/api/Member/${publicId}`);
  await page.goto(SEARCH);
  await lookUp;
  await expect(sightOf(page).activatePrompts.first()).toHaveAttribute(
    'href',
    `/activate?public_id=${publicId}`,
  );
  await expectOnly(page, [...visitor, 'activatePrompts']);
});

test('SES-01 CHR-10 CHR-24 MER-11 a member without a card is shown the next step, the way out, and rates', async ({
  page,
  baseURL,
}) => {
  await signIn(page, await makePerson(page, baseURL, 'nocard'));
  await page.goto(SEARCH);
  await expect(sightOf(page).rates.first()).toBeVisible();
  await expectOnly(page, ['signOut', 'join', 'rates', 'footerJoin']);
});

test('SES-01 SES-03 CHR-07 CHR-24 MER-11 members have the menu of the account, and the same merchants say something else to each tier', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const said: string[] = [];
  for (const profile of ['optedout', 'member', 'vip'] as const) {
    const person = await makePerson(page, baseURL, profile);
    await signIn(page, person);
    await page.goto(SEARCH);
    const { menu, rates, locks, signIn: link } = sightOf(page);
    await expect(rates.or(locks).first()).toBeVisible();
    said.push((await rates.or(locks).allInnerTexts()).join('; '));
    if (profile !== 'optedout') {
      await expect(rates.first()).toBeVisible();
      await expectOnly(page, ['menu', 'rates', 'footerAccount']);
      await expect(menu).toHaveAccessibleName(`Hi, ${person.firstName}: your account`);
      await menu.click();
      const bar = page.getByRole('banner');
      await expect(bar.getByText(person.email)).toBeVisible();
      await expect(bar.locator('a[href^="/account/"]:visible')).toHaveCount(4);
      await expect(bar.getByRole('button', { name: 'Sign out' })).toBeVisible();
    }
    await page.goto('/SignOut');
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expect(link).toBeVisible();
  }
  expect(new Set(said).size, said.join('\n')).toBe(3);
});

test('SES-01 SES-04 a closed account is shown no merchant, and in the bar the way out alone', async ({
  page,
  baseURL,
}) => {
  await signIn(page, await makePerson(page, baseURL, 'closed'));
  await page.goto(SEARCH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is closed');
  const sight = sightOf(page);
  await expect(sight.signOut).toBeVisible();
  for (const part of ['menu', 'signIn', 'join', 'cards', 'footerJoin', 'footerAccount'] as const) {
    await expect(sight[part], part).toHaveCount(0);
  }
});

test('SES-21 an emulation that is left over on a page of its own ends, and the session with it', async ({
  page,
  baseURL,
  watch,
}) => {
  // Who is signed in was asked in the moment in which the session ended.
  watch.allow(/status of 401/);
  const person = await makePerson(page, baseURL, 'member');
  await signIn(page, person);
  const { session } = await sessionCookies(page);
  await page.evaluate(() => localStorage.setItem('dr.emulationId', 'E-1'));
  await page.goto('/account/overview');
  await expect(page).toHaveURL(/\/SignOut$/);
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('dr.emulationId') === null);
  await expect.poll(() => memberStatusWith(page, session?.value ?? '')).toBe(401);
  await expect(sightOf(page).signIn).toBeVisible();
  await expect(sightOf(page).menu).toHaveCount(0);
});
