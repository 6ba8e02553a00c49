import type { memberContract } from '@tableside/api-client/contract';
import { usStates, type Tier } from '@tableside/core';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { fieldErrorsIn, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { databaseKinds } from '../../testing/test-database.ts';

type Update = memberContract.MemberUpdateRequest;
const path = '/api/Member';
const put = (browser: TestBrowser, body: Update) => browser.call(path, { method: 'PUT', body });
const long = (count: number) => 'a'.repeat(count);

describe.each(databaseKinds)('profile validation on %s', (kind) => {
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
  const openBySso = (email = 'member@example.com') => accounts.openAs(email, 'american');
  const changed = async (browser: TestBrowser, body: Update) => {
    const response = await put(browser, body);
    expect(response.status).toBe(200);
    return (await response.json()) as memberContract.MemberResponse;
  };
  const write = (partnerId: string, values: Partial<typeof schema.members.$inferInsert>) =>
    accounts.database.orm
      .update(schema.members)
      .set(values)
      .where(and(eq(schema.members.partnerId, partnerId), eq(schema.members.email, 'member@example.com')));

  test('PRO-03.a PRO-03.c PRO-05.a PRO-05.b PRO-18 VAL-26 too long or empty values are rejected with the rule for their field', async () => {
    const browser = await entered();
    const most = { address1: long(30), address2: long(30), city: long(20) };
    expect(await changed(browser, { firstName: long(20), address: most })).toMatchObject({
      firstName: long(20),
      address: most,
    });
    const update = {
      firstName: long(21),
      lastName: '  ',
      address: { address1: long(31), address2: long(31), city: long(21) },
    };
    expect(await fieldErrorsIn(await put(browser, update))).toEqual({
      firstName: 'Must have at most 20 characters',
      lastName: 'This field is required.',
      address1: 'Must have at most 30 characters',
      address2: 'Must have at most 30 characters',
      city: 'Must have at most 20 characters',
    });
    expect(await (await put(browser, { firstName: long(21), lastName: 'A\u0007b' })).json()).toMatchObject([
      { field: 'firstName', code: 'maxLength', limit: 20 },
    ]);
    expect(await (await put(browser, { lastName: 'A\u0007b' })).json()).toMatchObject([
      { field: 'lastName', code: 'invalid' },
    ]);
  });

  test('PRO-05.a a longer street from joining may stay while other fields change', async () => {
    await write('hilton', { address1: long(60) });
    const browser = await entered();
    const after = await changed(browser, { phoneNumber: '3125550123', address: { zipCode: '60601' } });
    expect(after.address).toMatchObject({ address1: long(60), city: 'New York', zipCode: '60601' });
  });

  test('PRO-07 a state must be in the list, in upper or lower case', async () => {
    const browser = await entered();
    for (const { value } of usStates) {
      expect((await changed(browser, { address: { state: value } })).address.state).toBe(value);
    }
    expect((await changed(browser, { address: { state: 'pr' } })).address.state).toBe('PR');
    for (const state of ['XX', 'AE']) {
      expect(await fieldErrorsIn(await put(browser, { address: { state } }))).toEqual({
        state: 'Invalid value',
      });
    }
    expect(await fieldErrorsIn(await put(browser, { address: { state: 'Ohio' } }))).toEqual({
      state: 'Invalid value',
    });
  });

  test('PRO-06.a if the complete address is required, no part of it can be removed', async () => {
    const browser = await openBySso();
    const parts = { address1: '', address2: '', city: '', state: '' };
    expect(await fieldErrorsIn(await put(browser, { address: parts }))).toEqual({
      address1: 'This field is required.',
      city: 'This field is required.',
      state: 'This field is required.',
    });
    await write('american', { address1: '', city: '', state: '' });
    expect(Object.keys(await fieldErrorsIn(await put(browser, { address: { zipCode: '60601' } })))).toEqual([
      'address1',
      'city',
      'state',
    ]);
    expect((await changed(browser, { phoneNumber: '3125550123' })).phoneNumber).toBe('3125550123');
  });

  test('PRO-04.a PRO-04.b names from the partner may be repeated, but not changed', async () => {
    const browser = await openBySso();
    const { firstName, lastName } = await accounts.member('member@example.com', 'american');
    expect(await changed(browser, { firstName, lastName, phoneNumber: '' })).toMatchObject({
      firstName,
      lastName,
    });
    const refused = 'Your name can only be changed with American';
    for (const [field, names] of [
      ['firstName', { firstName: 'Other', lastName }],
      ['lastName', { firstName, lastName: 'Other' }],
    ] as const)
      expect(await fieldErrorsIn(await put(browser, names))).toEqual({ [field]: refused });
    await write('american', { firstName: '', lastName: '' });
    expect((await changed(browser, { phoneNumber: '3125550123' })).firstName).toBe('');
  });

  test.each<[before: Tier, emailOptIn: boolean, after: Tier]>([
    [2, false, 0],
    [0, true, 2],
    [3, false, 3],
    [3, true, 3],
    [1, true, 1],
  ])('SES-06 tier %s with e-mail opt-in %s becomes tier %s', async (tier, emailOptIn, after) => {
    await write('american', { tier, emailOptIn: !emailOptIn });
    const browser = await openBySso();
    expect(await changed(browser, { emailOptIn })).toMatchObject({ emailOptIn, tierLevel: after });
    await write('american', { tier });
    expect(await changed(browser, { emailOptIn })).toMatchObject({ emailOptIn, tierLevel: tier });
  });

  test('PRO-10.b a new number is stored as ten digits, and needs its own consent', async () => {
    const browser = await entered();
    expect(await changed(browser, { phoneNumber: '(312) 555-0123', smsOptIn: true })).toMatchObject({
      phoneNumber: '3125550123',
      smsOptIn: true,
    });
    expect((await changed(browser, { phoneNumber: '312.555.0199' })).smsOptIn).toBe(false);
  });
});
