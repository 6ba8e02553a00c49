import { activatePage, expectFineScreen } from './activate-page.ts';
import { makePerson, type Profile } from './people.ts';
import { expect, test } from './site.ts';

test.skip(({ partner, size }) => partner === 'caesars' || size !== 'desktop', 'one size shows it');

const texts = [
  'We could not find your membership.',
  'Create your account.',
  'You already activated. Please sign in.',
  'Please sign in to reactivate your account.',
];

interface Case {
  readonly ids: string;
  readonly who: Profile | 'nobody' | 'unknown';
  readonly place: string;
  /** What the code says there; undefined for nothing. */
  readonly text?: string;
}

const cases: readonly Case[] = [
  { ids: 'ACT-01', who: 'nobody', place: '/join?rfr=0' },
  { ids: 'ACT-02', who: 'unknown', place: '/join?rfr=1', text: 'We could not find your membership.' },
  { ids: 'ACT-03', who: 'active', place: '/login?rfr=3', text: 'You already activated. Please sign in.' },
  { ids: 'ACT-04', who: 'lapsed', place: '/login?rfr=4', text: 'Please sign in to reactivate your account.' },
  { ids: 'ACT-05', who: 'unprofiled', place: '/join?rfr=2', text: 'Create your account.' },
];

for (const { ids, who, place, text } of cases) {
  test(`${ids} ACT-12 ROU-06 ${who} at /activate is led to ${place}`, async ({
    page,
    baseURL,
    partner,
    watch,
  }) => {
    // Its pages of joining and signing in are others, and so is where they say it.
    const isShown = partner === 'hilton' || who === 'lapsed' || who === 'unprofiled';
    test.skip(!isShown, 'hilton shows all of them');
    if (who === 'unknown') watch.allow(/status of 404/);
    let query = '';
    if (who === 'unknown') query = '?public_id=bad';
    else if (who !== 'nobody') query = `?public_id=${(await makePerson(page, baseURL, who)).publicId}`;
    await page.goto(`/activate${query}`);
    await expect(page).toHaveURL(new URL(place, baseURL).href);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    for (const one of texts)
      await expect(main.getByText(one, { exact: true })).toHaveCount(one === text ? 1 : 0);
    await expectFineScreen(page);
  });
}

test('ACT-12 codes of other pages, and such as there are not, say nothing', async ({ page, partner }) => {
  test.skip(partner !== 'hilton', 'one partner shows it');
  for (const place of [
    '/join?rfr=3',
    '/join?rfr=4',
    '/join?rfr=9',
    '/login?rfr=0',
    '/login?rfr=2',
    '/login?rfr=x',
  ]) {
    await page.goto(place);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('contentinfo').first().waitFor();
    for (const text of texts) await expect(main.getByText(text, { exact: true })).toHaveCount(0);
  }
});

test('ACT-05 ACT-06 who has activated on another device has nothing left to activate', async ({
  page,
  baseURL,
  partner,
}) => {
  test.skip(partner !== 'hilton', 'one partner shows it');
  const { publicId } = await makePerson(page, baseURL, 'activate');
  await page.goto(`/activate?public_id=${publicId}`);
  const activate = activatePage(page, partner);
  await activate.button.click();
  await expect(activate.activatedHeading).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('dr.publicId'));
  await page.goto(`/activate?public_id=${publicId}`);
  await expect(page).toHaveURL(/\/join\?rfr=2$/);
});
