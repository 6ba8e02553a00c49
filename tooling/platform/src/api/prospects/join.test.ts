import { memberContract, prospectsContract, type ProblemBody } from '@tableside/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createPasswords } from '../../accounts/passwords.ts';
import { schema } from '../../database/database.ts';
import { buildJoinForm } from '../../testing/join-form.ts';
import { createTestApi, readTestPartners, TEST_DAY, type TestApi } from '../../testing/test-api.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { callAsMember } from '../../testing/test-cards.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { hashSessionId } from '../../web/session.ts';

const form = buildJoinForm;

describe.each(databaseKinds)('joining on %s', (kind) => {
  let opened: TestDatabase;
  let api: TestApi;
  let moment = TEST_DAY.getTime();
  const now = () => new Date(moment);
  let work = 0;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    const { database } = opened;
    const partners = await readTestPartners();
    const passwords = createPasswords({ cost: 4, onWork: () => (work += 1) });
    api = createTestApi({ database, partners, now, passwords });
  });
  afterAll(() => opened.stop());
  beforeEach(async () => {
    const { orm } = opened.database;
    await orm.delete(schema.members);
    await orm.delete(schema.prospects);
    moment += 3_600_000;
    work = 0;
  });

  const open = (partner = 'hilton') => openBrowser(api, partner);
  const join = (browser: TestBrowser, body: unknown = form()) =>
    browser.call('/api/Members/Prospects', { method: 'POST', body });
  const messagesOf = async (response: Response) => {
    const { code, errors = [] } = (await response.json()) as ProblemBody;
    return { code, ...Object.fromEntries(errors.map(({ field, message }) => [field, message])) };
  };
  const errorsOf = async (overrides: Parameters<typeof form>[0]) =>
    messagesOf(await join(open(), form(overrides)));
  const rulesOf = async (overrides: Parameters<typeof form>[0]) => {
    const response = await join(open(), form(overrides));
    const { errors = [] } = (await response.json()) as ProblemBody;
    return errors.map(({ code }) => code);
  };
  const everybody = () => opened.database.orm.select().from(schema.members);
  const insert = (row: Partial<typeof schema.members.$inferInsert>) =>
    opened.database.orm
      .insert(schema.members)
      .values({ publicId: 'other', partnerId: 'hilton', email: 'other@example.com', ...row });

  test.each([['0'], ['2'], [''], [undefined]])(
    'ENR-17.a ENR-17.b ENR-17.c who accepted version %j of the terms does not join by another, and the version is kept',
    async (termsVersion) => {
      const refused = await join(open(), form({ termsVersion }));
      const body = (await refused.json()) as ProblemBody;
      expect([refused.status, body]).toMatchObject([
        400,
        {
          code: 'termsChanged',
          errors: [{ field: 'terms', code: 'termsChanged' }],
          terms: { version: '1', link: 'https://www.hilton.example/tables/terms' },
        },
      ]);
      expect(await everybody()).toEqual([]);
      expect((await join(open(), form({ termsVersion: body.terms?.version }))).status).toBe(201);
      expect(await everybody()).toMatchObject([{ termsVersion: '1', termsAcceptedAt: now() }]);
    },
  );

  test('API-03.a ENR-04.a ENR-05 VAL-28 the form creates an account and a session, and deletes the prospect', async () => {
    const browser = open();
    await join(browser, { email: 'robin@example.com' });
    const before = browser.sessionId();
    const tracked = form({
      email: ' Robin@Example.com\u200B ',
      firstName: '\u202ERo\u200Bbin می\u200Cخواهم',
      utmSource: ' mail\n',
      referrer: 'P1é',
      source: 'x'.repeat(999),
    });
    const response = await join(browser, tracked);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([201, 'no-store']);
    const { publicId } = prospectsContract.prospectResponse.strict().parse(await response.json());
    expect(publicId).toMatch(/^[\w-]{24}$/);
    expect(browser.sessionId()).not.toBe(before);

    const member = await browser.call('/api/Member');
    expect(await member.json()).toMatchObject({
      publicId,
      memberType: 'NonCardMember',
      mustJoin: false,
      tierLevel: 2,
      email: 'robin@example.com',
      phoneNumber: '3125550147',
      smsOptIn: true,
      memberNumber: 'ABC123456789',
      address: { address1: '1 State Street', address2: '', city: 'Chicago', state: 'IL', zipCode: '60601' },
      session: { remainingMs: 900_000 },
    });
    const [row] = await everybody();
    expect(row?.firstName).toBe('Robin می\u200Cخواهم');
    expect(row?.referral).toEqual({ utmSource: 'mail', referrer: 'P1', source: 'x'.repeat(256) });
    expect(row?.passwordHash).toMatch(/^scrypt\$/);
    expect(await opened.database.orm.select().from(schema.prospects)).toEqual([]);
    expect((await open().signIn(' robin@example.com\u2060', { password: 'table4robin' })).status).toBe(200);
  });

  test('ENR-15.a ENR-15.b ACC-19.a who joins by a link with the chosen source gets its bonus, once, and can register for it', async () => {
    const { autoBonus } = (await readTestPartners()).find(({ id }) => id === 'ihg') ?? expect.fail();
    const source = autoBonus?.enrollmentSource ?? expect.fail();
    const joined = async (body: unknown) => {
      const browser = open('ihg');
      expect((await join(browser, body)).status).toBe(201);
      const member = memberContract.memberResponse.parse(await (await browser.call('/api/Member')).json());
      return { browser, member };
    };
    const numbered = (memberNumber: string) => form({ memberNumber, email: `${memberNumber}@example.com` });
    const { browser, member } = await joined({ ...numbered('123456789'), source: ` ${source}\n` });
    const code = autoBonus?.code;
    expect(member).toMatchObject({
      enrollmentSource: source,
      activeBonuses: [{ code, bonusStatus: 'Eligible', memberIsEligibleForNMB: true }],
    });
    const version = member.activeBonuses[0]?.version;
    const registered = await callAsMember(browser, `/api/Member/Bonus/${code}?version=${version}`, {
      method: 'POST',
    });
    expect(registered.status).toBe(200);
    const others = [numbered('123456788'), { ...numbered('123456787'), source: 'elsewhere' }];
    expect((await Promise.all(others.map(joined))).map((other) => other.member)).toMatchObject([
      { enrollmentSource: 'web', activeBonuses: [] },
      { enrollmentSource: 'elsewhere', activeBonuses: [] },
    ]);
  });

  test('API-03.b requests without the token, and from other sites, are rejected', async () => {
    const browser = open();
    const token = await browser.token();
    const call = { method: 'POST', body: form() };
    for (const forged of [
      { token: '' },
      { token: await open().token() },
      { token, headers: { Origin: 'https://evil.example' } },
      { token, headers: { 'Sec-Fetch-Site': 'cross-site' } },
    ]) {
      expect((await browser.call('/api/Members/Prospects', { ...call, ...forged })).status).toBe(403);
    }
    expect(await everybody()).toEqual([]);
  });

  test('API-03.c CFG-23.a an empty form gets one message per field, all at once', async () => {
    const empty = Object.fromEntries(Object.keys(form()).map((name) => [name, '']));
    const required = 'This field is required.';
    const response = await messagesOf(await join(open(), { ...empty, smsOptIn: false, emailOptIn: false }));
    expect(response).toMatchObject({
      code: 'invalid',
      firstName: required,
      lastName: required,
      email: required,
    });
    expect(response).toMatchObject({ zipCode: required, terms: 'Please accept the terms to join' });
    expect(
      await errorsOf({
        password: undefined,
        memberNumber: undefined,
        address1: ' ',
        city: undefined,
        state: '',
      }),
    ).toEqual({
      code: 'invalid',
      password: required,
      memberNumber: required,
      address1: required,
      city: required,
      state: required,
    });
    expect(work).toBe(0);
  });

  test('VAL-01 VAL-11 the password follows the rules, and its first 56 characters count', async () => {
    const twice = (password: string) => ({ password, passwordConfirm: password });
    const long = 'long1'.repeat(12);
    for (const password of ['short1', 'onlyletters', '12345678901', 'xABC123456789y', 'abc123456789']) {
      expect([password, Object.keys(await errorsOf(twice(password)))]).toEqual([
        password,
        ['code', 'password'],
      ]);
    }
    const differing = await errorsOf({ password: `${long}a`, passwordConfirm: `${long}b` });
    expect(Object.keys(differing)).toEqual(['code', 'passwordConfirm']);
    expect((await join(open(), form(twice(`${long}tail`)))).status).toBe(201);
    const short = await open().signIn('robin@example.com', { password: long.slice(0, 56) });
    expect(short.status).toBe(200);
  });

  test('CFG-32.a VAL-10.a VAL-12.a VAL-12.b VAL-25.b a number in another format than the partner’s is invalid, and lower case is stored as upper case', async () => {
    for (const memberNumber of ['AB123456789', 'ABCD12345678', 'ABC', 'ABC1234567890123456', '123']) {
      expect(await errorsOf({ memberNumber })).toEqual({
        code: 'invalid',
        memberNumber: 'Invalid member number',
      });
    }
    expect(await rulesOf({ memberNumber: 'ABC' })).toEqual(['invalidMemberNumber']);
    expect((await join(open(), form({ memberNumber: ' aBc000000001 ' }))).status).toBe(201);
    expect((await everybody())[0]?.memberNumber).toBe('ABC000000001');
    expect(await messagesOf(await join(open('ihg')))).toMatchObject({
      memberNumber: 'Invalid member number',
    });
    expect((await join(open('ihg'), form({ memberNumber: '123456789' }))).status).toBe(201);
  });

  test('VAL-14.b VAL-02.a a phone number must be in the U.S., and texts require one', async () => {
    const malformed = 'Invalid phone number, please check the number and try again';
    expect(await errorsOf({ phoneNumber: '555-0147' })).toMatchObject({ phoneNumber: malformed });
    expect(await errorsOf({ phoneNumber: '312555o147' })).toMatchObject({ phoneNumber: malformed });
    const foreign = 'Invalid US based phone number';
    expect(await errorsOf({ phoneNumber: '112 555 0147' })).toMatchObject({ phoneNumber: foreign });
    expect(await errorsOf({ phoneNumber: '+44 20 7946 0958' })).toMatchObject({ phoneNumber: foreign });
    expect(await errorsOf({ phoneNumber: '(416) 555-0147' })).toMatchObject({ phoneNumber: foreign });
    expect((await join(open(), form({ phoneNumber: '', smsOptIn: true }))).status).toBe(201);
    expect(await everybody()).toMatchObject([{ phoneNumber: '', smsOptIn: false }]);
  });

  test('VAL-21.a API-03.c the strict e-mail pattern, ZIP codes, states and control characters are checked', async () => {
    for (const email of ['a..b@example.com', 'a@b.c', '.a@example.com', `${'a'.repeat(50)}@example.com`]) {
      expect([email, Object.keys(await errorsOf({ email }))]).toEqual([email, ['code', 'email']]);
    }
    expect(await errorsOf({ zipCode: '00000' })).toMatchObject({ zipCode: 'Invalid ZIP code' });
    expect(await errorsOf({ zipCode: '6060' })).toMatchObject({ zipCode: 'Invalid ZIP code' });
    expect(await errorsOf({ state: 'ON' })).toMatchObject({ state: 'Invalid value' });
    expect(await errorsOf({ firstName: 'Robin\nClick here' })).toMatchObject({
      firstName: 'Invalid value',
    });
    expect(await errorsOf({ lastName: 'x\0' })).toMatchObject({ lastName: 'Invalid value' });
    expect(await errorsOf({ firstName: 'x'.repeat(51) })).toMatchObject({
      firstName: 'Must have at most 50 characters',
    });
    expect(await everybody()).toEqual([]);
  });

  test('VAL-13.a VAL-13.b VAL-13.c VAL-10.b VAL-25.b another member’s address or number is in use; an account with both exists', async () => {
    await insert({ passwordHash: 'scrypt$…', memberNumber: 'ABC000000002' });
    const emailInUse = { email: 'This email address is already in use' };
    const numberInUse = { memberNumber: 'This member number is already in use' };
    const taken = { email: 'OTHER@example.com', memberNumber: 'abc000000002' };
    expect(await errorsOf({ email: taken.email })).toEqual({ code: 'emailInUse', ...emailInUse });
    expect(await errorsOf({ memberNumber: taken.memberNumber })).toEqual({
      code: 'invalid',
      ...numberInUse,
    });
    expect(await errorsOf(taken)).toEqual({ code: 'accountExists', email: 'You already have an account.' });
    await insert({ publicId: 'third', email: 'third@example.com', memberNumber: 'ABC000000003' });
    const both = { email: taken.email, memberNumber: 'abc000000003' };
    expect(await errorsOf(both)).toEqual({ code: 'emailInUse', ...emailInUse, ...numberInUse });
    expect(await rulesOf(both)).toEqual(['emailInUse', 'memberNumberInUse']);
    expect(await everybody()).toHaveLength(2);
    expect(work).toBe(0);
  });

  test('VAL-13.a VAL-13.b the same address and number may join another program', async () => {
    await insert({ partnerId: 'american', email: 'robin@example.com', memberNumber: 'ABC123456789' });
    expect((await join(open())).status).toBe(201);
  });

  test('API-03.a VAL-13.a of eight parallel forms with one address, one gets the account', async () => {
    for (const one of ['email', 'memberNumber'] as const) {
      await opened.database.orm.delete(schema.members);
      moment += 3_600_000;
      const responses = await Promise.all(
        Array.from({ length: 8 }, (_, visitor) => {
          const own = {
            email: `robin${visitor}@example.com`,
            memberNumber: `ABC${String(visitor).padStart(9, '0')}`,
          };
          return join(open(), form({ ...own, [one]: form()[one] }));
        }),
      );
      const statuses = responses.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 400)).toHaveLength(7);
      expect(await everybody()).toHaveLength(1);
    }
  });

  test('API-03.a API-30.b a browser can join with at most ten addresses in ten minutes', async () => {
    const browser = open();
    const statuses: number[] = [];
    for (let number = 0; number < 11; number += 1) {
      const token = await browser.token();
      const body = form({ email: `guess${number}@example.com`, zipCode: '00000' });
      statuses.push((await browser.call('/api/Members/Prospects', { method: 'POST', token, body })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  test('API-30.b a browser can try at most ten numbers in ten minutes, even with one address', async () => {
    await insert({ email: 'robin@example.com', memberNumber: 'ABC000000042' });
    const browser = open();
    const token = await browser.token();
    const responses = await Promise.all(
      Array.from({ length: 15 }, (_, number) => {
        const body = form({ memberNumber: `ABC${String(number).padStart(9, '0')}` });
        return browser.call('/api/Members/Prospects', { method: 'POST', token, body });
      }),
    );
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(await everybody()).toHaveLength(1);
  });

  describe('with single sign-on', () => {
    const { password: _p, passwordConfirm: _c, ...ssoForm } = form();
    const arrive = async (overrides: Partial<typeof schema.members.$inferInsert> = {}) => {
      const { partnerId = 'american' } = overrides;
      const browser = open(partnerId);
      await browser.token();
      const person = {
        publicId: 'sso-1',
        partnerId,
        email: 'told@example.com',
        ssoSubject: 'subject',
      };
      await insert({ ...person, firstName: 'Told', mustJoin: true, enrollmentSource: 'sso', ...overrides });
      await opened.database.orm.insert(schema.memberSessions).values({
        idHash: hashSessionId(browser.sessionId()),
        partnerId,
        memberId: overrides.publicId ?? 'sso-1',
        isRemembered: false,
        createdAt: new Date(moment),
        expiresAt: new Date(moment + 900_000),
      });
      return browser;
    };
    const person = async () =>
      (
        await opened.database.orm
          .select()
          .from(schema.members)
          .where(and(eq(schema.members.partnerId, 'american'), eq(schema.members.publicId, 'sso-1')))
      )[0];

    test('ENR-06.a ENR-06.b names and address come from the partner, and the member no longer needs to join', async () => {
      const browser = await arrive();
      const response = await join(browser, { ...ssoForm, firstName: 'Forged', email: 'forged@example.com' });
      expect([response.status, await response.json()]).toEqual([201, { publicId: 'sso-1' }]);
      expect(await person()).toMatchObject({
        firstName: 'Told',
        lastName: '',
        email: 'told@example.com',
        mustJoin: false,
        memberType: 'NonCardMember',
        memberNumber: 'ABC123456789',
        zipCode: '60601',
        tier: 2,
        passwordHash: null,
      });
      expect(await messagesOf(await join(browser, ssoForm))).toMatchObject({ code: 'accountExists' });
    });

    test('ENR-15.a ENR-15.c ACC-19.a the source of a joining replaces that of the sign-in, and brings its bonus; without one that stays', async () => {
      const { autoBonus } = (await readTestPartners()).find(({ id }) => id === 'delta') ?? expect.fail();
      const source = autoBonus?.enrollmentSource;
      const partnerId = 'delta';
      const visit = await arrive({ partnerId });
      expect((await join(visit, { ...ssoForm, memberNumber: 'AB1234567', source })).status).toBe(201);
      expect(await (await visit.call('/api/Member')).json()).toMatchObject({
        enrollmentSource: source,
        activeBonuses: [{ code: autoBonus?.code, bonusStatus: 'Eligible' }],
      });
      const two = { partnerId, publicId: 'sso-2', email: 'two@example.com', ssoSubject: 'subject-2' };
      const other = await arrive(two);
      expect((await join(other, { ...ssoForm, memberNumber: 'AB1234568' })).status).toBe(201);
      expect(await (await other.call('/api/Member')).json()).toMatchObject({
        enrollmentSource: 'sso',
        activeBonuses: [],
      });
    });

    test('ENR-06.a the form may omit what the partner provides, even the number', async () => {
      const browser = await arrive({ memberNumber: 'TOLD1' });
      const { firstName: _f, lastName: _l, email: _e, memberNumber: _m, ...rest } = ssoForm;
      expect((await join(browser, { ...rest, memberNumber: 'abc1' })).status).toBe(201);
      expect(await person()).toMatchObject({ memberNumber: 'TOLD1', mustJoin: false });
    });

    test('ENR-06.a SES-24.b a password is rejected, and so are a visitor who is not signed in and a read-only session', async () => {
      const browser = await arrive();
      expect(await messagesOf(await join(browser, form()))).toEqual({
        code: 'invalid',
        password: 'You sign in with American, so no password is needed',
      });
      expect((await join(open('american'), ssoForm)).status).toBe(401);
      await opened.database.orm.update(schema.memberSessions).set({ isReadOnly: true });
      expect(await messagesOf(await join(browser, ssoForm))).toMatchObject({ code: 'readOnly' });
      expect(await person()).toMatchObject({ mustJoin: true });
    });

    test('VAL-10.b VAL-13.b another member’s number is in use, even if two take it in parallel', async () => {
      const first = await arrive();
      const second = await arrive({ publicId: 'sso-2', email: 'two@example.com', ssoSubject: 'subject-2' });
      const statuses = (await Promise.all([join(first, ssoForm), join(second, ssoForm)])).map(
        ({ status }) => status,
      );
      expect(statuses.map(String).toSorted()).toEqual(['201', '400']);
      const third = await arrive({ publicId: 'sso-3', email: 'three@example.com', ssoSubject: 'subject-3' });
      expect(await messagesOf(await join(third, ssoForm))).toEqual({
        code: 'invalid',
        memberNumber: 'This member number is already in use',
      });
    });
  });

  test('API-03.a CFG-06.a a program without members takes neither a join form nor an address alone', async () => {
    expect((await join(open('caesars'))).status).toBe(404);
    expect((await join(open('caesars'), { email: 'robin@example.com' })).status).toBe(404);
  });
});
