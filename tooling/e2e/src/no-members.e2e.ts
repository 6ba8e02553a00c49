import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from './site.ts';
import { expectSoundEverywhere } from './sound.ts';

test.skip(({ partner, size }) => partner !== 'caesars' || size !== 'desktop', 'the others have members');

const appsDir = process.env.APPS_DIR ?? join(import.meta.dirname, '../../../apps');

/** All the code and the styles that an app's build hands out. */
function builtText(partner: string): string {
  const assets = join(appsDir, partner, 'dist/assets');
  return readdirSync(assets)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .join('\n');
}

/** A sentence or two of each screen that members have. */
const copyOfMembers = [
  'Forgot your password?',
  'Your account has been locked for 30 minutes',
  'Reset your password',
  'We need a new email address',
  'Choose a password',
  'Join and continue',
  'Joining in three steps',
  'Link a card',
  'You are all set',
  'Delete card and close account',
  'Card number, secure field',
  'Your account is closed',
  'Activate my membership',
  'Your membership is active',
  'There was an error activating your account.',
  'You hear from us by email, so every visit earns the full rate.',
];

test('ROU-06 ROU-07 ROU-08 ROU-09 ROU-10 ROU-11 ROU-12 ROU-13 there is no way in, on no page and at no address', async ({
  page,
  watch,
}) => {
  test.slow();
  // The browser reports a page that is missing.
  watch.allow(/status of 404/);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(Member|SignIn)/i.test(pathname)) calls.push(pathname);
  });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/not_found');
  const notFound = await heading.innerText();
  for (const path of [
    '/login',
    '/Login',
    '/join',
    '/add_card',
    '/card_added',
    '/activate?public_id=somebody',
    '/activate/activated',
    '/account',
    '/account/overview',
    '/account/user_profile',
    '/recover',
    '/recover/update',
    '/fix_credentials',
  ]) {
    await page.goto(path);
    await expect(heading).toHaveText(notFound);
    expect(new URL(page.url()).pathname).toBe(path.split('?')[0]);
  }
  await expectSoundEverywhere(page);

  const entrances = page.locator(
    'a:is([href="/login" i], [href="/join"], [href^="/account"], [href="/recover"])',
  );
  for (const path of ['/', '/search?location=Chicago%2C+IL', '/how-it-works', '/earn', '/SignOut']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(heading).toBeVisible();
    await expect(entrances).toHaveCount(0);
    await expect(page.getByText(/sign in/i)).toHaveCount(0);
  }
  await page.goto('/how-it-works');
  const bar = page.getByRole('banner');
  await page.setViewportSize({ width: 390, height: 844 });
  await bar.getByRole('button', { name: 'Menu' }).click();
  await expect(bar.getByRole('list').getByRole('link').first()).toBeVisible();
  await expect(entrances).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('ROU-06 ROU-07 ROU-08 ROU-09 ROU-10 ROU-13 the build holds nothing of what members see', () => {
  const [withMembers, without] = [builtText('hilton'), builtText('caesars')];
  // The first proves that these words are still what the screens say.
  expect(copyOfMembers.filter((text) => !withMembers.includes(text))).toEqual([]);
  expect(copyOfMembers.filter((text) => without.includes(text))).toEqual([]);
});
