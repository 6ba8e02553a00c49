import type { memberContract } from '@tableside/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { codeOf, fieldErrorsIn, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { databaseKinds } from '../../testing/test-database.ts';

type Update = memberContract.MemberUpdateRequest;
const path = '/api/Member';
const put = (browser: TestBrowser, body: Update) => browser.call(path, { method: 'PUT', body });

describe.each(databaseKinds)('updating the member on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());
  beforeEach(() => accounts.reset());

  const entered = async (email = 'member@example.com') => {
    const browser = accounts.open();
    await browser.enter(email);
    return browser;
  };
  const changed = async (browser: TestBrowser, body: Update) =>
    (await (await put(browser, body)).json()) as memberContract.MemberResponse;

  test('API-05.a changes the given fields and leaves the rest', async () => {
    const browser = await entered();
    const address = { address1: '1 Pier', address2: 'B', city: 'Chicago', state: 'IL', zipCode: '60601' };
    const after = await changed(browser, { firstName: ' Mo ', address });
    expect(after).toMatchObject({ firstName: 'Mo', lastName: 'Reyes', emailOptIn: true, address });
    const others = { lastName: 'Ray', phoneNumber: '3125550123', smsOptIn: true };
    expect(await changed(browser, others)).toMatchObject({ ...others, firstName: 'Mo', address });
    expect(after.session.remainingMs).toBe(900_000);
    const moved = { ...address, city: 'Evanston' };
    expect(await changed(browser, { address: { city: 'Evanston' } })).toMatchObject({ address: moved });
    const all = { ...others, firstName: 'Mo', address: moved };
    expect(await changed(browser, {})).toMatchObject(all);
    expect(await (await browser.call(path)).json()).toMatchObject(all);
  });

  test('API-05.b rejects with one error per field, and then changes nothing', async () => {
    const browser = await entered();
    const address = { address1: '1 Pier', address2: '', city: 'Chicago', state: 'IL', zipCode: '6060' };
    const refused = await put(browser, { firstName: 'Kept out', address });
    expect(refused.status).toBe(400);
    expect(await fieldErrorsIn(refused)).toEqual({ zipCode: 'Invalid ZIP code' });
    const unknown = await put(browser, {
      firstName: 'Kept out',
      address: { ...address, zipCode: '00000' },
      phoneNumber: '12',
    });
    expect(await fieldErrorsIn(unknown)).toEqual({
      zipCode: 'This ZIP code is not located in the U.S.',
      phoneNumber: 'Invalid phone number, please check the number and try again',
    });
    expect((await accounts.member('member@example.com')).firstName).toBe('Morgan');
    const more = await browser.call(path, { method: 'PUT', body: { tierLevel: 3, memberType: 'x' } });
    expect(more.status).toBe(400);
  });

  test('API-05.b field errors are the bare list of the specification, and the request id is in the header', async () => {
    const browser = await entered();
    const refused = await put(browser, { address: { zipCode: '6060' }, phoneNumber: '12' });
    expect(await refused.json()).toEqual([
      { field: 'zipCode', code: 'invalidZip', message: 'Invalid ZIP code' },
    ]);
    expect(refused.headers.get('X-Request-Id')).toMatch(/^[\w-]{8,}$/);
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
    const unreadable = await browser.call(path, { method: 'PUT', body: '{' });
    expect(await codeOf(unreadable)).toEqual([400, 'unreadable']);
  });

  test('PRO-10.a PRO-10.b phone numbers are stored as ten digits; consent to texts belongs to the number', async () => {
    const browser = await entered();
    const { phoneNumber: stored } = await changed(browser, {});
    expect(await fieldErrorsIn(await put(browser, { smsOptIn: true }))).toEqual({
      phoneNumber: 'This field is required.',
    });
    expect(await changed(browser, { phoneNumber: stored, smsOptIn: true })).toMatchObject({ smsOptIn: true });
    expect(await changed(browser, { phoneNumber: '1 (212) 555-0142' })).toMatchObject({
      phoneNumber: '2125550142',
      smsOptIn: true,
    });
    expect(await changed(browser, { phoneNumber: '312-555-0199' })).toMatchObject({
      phoneNumber: '3125550199',
      smsOptIn: false,
    });
    expect(await changed(browser, { phoneNumber: '212 555 0142', smsOptIn: true })).toMatchObject({
      phoneNumber: '2125550142',
      smsOptIn: true,
    });
    expect(await changed(browser, { phoneNumber: ' ', smsOptIn: true })).toMatchObject({
      phoneNumber: '',
      smsOptIn: false,
    });
    for (const phoneNumber of ['212555', '2125550142x', 'call me', '44 20 7946 0958 11']) {
      expect(await fieldErrorsIn(await put(browser, { phoneNumber }))).toEqual({
        phoneNumber: 'Invalid phone number, please check the number and try again',
      });
    }
    expect(await fieldErrorsIn(await put(browser, { phoneNumber: '012 555 0142' }))).toEqual({
      phoneNumber: 'Invalid US based phone number',
    });
  });

  const passwords = (password: string, more: Partial<Update> = {}): Update => ({
    password,
    passwordConfirm: password,
    currentPassword: 'table4two',
    ...more,
  });

  test('API-05.a a new password ends every session, and gives this browser a new one', async () => {
    const [browser, other] = [await entered(), await entered()];
    const old = accounts.open();
    for (const [name, value] of browser.cookies) old.cookies.set(name, value);
    const before = browser.sessionId();
    const response = await put(browser, passwords('fork7knife'));
    expect(response.status).toBe(200);
    expect(browser.sessionId()).not.toBe(before);
    const { session } = (await response.json()) as memberContract.MemberResponse;
    const headers = { Authorization: `Bearer ${session.accessToken}` };
    expect((await browser.call('/api/Member/DineSummary', { headers })).status).toBe(200);
    const { outbox } = schema;
    const mails = () =>
      accounts.database.orm.select().from(outbox).where(eq(outbox.recipient, 'member@example.com'));
    await expect
      .poll(async () => (await mails()).filter(({ subject }) => /password/i.test(subject)).length)
      .toBe(1);
    expect((await other.call(path)).status).toBe(401);
    expect((await old.call(path)).status).toBe(401);
    expect((await accounts.open().signIn('member@example.com')).status).toBe(401);
    const again = accounts.open();
    expect((await again.signIn('member@example.com', { password: 'fork7knife' })).status).toBe(200);
  });

  test('API-05.a a new password is changed together with the address and the profile, or nothing is', async () => {
    const browser = await entered('fixemail@example.com');
    const rest = {
      email: 'new@example.com',
      emailConfirm: 'new@example.com',
      firstName: 'Mo',
      phoneNumber: '2125550142',
    };
    const refused = await put(browser, passwords('fork7knife', { ...rest, currentPassword: 'wrong' }));
    expect(Object.keys(await fieldErrorsIn(refused))).toEqual(['currentPassword']);
    expect((await accounts.member('fixemail@example.com')).firstName).not.toBe('Mo');
    expect(await changed(browser, passwords('fork7knife', rest))).toMatchObject({
      email: 'new@example.com',
      emailUpdateRequired: false,
      firstName: 'Mo',
      phoneNumber: '2125550142',
    });
    const again = accounts.open();
    expect((await again.signIn('new@example.com', { password: 'fork7knife' })).status).toBe(200);
    expect(await (await again.call(path)).json()).toMatchObject({
      firstName: 'Mo',
      phoneNumber: '2125550142',
    });
  });

  test('a parallel sign-in with the old password leaves no session', async () => {
    const browser = await entered();
    const names = ['table4two', 'fork7knife', 'table4two', 'fork7knife', 'table4two'];
    for (const [round, password] of names.slice(1).entries()) {
      const currentPassword = names[round] ?? '';
      const late = accounts.open();
      const update = put(browser, passwords(password, { currentPassword }));
      await Promise.all([update, late.signIn('member@example.com', { password: currentPassword })]);
      expect((await update).status).toBe(200);
      expect((await late.call(path)).status).toBe(401);
      expect((await browser.call(path)).status).toBe(200);
    }
  });

  test('VAL-01 a new password counts up to its 56th character, at the change and at sign-in', async () => {
    const browser = await entered();
    const long = `a1${'x'.repeat(58)}`;
    expect((await put(browser, passwords(long))).status).toBe(200);
    const signIn = (password: string) => accounts.open().signIn('member@example.com', { password });
    expect((await signIn(long)).status).toBe(200);
    expect((await signIn(long.slice(0, 56))).status).toBe(200);
    expect((await signIn(long.slice(0, 55))).status).toBe(401);
  });

  test('VAL-11 a new password is long enough, confirmed, and contains no member number in what counts', async () => {
    const browser = await entered();
    const number = (await accounts.member('member@example.com')).memberNumber ?? '';
    const refused: [Update, string, string][] = [
      [passwords('short1'), 'password', 'Must have at least 8 characters'],
      [passwords('onlyletters'), 'password', 'Password must have a letter and a digit'],
      [passwords(number), 'password', 'Password must not contain the member number'],
      [passwords(`x${number.toLowerCase()}y`), 'password', 'Password must not contain the member number'],
      [
        passwords('fork7knife', { passwordConfirm: 'fork7knive' }),
        'passwordConfirm',
        'Does not match the first entry',
      ],
      [
        { password: 'fork7knife', currentPassword: 'table4two' },
        'passwordConfirm',
        'This field is required.',
      ],
      [
        { password: 'fork7knife', passwordConfirm: 'fork7knife' },
        'currentPassword',
        'This field is required.',
      ],
      [{ currentPassword: 'table4two' }, 'password', 'This field is required.'],
    ];
    for (const [update, field, message] of refused) {
      expect(await fieldErrorsIn(await put(browser, update))).toEqual({ [field]: message });
    }
    expect(accounts.takeWork()).toBe(1);
    expect((await put(browser, passwords(`a1${'x'.repeat(50)}${number}`))).status).toBe(200);
  });

  test('AUT-06.a wrong current passwords count together with wrong ones at sign-in', async () => {
    const browser = await entered();
    const wrong = passwords('fork7knife', { currentPassword: 'wrong' });
    for (let tries = 0; tries < 2; tries += 1) {
      expect(await fieldErrorsIn(await put(browser, wrong))).toEqual({
        currentPassword: 'This is not your current password',
      });
      await accounts.open().signIn('member@example.com', { password: 'wrong' });
    }
    expect(await codeOf(await put(browser, wrong))).toEqual([403, 'locked']);
    expect(await codeOf(await put(browser, passwords('fork7knife')))).toEqual([403, 'locked']);
    expect(await codeOf(await accounts.open().signIn('member@example.com'))).toEqual([403, 'locked']);
  });

  test('API-05.a a member who signs in through the partner has no password to change', async () => {
    const browser = await accounts.openAs('member@example.com', 'american');
    expect(Object.keys(await fieldErrorsIn(await put(browser, passwords('fork7knife'))))).toEqual([
      'password',
    ]);
    expect(accounts.takeWork()).toBe(0);
  });

  test('API-05.a PRV-04.e VAL-21.a the address can be replaced once, while that is required', async () => {
    const browser = await entered('fixemail@example.com');
    const email = ' New@Example.com';
    const refused: [Update, string, string][] = [
      [{ email }, 'emailConfirm', 'This field is required.'],
      [{ email, emailConfirm: 'knew@example.com' }, 'emailConfirm', 'Does not match the first entry'],
      [{ email: 'a..b@c.co', emailConfirm: 'a..b@c.co' }, 'email', 'Invalid email address'],
      [
        { email: 'Fixemail@example.com', emailConfirm: 'fixemail@example.com' },
        'email',
        'Please enter a different email address',
      ],
      [
        { email: 'vip@example.com', emailConfirm: 'vip@example.com' },
        'email',
        'This email address is already in use',
      ],
      [{ emailConfirm: 'new@example.com' }, 'email', 'This field is required.'],
    ];
    for (const [update, field, message] of refused) {
      expect(await fieldErrorsIn(await put(browser, update))).toEqual({ [field]: message });
    }
    const update = { email, emailConfirm: 'new@example.com' };
    const { outbox } = schema;
    const { publicId: memberId } = await accounts.member('fixemail@example.com');
    const mail = { partnerId: 'hilton', recipient: 'fixemail@example.com', subject: 'Hi', body: 'Hi' };
    await accounts.database.orm.insert(outbox).values(mail);
    expect(await changed(browser, update)).toMatchObject({
      email: 'new@example.com',
      emailUpdateRequired: false,
    });
    const mails = await accounts.database.orm
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, mail.recipient));
    expect(mails).toMatchObject([{ memberId }]);
    const another = { email: 'newer@example.com', emailConfirm: 'newer@example.com' };
    expect(Object.keys(await fieldErrorsIn(await put(browser, another)))).toEqual(['email']);
    expect((await accounts.open().signIn('new@example.com')).status).toBe(200);
  });

  test('AUT-12 who sends the address again, because the answer was lost, has it', async () => {
    const browser = await entered('fixemail@example.com');
    const update = { email: 'new@example.com', emailConfirm: ' New@example.com' };
    expect((await put(browser, update)).status).toBe(200);
    expect(await changed(browser, update)).toMatchObject({
      email: 'new@example.com',
      emailUpdateRequired: false,
    });
    const misspelled = { ...update, emailConfirm: 'knew@example.com' };
    expect(Object.keys(await fieldErrorsIn(await put(browser, misspelled)))).toEqual(['emailConfirm']);
  });

  test('API-05.a AUT-12 of two tabs that replace the address at once, one does', async () => {
    const tabs = [await entered('fixemail@example.com'), await entered('fixemail@example.com')];
    const responses = await Promise.all(
      tabs.map((tab, place) => {
        const email = `new${place}@example.com`;
        return put(tab, { email, emailConfirm: email });
      }),
    );
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });

  test('AUT-12 a code that went to the former address recovers nothing anymore', async () => {
    const owner = await entered('fixemail@example.com');
    const stranger = accounts.open();
    const step = (name: string, body: object) =>
      stranger.call(`/api/Members/Recover${name}`, { method: 'POST', body });
    expect((await step('', { userName: 'fixemail@example.com' })).status).toBe(202);
    const { outbox } = schema;
    const mailed = async () =>
      (await accounts.database.orm.select().from(outbox).where(eq(outbox.recipient, 'fixemail@example.com')))
        .map(({ body }) => /^ {4}(\d{6})$/m.exec(body ?? '')?.[1])
        .find((code) => code !== undefined);
    await expect.poll(mailed).toBeDefined();
    const update = { email: 'new@example.com', emailConfirm: 'new@example.com' };
    expect((await put(owner, update)).status).toBe(200);
    expect(await codeOf(await step('/Confirm', { code: await mailed() }))).toEqual([400, 'recoveryOver']);
  });

  test('PRO-02.a nobody who signs in through the partner changes the address here', async () => {
    const { members } = schema;
    await accounts.database.orm
      .update(members)
      .set({ mustUpdateEmail: true })
      .where(eq(members.partnerId, 'american'));
    const browser = await accounts.openAs('member@example.com', 'american');
    const update = { email: 'new@example.com', emailConfirm: 'new@example.com' };
    expect(Object.keys(await fieldErrorsIn(await put(browser, update)))).toEqual(['email']);
  });

  test('SES-24.b a read-only session changes nothing', async () => {
    const browser = await accounts.openAs('member@example.com', 'hilton', { isReadOnly: true });
    expect((await browser.call(path)).status).toBe(200);
    expect(await codeOf(await put(browser, { firstName: 'Mallory' }))).toEqual([403, 'readOnly']);
    expect((await accounts.member('member@example.com')).firstName).toBe('Morgan');
  });

  test('SES-22.b API-05.a each kind of forged change is rejected', async () => {
    const [browser, other, anonymous] = [await entered(), await entered('vip@example.com'), accounts.open()];
    const body = { firstName: 'Mallory' };
    const stale = await anonymous.token();
    await anonymous.enter('member@example.com');
    const forgeries: [string, TestBrowser, Parameters<TestBrowser['call']>[1], string][] = [
      ['no token', browser, { token: '' }, 'csrf'],
      ['the placeholder', browser, { token: 'CSRF_UNAVAILABLE' }, 'csrf'],
      ['another session’s token', browser, { token: await other.token() }, 'csrf'],
      ['the token of before signing in', anonymous, { token: stale }, 'csrf'],
      ['another site', browser, { headers: { 'Sec-Fetch-Site': 'cross-site' } }, 'crossSite'],
      ['a sibling site', browser, { headers: { 'Sec-Fetch-Site': 'same-site' } }, 'crossSite'],
      ['no page', browser, { headers: { 'Sec-Fetch-Site': 'none' } }, 'crossSite'],
      ['a foreign origin', browser, { headers: { Origin: 'https://evil.example' } }, 'crossSite'],
      ['a hidden origin', browser, { headers: { Origin: 'null' } }, 'crossSite'],
      [
        'a form',
        browser,
        { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
        'contentType',
      ],
      ['plain text', browser, { headers: { 'Content-Type': 'text/plain' } }, 'contentType'],
    ];
    for (const [name, from, options, code] of forgeries) {
      const response = await codeOf(await from.call(path, { method: 'PUT', body, ...options }));
      expect([name, ...response]).toEqual([name, code === 'contentType' ? 400 : 403, code]);
    }
    expect((await accounts.member('member@example.com')).firstName).toBe('Morgan');
  });
});
