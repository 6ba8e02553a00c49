import { notice, openAccount, openTab, overviewPage } from './account-page.ts';
import { loginPage } from './login-page.ts';
import { test } from './own-platform.ts';
import { makePerson, type Profile } from './people.ts';
import { asksServer, expect } from './site.ts';
import { expectSound, expectSoundEverywhere } from './sound.ts';

const MINUTE_MS = 60_000;

interface Standing {
  readonly profile: Profile;
  readonly tier: string;
  readonly title: RegExp;
  readonly visits: string;
  readonly bills: string;
  readonly toVip: string;
  readonly earned: string;
}

const thisYear = new Date().getUTCFullYear();
const nextYear = thisYear + 1;

const standings: readonly Standing[] = [
  {
    profile: 'member',
    tier: 'Full member',
    title: /^On your way to VIP$/,
    visits: '5 of 12 visits',
    bills: '$430 of $750 on your bills',
    toVip: '7 more visits to VIP',
    earned: '1,290 points',
  },
  {
    profile: 'vip',
    tier: 'VIP',
    title: /^On your way to another year of VIP$/,
    visits: '9 of 12 visits',
    bills: '$612 of $750 on your bills',
    toVip: '3 more visits to VIP',
    earned: '4,870 points',
  },
  {
    profile: 'complete',
    tier: 'VIP',
    title: new RegExp(`^VIP is yours for ${nextYear}$`),
    visits: '12 of 12 visits',
    bills: '$750 of $750 on your bills',
    toVip: 'All visits made',
    earned: '6,240 points',
  },
  {
    profile: 'optedout',
    tier: 'Basic member',
    title: /^On your way to VIP$/,
    visits: '2 of 12 visits',
    bills: '$96 of $750 on your bills',
    toVip: '10 more visits to VIP',
    earned: '48 points',
  },
  {
    profile: 'newmember',
    tier: 'Full member',
    title: /^On your way to VIP$/,
    visits: '0 of 12 visits',
    bills: '$0 of $750 on your bills',
    toVip: '12 more visits to VIP',
    earned: '0 points',
  },
];

