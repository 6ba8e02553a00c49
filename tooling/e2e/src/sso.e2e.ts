import { identityPage } from './identity-page.ts';
import { cookieRemover, memberStatusWith, serverCookies, sessionCookies } from './login-page.ts';
import { expect, test } from './site.ts';
import { expectHealthyPage, expectHealthyAtBothSizes } from './page-health.ts';

test.skip(({ partner }) => partner !== 'american', 'single sign-on is american’s');

test('AUT-13 ROU-10 ROU-32 AUT-09 CHR-07 a member signs in through the partner and returns to the requested page', async ({
  page,
  size,
}) => {
  test.skip(size !== 'phone', 'one size shows it');
  const identity = identityPage(page);
  await page.goto('/account/user_profile');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('main').locator('input')).toHaveCount(0);
  await expectHealthyAtBothSizes(page);

  const started = page.waitForRequest((request) => new URL(request.url()).pathname === '/Login');
  await page.getByRole('main').getByRole('link', { name: 'Continue with American' }).click();
  const request = await started;
  expect(request.isNavigationRequest()).toBe(true);
  await expect(identity.heading).toBeVisible();
  await expectHealthyAtBothSizes(page);
  await identity.person('Morgan Reyes').click();
  await expect(page).toHaveURL(/\.localhost:\d+\/account\/user_profile$/);
  await expect(page.getByRole('main').getByText('member@example.com').first()).toBeVisible();
  await expectHealthyAtBothSizes(page);

  // Without a return path, sign-in redirects to the account.
  await page.goto('/login');
  await expect(page).toHaveURL(/\/account\/overview$/);
  await expect(page.getByRole('banner').getByRole('button', { name: /Morgan: your account/ })).toBeVisible();
});

test('AUT-13 AUT-14 CHR-08 sign-out ends the partner’s session too: the next sign-in asks for credentials', async ({
  page,
  size,
}) => {
  test.skip(size !== 'desktop', 'one size shows it');
  const endSession = cookieRemover(page, serverCookies);
  const identity = identityPage(page);
  await page.goto('/how-it-works');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Sign in' }).click();
  await identity.person('Vivian Okafor').click();
  await expect(page).toHaveURL(/\/how-it-works$/);
  await expect(bar.getByRole('button', { name: /your account/ })).toBeVisible();
  const old = (await sessionCookies(page)).session?.value ?? '';
  expect(await memberStatusWith(page, old)).toBe(200);

  // While the partner's session lasts, it does not request credentials.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('dr.loginRedirect'))).toBeNull();
  // A page that is still open would answer the end of its session by leaving.
  await page.goto('about:blank');
  await endSession();
  await page.goto('/Login');
  await expect(page).toHaveURL(/\/account\/overview$/);
  // A new page takes focus, which would close the menu.
  await expect(page.getByRole('heading', { level: 1, name: 'Account Overview' })).toBeVisible();

  await bar.getByRole('button', { name: /your account/ }).click();
  await bar.getByRole('button', { name: 'Sign out' }).click();
  await expect(identity.signOut).toBeVisible();
  await expectHealthyPage(page);
  await identity.signOut.click();
  await expect(page).toHaveURL(/american\.localhost:\d+\/$/);
  await expect(bar.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Join' })).toBeVisible();
  await page.goto('/Login');
  await expect(identity.heading).toBeVisible();
});

test('ENR-06 CHR-06 CHR-09 CHR-10 ROU-08 a new person goes straight to the next step and may leave', async ({
  page,
  size,
}) => {
  test.skip(size !== 'phone', 'one size shows it');
  const identity = identityPage(page);
  await page.goto('/join');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join with your American account');
  await expect(page.getByRole('main').locator('input[type="password"]')).toHaveCount(0);
  await expectHealthyPage(page);
  await page.getByRole('main').getByRole('link', { name: 'Continue to American' }).click();
  await identity.signUp('Wren', 'Halloran');
  await expect(page).toHaveURL(/\/add_card$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wren');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Sign out' })).toBeVisible();
  await expect(bar).not.toContainText('Already a member?');
  await expectHealthyPage(page);
  for (const path of ['/account/overview', '/login', '/join']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/add_card$/);
  }

  await page.goto('/how-it-works');
  await expect(bar.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/join');
  await expect(bar.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await expectHealthyPage(page);
  await bar.getByRole('link', { name: 'Sign out' }).click();
  await identity.staySignedIn.click();
  await expect(page).toHaveURL(/american\.localhost:\d+\//);
  expect((await sessionCookies(page)).hint).toBeUndefined();
});

test('AUT-13 ROU-10 a cancelled or failed partner sign-in shows a message', async ({ page, size }) => {
  test.skip(size !== 'phone', 'one size shows it');
  const said = page.getByRole('main').getByText('The sign-in did not complete');
  await page.goto('/login');
  await expect(said).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Continue with American' }).click();
  await identityPage(page).cancel.click();
  await expect(page).toHaveURL(/\/login#sign-in-failed$/);
  await expect(said).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Nothing has changed in your account.');
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
  await expectHealthyPage(page);

  await page.goto('/Login/callback?code=made-up&state=made-up');
  await expect(page).toHaveURL(/\/login#sign-in-failed$/);
  await expect(said).toBeVisible();
  expect((await sessionCookies(page)).hint).toBeUndefined();
});

test('ENR-06 CHR-06 a person who joined without a card sees read-only names and no password', async ({
  page,
  size,
}) => {
  test.skip(size !== 'phone', 'one size shows it');
  await page.goto('/Login');
  await identityPage(page).person('Noor Haddad').click();
  await expect(page).toHaveURL(/\/add_card$/);
  await page.goto('/join');
  const main = page.getByRole('main');
  for (const [name, value] of [
    ['First name', 'Noor'],
    ['Last name', 'Haddad'],
    ['Email address', 'nocard@example.com'],
  ] as const) {
    await expect(main.getByLabel(name)).toHaveValue(value);
    await expect(main.getByLabel(name)).not.toBeEditable();
  }
  await expect(main.locator('input[type="password"]')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign out' })).toBeVisible();
  await expectHealthyPage(page);
});
