import type { featureFlagsContract, ProblemBody } from '@tableside/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { buildJoinForm } from '../../testing/join-form.ts';
import { createTestApi, readTestPartners, type TestApi } from '../../testing/test-api.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../../web/log.ts';

let opened: TestDatabase;
let api: TestApi;
let withService: TestApi;
const lines: string[] = [];
beforeAll(async () => {
  opened = await openTestDatabase('pglite');
  const { database } = opened;
  const partners = await readTestPartners();
  const verifyCaptcha = async (token: string) => {
    if (token === 'unverified') throw new TypeError('fetch failed');
    return token === 'solved';
  };
  api = createTestApi({ database, partners, verifyCaptcha });
  const log = createLog('error', { write: (line: string) => void lines.push(line) });
  withService = createTestApi({ database, partners, verifyCaptcha, isCaptchaOn: true, log });
  await database.orm.insert(schema.featureFlagOverrides).values([
    { partnerId: 'hilton', name: 'captcha', value: true },
    { partnerId: 'ihg', name: 'captcha', value: false },
  ]);
});
afterAll(() => opened.stop());

function openForm(of: TestApi, partner: string) {
  const browser = openBrowser(of, partner);
  const join = async (overrides: Parameters<typeof buildJoinForm>[0]) => {
    const body = buildJoinForm(overrides);
    const response = await browser.call('/api/Members/Prospects', { method: 'POST', body });
    return [response.status, ((await response.json()) as Partial<ProblemBody>).code];
  };
  return { browser, join };
}

test('VAL-23 VAL-27.c the first form requires no captcha, the one after a rejection does', async () => {
  const { browser, join } = openForm(api, 'hilton');
  expect(await join({ zipCode: '00000' })).toEqual([400, 'invalid']);
  expect(await join({})).toEqual([403, 'captcha']);
  expect(await join({ gRecaptchaResponse: 'guessed' })).toEqual([403, 'captcha']);
  browser.cookies.clear();
  expect(await join({})).toEqual([403, 'captcha']);
  expect(await join({ gRecaptchaResponse: 'unverified' })).toEqual([503, 'unavailable']);
  expect(await join({ gRecaptchaResponse: 'solved' })).toEqual([201, undefined]);
});

test('VAL-27.c a form that got 503 does not count as tried, and the log says that the captcha is down', async () => {
  lines.length = 0;
  const tried = openForm(withService, 'hilton');
  const given = { email: 'down@example.com', memberNumber: 'ABC000000003' };
  expect(await tried.join({ email: 'first@example.com', zipCode: '00000' })).toEqual([400, 'invalid']);
  expect(await tried.join({ ...given, gRecaptchaResponse: 'unverified' })).toEqual([503, 'unavailable']);
  expect(lines.filter((line) => line.includes('captcha verifier unavailable'))).toEqual([
    expect.stringContaining('fetch failed'),
  ]);
  expect(await openForm(withService, 'hilton').join({ ...given, firstName: 'Ro' })).toEqual([201, undefined]);
});

test('API-08 VAL-27.a VAL-27.b a captcha service switches the captcha on where no override says otherwise, and only there', async () => {
  const responsesOf = async (of: TestApi, partner = 'united') => {
    const { browser, join } = openForm(of, partner);
    const flags = (await (
      await browser.call('/api/feature-flags')
    ).json()) as featureFlagsContract.FeatureFlagsResponse;
    await join({ zipCode: '00000' });
    return [flags.authFlags.captcha, await join({ zipCode: '00000' })];
  };
  expect(await responsesOf(api)).toEqual([false, [400, 'invalid']]);
  expect(await responsesOf(withService)).toEqual([true, [403, 'captcha']]);
  expect(await responsesOf(api, 'hilton')).toEqual([true, [403, 'captcha']]);
  expect(await responsesOf(withService, 'ihg')).toEqual([false, [400, 'invalid']]);
});

test('API-03.d VAL-23 a form sent twice at once counts once', async () => {
  const body = buildJoinForm({ email: 'twice@example.com', memberNumber: 'ABC000000002' });
  const send = () => {
    const headers = { 'Idempotency-Key': 'key-1' };
    return openBrowser(api, 'hilton').call('/api/Members/Prospects', { method: 'POST', body, headers });
  };
  const responses = await Promise.all([send(), send()]);
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
});
