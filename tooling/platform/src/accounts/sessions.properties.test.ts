import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startAccounts, type TestAccounts } from '../testing/test-accounts.ts';
import { databaseKinds } from '../testing/test-database.ts';

const SESSION = '__Host-tableside-session';

const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 80,
});

describe.each(databaseKinds)('cookies on %s', (kind) => {
  let accounts: TestAccounts;
  const ids: string[] = [];
  beforeAll(async () => {
    accounts = await startAccounts(kind);
    for (const email of ['member@example.com', 'vip@example.com']) {
      const browser = accounts.open();
      await browser.enter(email, { rememberMe: true });
      ids.push(browser.sessionId());
    }
    await accounts.open().enter('nocard@example.com');
  });
  afterAll(() => accounts.stop());

  const value = fc.oneof(
    headerText,
    fc.stringMatching(/^[A-Za-z0-9_-]{32}$/),
    fc
      .tuple(fc.nat(1), fc.nat(31), fc.stringMatching(/^[A-Za-z0-9_-]$/))
      .map(
        ([whose, at, letter]) => (ids[whose] ?? '').slice(0, at) + letter + (ids[whose] ?? '').slice(at + 1),
      ),
    fc.nat(1).map((whose) => `${ids[whose] ?? ''}%00`),
    fc.nat(1).map((whose) => (ids[whose] ?? '').toLowerCase()),
  );
  const name = fc.constantFrom(
    SESSION,
    'tableside-session',
    '__Secure-tableside-session',
    '__Host-Tableside-Session',
    '__Host-tableside-signed-in',
    'x',
  );
  const header = fc.oneof(
    headerText,
    fc
      .array(fc.tuple(name, value), { maxLength: 5 })
      .map((pairs) => pairs.map(([key, text]) => `${key}=${text}`).join('; ')),
  );

  test.each([
    ['GET', '/api/Member'],
    ['PUT', '/api/Member'],
    ['GET', '/api/Member/DineSummary'],
    ['GET', '/api/SignOut'],
    ['GET', '/api/CSRF'],
  ])(
    'SES-22.a whatever the Cookie header, %s %s causes no internal error and never identifies a member',
    async (method, path) => {
      await fc.assert(
        fc.asyncProperty(header, async (Cookie) => {
          fc.pre(!ids.some((id) => new RegExp(`(^|;)\\s*${SESSION}=\\s*"?${id}"?\\s*(;|$)`).test(Cookie)));
          const response = await accounts.api.call(path, {
            method,
            partner: 'hilton',
            headers: { Cookie, 'Sec-Fetch-Site': 'same-origin' },
            ...(method === 'PUT' && { body: {} }),
          });
          const allowed = path.startsWith('/api/Member') ? [401, 403] : [200];
          expect(allowed).toContain(response.status);
          expect(await response.text()).not.toContain('@example.com');
        }),
        { numRuns: 200 },
      );
      const still = accounts.open();
      still.cookies.set(SESSION, ids[0] ?? '');
      expect((await still.call('/api/Member')).status).toBe(200);
    },
  );

  test('SES-22.a other cookies and junk around the session cookie have no effect', async () => {
    const request = (Cookie: string) =>
      accounts.api.call('/api/Member', { partner: 'hilton', headers: { Cookie } });
    const right = `${SESSION}=${ids[0]}`;
    for (const Cookie of [right, `x=1; ${right}; y="`, `;; =; ${right}; %; a=%zz`]) {
      expect([Cookie, (await request(Cookie)).status]).toEqual([Cookie, 200]);
    }
  });
});
