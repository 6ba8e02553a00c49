import { startThirdPartyServer } from './third-party-server.ts';
import { signIn } from './login-page.ts';
import { createPerson } from './people.ts';
import { requestServer, expect, test } from './site.ts';
import { startStaticSite, staticSiteOrigin } from './static-site.ts';

test(
  'API-01.d a static site with a cross-origin API signs in and out without cookies; other origins are refused',
  { tag: '@phone' },
  async ({ page, baseURL, watch }) => {
    watch.allow(/CORS policy|Failed to load resource/);
    const api = baseURL ?? '';
    const person = await createPerson(page, api, 'member');
    const site = await startStaticSite('hilton', api);
    const stranger = await startThirdPartyServer();
    try {
      await page.goto(staticSiteOrigin);
      // Prerendered pictures have URLs of the static site until hydration replaces them.
      await expect(page.locator('#root[data-live]')).toBeVisible();
      const picture = page.locator(`main img[src^="${api}/images/"]`).first();
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);

      await signIn(page, person, staticSiteOrigin);
      await page.getByRole('link', { name: 'Reviews & History' }).first().click();
      await expect(page).toHaveURL(`${staticSiteOrigin}/account/recent_activity`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.context().cookies()).toEqual([]);

      await page.reload();
      await expect(page).toHaveURL(`${staticSiteOrigin}/login`);

      const left = page.waitForResponse((response) => response.url().endsWith('/api/SignOut'));
      await signIn(page, person, staticSiteOrigin);
      await page.getByRole('button', { name: /your account$/ }).click();
      await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
      const { authorization = '' } = await (await left).request().allHeaders();
      const headers = { Authorization: authorization, Origin: staticSiteOrigin };
      expect(authorization).toMatch(/^Bearer /);
      expect((await requestServer(page, baseURL)('/api/Member', { headers })).status()).toBe(401);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

      await page.goto(stranger.urlOf('127.0.0.1'));
      for (const path of ['/api/CSRF', '/api/Member', '/api/cms/pages/home/'])
        expect(await page.evaluate((url) => fetch(url).then(String, String), api + path)).toBe(
          'TypeError: Failed to fetch',
        );
    } finally {
      site.stop();
      stranger.stop();
    }
  },
);
