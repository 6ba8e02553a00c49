import { Hono } from 'hono';
import { expect, test } from 'vitest';

import { readTestPartners } from '../testing/test-api.ts';
import type { PlatformEnv } from '../web/platform-context.ts';
import { createWellKnown } from './well-known.ts';

const partners = await readTestPartners();
const now = () => new Date('2026-06-15T12:34:56Z');

const get = (partnerId: string, name: string, securityContact?: string, given = partners) =>
  new Hono<PlatformEnv>()
    .use((context, next) => {
      context.set('partnerId', partnerId);
      return next();
    })
    .route('/', createWellKnown({ partners: given, now, securityContact }))
    .request(`/.well-known/${name}`);

test('FND-06.b FND-06.e security.txt has the operator’s contact, for 180 days, and does not exist without', async () => {
  const response = await get('hilton', 'security.txt', 'mailto:security@dining.example');
  expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
    200,
    'text/plain; charset=UTF-8',
    [
      'Contact: mailto:security@dining.example',
      'Expires: 2026-12-12T00:00:00.000Z',
      'Canonical: https://dining.hilton.example/.well-known/security.txt',
      'Preferred-Languages: en',
      '',
    ].join('\n'),
  ]);
  expect((await get('hilton', 'security.txt')).status).toBe(404);
});

test('FND-06.c FND-06.d FND-06.e each partner’s well-known files are those of its settings', async () => {
  for (const { id, enrollmentType, nativeApp } of partners) {
    const at = (name: string) => get(id, name);
    const password = await at('change-password');
    expect([id, password.status, password.headers.get('Location')]).toEqual(
      enrollmentType === 'direct' ? [id, 303, '/account/user_profile'] : [id, 404, null],
    );
    const apple = await at('apple-app-site-association');
    const android = await at('assetlinks.json');
    expect([id, apple.status, android.status]).toEqual([
      id,
      nativeApp.appleAppIds.length > 0 ? 200 : 404,
      nativeApp.androidApps.length > 0 ? 200 : 404,
    ]);
    for (const { headers, status } of [apple, android])
      if (status === 200) expect(headers.get('Content-Type')).toBe('application/json');
  }
  const american = async (name: string) => (await get('american', name)).json();
  const app = 'A1B2C3D4E5.example.american.tablemiles';
  expect(await american('apple-app-site-association')).toEqual({
    applinks: { details: [{ appIDs: [app], components: [{ '/': '*' }] }] },
    webcredentials: { apps: [app] },
  });
  expect(await american('assetlinks.json')).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
      target: {
        namespace: 'android_app',
        package_name: 'example.american.tablemiles',
        sha256_cert_fingerprints: [Array(32).fill('A1').join(':')],
      },
    },
  ]);
  const [appleAppIds, certificates] = [
    ['A1.one', 'A1.two'],
    ['A1', 'B2'],
  ];
  const androidApps = ['one', 'two'].map((packageName) => ({ packageName, certificates }));
  const withTwo = partners.map((each) => ({
    ...each,
    nativeApp: { ...each.nativeApp, appleAppIds, androidApps },
  }));
  const ofTwo = async (name: string) => (await get('hilton', name, undefined, withTwo)).json();
  expect(await ofTwo('apple-app-site-association')).toMatchObject({
    applinks: { details: [{ appIDs: appleAppIds }] },
    webcredentials: { apps: appleAppIds },
  });
  expect(await ofTwo('assetlinks.json')).toMatchObject(
    androidApps.map(({ packageName }) => ({
      target: { package_name: packageName, sha256_cert_fingerprints: certificates },
    })),
  );
});

test('PRV-07.c every site says that it honors Global Privacy Control', async () => {
  for (const { id } of partners) {
    const response = await get(id, 'gpc.json');
    expect([id, response.status, response.headers.get('Content-Type'), await response.json()]).toEqual([
      id,
      200,
      'application/json',
      { gpc: true, lastUpdate: '2026-11-30' },
    ]);
  }
});
