import { test } from './own-platform.ts';
import { expect } from './site.ts';
import { expectSoundEverywhere } from './sound.ts';

const issueWith = (process: string) =>
  `We're currently experiencing an issue with our ${process} process. Our team is working to resolve it as quickly as possible. Please check back later.`;
const issue = "We're currently experiencing an issue.";

/** What each path of a site says meanwhile; a site without members says the same everywhere. */
const sites = {
  hilton: { '/login': issueWith('login'), '/join': issueWith('enrollment'), '/search': issue, '/zzz': issue },
  caesars: { '/login': issue, '/': issue },
};

test.skip(
  ({ partner, size }) => partner !== 'hilton' || size !== 'phone',
  'the switch needs a platform of its own, which serves every site',
);

test('ROU-22 ROU-24 ROU-25 ERR-07 ERR-08 ERR-09 an outage says so everywhere, lets people out, and passes', async ({
  page,
  ownPlatform,
  watch,
}) => {
  // The browser reports a page that is missing.
  watch.allow(/status of 404/);
  const main = page.getByRole('main');
  for (const [name, texts] of Object.entries(sites)) {
    const site = ownPlatform.urlOf(name);
    const setOutage = (outage: boolean | null) =>
      page.request.put(`${ownPlatform.url}/dev/feature-flags`, {
        headers: { Host: new URL(site).host },
        data: { outage },
      });
    expect((await setOutage(true)).status()).toBe(200);
    for (const [path, text] of Object.entries(texts)) {
      await page.goto(site + path);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText("We're Working On It");
      await expect(main.getByText(text, { exact: true })).toBeVisible();
      await expect(page).toHaveTitle("We're Working On It");
    }
    await expectSoundEverywhere(page);
    await page.goto(`${site}/SignOut`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^you are signed out$/i);

    expect((await setOutage(null)).status()).toBe(200);
    await page.goto(`${site}/search?location=New+York%2C+NY`);
    await expect(page.locator('article').first()).toBeVisible();
    await expect(page.getByText(issue)).toHaveCount(0);
  }
});