test('ACC-01 ACC-02 ACC-03 ACC-04 ACC-05 ACC-06 ACC-20 ACC-21 HIS-24 each member reads where they stand', async ({
  page,
  baseURL,
  partner,
  size,
}) => {
  test.skip(partner !== 'hilton' || size !== 'desktop', 'one site at one size shows it');
  test.slow();
  const { main, year, meter } = overviewPage(page);
  for (const { profile, tier, title, visits, bills, toVip, earned } of standings) {
    await test.step(profile, async () => {
      await openAccount(page, baseURL, { profile, tab: 'overview' });
      await expect(main.getByRole('heading', { name: tier, exact: true })).toBeVisible();
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
      await expect(year).toContainText(earned);
      for (const [name, text] of [
        ['Visits', visits],
        ['Bills', bills],
      ] as const) {
        await expect(meter(name)).toHaveAttribute('aria-valuetext', text);
        await expect(main.getByText(text)).toBeVisible();
      }
      await expect(main.getByText(toVip, { exact: true })).toBeVisible();
      await expectSoundEverywhere(page);
      if (profile === 'newmember') return;
      const signedOut = page.waitForResponse('**/api/SignOut');
      await page.goto('/SignOut');
      // The page is there before its code has asked to be signed out.
      await signedOut;
      await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    });
  }
  await expect(main.getByText(`Your first table of ${thisYear} is still to come.`)).toBeVisible();
  await expect(main.getByText('Your earning rate')).toBeVisible();

  for (const [name, path] of [
    ['Reviews & History', 'recent_activity'],
    ['Linked Cards', 'manage_cards'],
    ['Profile', 'user_profile'],
    ['Account Overview', 'overview'],
  ] as const) {
    await main.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${baseURL}/account/${path}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test('ACC-04 ACC-05 ACC-06 HIS-22 a settled meal moves the meter and is listed', async ({
  page,
  baseURL,
  partner,
  size,
}) => {
  test.skip(partner !== 'hilton' || size !== 'desktop', 'one site at one size shows it');
  const { email } = await openAccount(page, baseURL, { profile: 'member', tab: 'overview' });
  const { main, year, meter } = overviewPage(page);
  await expect(meter('Visits')).toHaveAttribute('aria-valuenow', '5');
  await expect(year).toContainText('from 5 visits');
  const meal = { method: 'POST', data: { email, amount: '48.20' } };
  expect((await asksServer(page, baseURL)('/dev/dine', meal)).status()).toBe(201);
  await page.reload();
  await expect(meter('Visits')).toHaveAttribute('aria-valuetext', '6 of 12 visits');
  await expect(meter('Bills')).toHaveAttribute('aria-valuetext', '$478.20 of $750 on your bills');
  await expect(main.getByText('6 more visits to VIP')).toBeVisible();
  await expect(year).toContainText('from 6 visits');
  await openTab(page, baseURL, 'recent_activity');
  await expect(main.getByRole('listitem').filter({ hasText: 'Bill $48.20' }).first()).toBeVisible();
});

test('ACC-07 ACC-08 ACC-09 ACC-22 the link for friends is copied, and what editors want found is there', async ({
  page,
  context,
  baseURL,
  partner,
  size,
}) => {
  test.skip(partner !== 'hilton' || size !== 'desktop', 'one site at one size shows it');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { publicId } = await openAccount(page, baseURL, { profile: 'member', tab: 'overview' });
  const { main } = overviewPage(page);
  const box = main.getByRole('region', { name: 'Bring a friend to the table' });
  await box.getByRole('button', { name: 'Copy link' }).click();
  await expect(notice(page, 'Your referral link has been copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const { origin, pathname, searchParams } = new URL(copied);
  expect(`${origin}${pathname}`).toBe(`${baseURL}/join`);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    utm_source: 'guest',
    utm_campaign: 'bring_a_friend',
    utm_medium: expect.stringMatching(/\S/),
    referrer: publicId,
  });
  await expect(box).toContainText(copied);
  const links = main.getByRole('region', { name: 'Good to know' });
  await expect(links.getByRole('link', { name: 'How points add up' })).toHaveAttribute(
    'href',
    '/earn/how-it-works',
  );
  await expectSoundEverywhere(page);
});

// Asked before anything is started for it.
test.describe(() => {
  test.skip(
    ({ partner, size }) => partner !== 'hilton' || size !== 'phone',
    'the clock needs a platform of its own',
  );

  test('ACC-10 ACC-12 ACC-13 ACC-14 ACC-15 ACC-16 ACC-17 a bonus is registered for, and stays so although the API still says Eligible, for 35 minutes', async ({
    page,
    partner,
    ownPlatform,
    watch,
  }) => {
    watch.allow(/status of 500/);
    const site = ownPlatform.urlOf(partner);
    // Longer than the half hour that passes below.
    const person = await makePerson(page, site, 'bonuses');
    await page.goto(`${site}/login`);
    await loginPage(page).rememberMe.check();
    await loginPage(page).signIn(person);
    await expect(page).not.toHaveURL(/\/login$/);
    await openTab(page, site, 'overview');
    const { available, activated, bonus, main } = overviewPage(page);
    await expect(available).toHaveCount(3);
    await expect(available).toContainText([
      'A welcome worth 1,000 points',
      'A quiet night, 150 points',
      '250 points from your phone',
    ]);
    await expect(activated).toContainText(['Late checkout, 200 points', 'Stay a second night']);
    // Sixty days old, and shown for thirty.
    await expect(main.getByText('A table in the garden')).toHaveCount(0);
    await expectSoundEverywhere(page);

    const midweek = 'A quiet night, 150 points';
    const button = bonus(available, midweek).getByRole('button', { name: /^Activate/ });
    await page.route('**/api/Member/Bonus/MIDWEEK', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken on purpose.' } }),
    );
    await button.click();
    await expect(notice(page, 'Something went wrong, please refresh you browser.')).toBeVisible();
    await expect(bonus(available, midweek)).toBeVisible();
    await page.unroute('**/api/Member/Bonus/MIDWEEK');

    const call = page.waitForRequest('**/api/Member/Bonus/MIDWEEK');
    await button.click();
    expect((await call).method()).toBe('POST');
    expect((await call).postData() ?? '').toMatch(/^(\{\})?$/);
    await expect(notice(page, 'Registered for bonus.')).toBeVisible();
    await expect(bonus(activated, midweek)).toBeVisible();
    await expect(available).toHaveCount(2);
    await expectSound(page);

    // A program whose list of bonuses is behind.
    await page.route(/\/api\/Member$/, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const answer = await asksServer(page, site)('/api/Member', {
        headers: { Cookie: (await route.request().allHeaders()).cookie ?? '' },
      });
      const body = (await answer.json()) as { activeBonuses?: { code: string; bonusStatus: string }[] };
      for (const each of body.activeBonuses ?? []) if (each.code === 'MIDWEEK') each.bonusStatus = 'Eligible';
      await route.fulfill({ response: answer, json: body });
    });
    await page.reload();
    await expect(bonus(activated, midweek)).toBeVisible();
    await expect(available).toHaveCount(2);
    const moveClock = (offsetMs: number) =>
      asksServer(page, site)('/dev/clock', { method: 'PUT', data: { offsetMs } });
    await moveClock(34 * MINUTE_MS);
    await page.reload();
    await expect(bonus(activated, midweek)).toBeVisible();
    await moveClock(36 * MINUTE_MS);
    await page.reload();
    await expect(bonus(available, midweek)).toBeVisible();
    await expect(available).toHaveCount(3);
  });
});

test.describe('in the app and out of it', () => {
  const forTheApp = '250 points from your phone';

  test('ACC-18 in a browser a bonus of the app says where it is', async ({
    page,
    baseURL,
    partner,
    size,
  }) => {
    test.skip(partner !== 'hilton' || size !== 'desktop', 'one site at one size shows it');
    await openAccount(page, baseURL, { profile: 'bonuses', tab: 'overview' });
    const { available, bonus } = overviewPage(page);
    await expect(bonus(available, forTheApp)).toContainText('open your account there');
    await expect(bonus(available, forTheApp).getByRole('button')).toHaveCount(0);
  });

  test.describe('in it', () => {
    test.use({
      userAgent: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 DiningApp/7.2.0',
    });

    test('ACC-18 CHR-18 in the app it is registered for', async ({ page, baseURL, partner, size }) => {
      test.skip(partner !== 'hilton' || size !== 'phone', 'one site at one size shows it');
      await openAccount(page, baseURL, { profile: 'bonuses', tab: 'overview' });
      const { available, activated, bonus } = overviewPage(page);
      await bonus(available, forTheApp)
        .getByRole('button', { name: /^Activate/ })
        .click();
      await expect(notice(page, 'Registered for bonus.')).toBeVisible();
      await expect(bonus(activated, forTheApp)).toBeVisible();
      await page.reload();
      await expect(bonus(activated, forTheApp)).toBeVisible();
    });
  });
});

test('ACC-02 ACC-04 ACC-06 ACC-21 HIS-24 where rewards are credits, money is counted and no VIP is promised', async ({
  page,
  baseURL,
  partner,
}) => {
  test.skip(partner !== 't-mobile', 'the site with statement credits');
  await openAccount(page, baseURL, { profile: 'member', tab: 'overview' });
  const { main, year, meter } = overviewPage(page);
  await expect(main.getByRole('heading', { name: 'On the better rate' })).toBeVisible();
  await expect(meter('Meals')).toHaveAttribute('aria-valuetext', '5 of 12 meals');
  await expect(year).toContainText(/\$\d+\.\d\d/);
  await expect(year).toContainText('from 5 meals');
  await expect(main).not.toContainText(/VIP/);
  await expectSoundEverywhere(page);
});
