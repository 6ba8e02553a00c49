import { numbers } from './card-numbers.ts';
import { cardsPage, expectReady, linkCard } from './cards-page.ts';
import { identityPage } from './identity-page.ts';
import { cookieRemover, memberStatusWith, serverCookies, sessionCookies } from './login-page.ts';
import { expect, test } from './site.ts';
import { expectHealthyPage } from './page-health.ts';

test(
  'AUT-13 ROU-10.b ROU-32.a ROU-32.b AUT-09.a AUT-09.b CHR-07.a a member signs in through the partner and returns to the requested page',
  { tag: ['@sso', '@smoke', '@translated'] },
  async ({ page }) => {
    const identity = identityPage(page);
    await page.goto('/account/user_profile');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('main').locator('input')).toHaveCount(0);
    await expectHealthyPage(page);

    const started = page.waitForRequest((request) => new URL(request.url()).pathname === '/Login');
    await page.getByRole('main').getByRole('link', { name: 'Continue with American' }).click();
    const request = await started;
    expect(request.isNavigationRequest()).toBe(true);
    await expect(identity.heading).toBeVisible();
    await expectHealthyPage(page);
    await identity.person('Morgan Reyes').click();
    await expect(page).toHaveURL(/\.localhost:\d+\/account\/user_profile$/);
    await expect(page.getByRole('main').getByText('member@example.com').first()).toBeVisible();
    await expectHealthyPage(page);

    await page.goto('/login');
    await expect(page).toHaveURL(/\/account\/overview$/);
    await expect(
      page.getByRole('banner').getByRole('button', { name: /Morgan: your account/ }),
    ).toBeVisible();
  },
);

test(
  'AUT-13 AUT-14.b CHR-08.b ROU-10.b a sign-in can be cancelled at the partner; sign-out ends the partner’s session too: the next sign-in asks for credentials',
  { tag: '@sso' },
  async ({ page }) => {
    const endSession = cookieRemover(page, serverCookies);
    const identity = identityPage(page);
    await page.goto('/login');
    const failureMessage = page.getByRole('main').getByText('We couldn’t finish signing you in');
    await expect(failureMessage).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Continue with American' }).click();
    await identity.cancel.click();
    await expect(page).toHaveURL(/\/login#sign-in-failed$/);
    await expect(failureMessage).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
    await expectHealthyPage(page);
    expect((await sessionCookies(page)).hint).toBeUndefined();

    await page.goto('/how-it-works');
    const bar = page.getByRole('banner');
    await bar.getByRole('link', { name: 'Sign in' }).click();
    await identity.person('Vivian Okafor').click();
    await expect(page).toHaveURL(/\/how-it-works$/);
    await expect(bar.getByRole('button', { name: /your account/ })).toBeVisible();
    const old = (await sessionCookies(page)).session?.value ?? '';
    expect(await memberStatusWith(page, old)).toBe(200);

    // The partner requests no credentials while its own session lasts.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('dr.loginRedirect'))).toBeNull();
    // An open page would navigate when its session ends.
    await page.goto('about:blank');
    await endSession();
    await page.goto('/Login');
    await expect(page).toHaveURL(/\/account\/overview$/);
    // A new page takes the focus, which would close the menu.
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
  },
);

test(
  'ENR-06.a ENR-07.a ENR-07.b ENR-08.b CHR-06.a CHR-09.b CHR-10 CRD-09.b CRD-24 ROU-08.a a new person goes straight to the next step, which asks only for a number, and may leave',
  { tag: '@sso' },
  async ({ page }) => {
    const identity = identityPage(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
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
    await page.goto('/how-it-works');
    await expect(bar.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/join');
    await expect(bar.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
    await expectHealthyPage(page);
    await page.goto('/account/overview');
    await expect(page).toHaveURL(/\/add_card$/);

    const cards = cardsPage(page);
    await expectReady(page);
    await expect(cards.partnerCards).toHaveCount(0);
    await expect(cards.optIn).toHaveCount(0);
    const src = new URL((await page.locator('[data-secure-frame]').getAttribute('src')) ?? '');
    expect(src.search).toBe('?amex=1&disc=1&mast=1&visa=1');
    const { sent, status } = await linkCard(page, numbers.discover);
    expect(status).toBe(200);
    expect(sent).toMatchObject({
      creditCards: [{ lastFour: '1117', cardType: 'Discover' }],
      directFileFeedOptIn: false,
    });
    await expect(page).toHaveURL(/\/card_added$/);
    await expect(page.getByRole('main').getByText('Discover ending in 1117')).toHaveCount(1);
    await expectHealthyPage(page);
    expect(requested).not.toContain('/api/Cards/AllPartnerCards');

    await bar.getByRole('link', { name: 'Sign out' }).click();
    await identity.staySignedIn.click();
    await expect(page).toHaveURL(/american\.localhost:\d+\//);
    expect((await sessionCookies(page)).hint).toBeUndefined();
  },
);
