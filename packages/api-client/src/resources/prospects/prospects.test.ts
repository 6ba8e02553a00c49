import { referralNames } from '@tableside/core';
import { HttpResponse } from 'msw/http';
import { describe, expect, test, vi } from 'vitest';

import { createClient } from '../../client/client.ts';
import { problem, prospectHandlers } from '../../testing.ts';
import { fakeWire, tokenSource, watched } from '../../testing/wire.test.support.ts';
import { startEmailChangeRequest } from '../email-change/email-change.contract.ts';
import { locationPredictionsRequest, validateZipRequest } from '../locations/locations.contract.ts';
import { memberUpdateRequest } from '../member/member.contract.ts';
import { merchantSearchRequest } from '../merchants/merchants.contract.ts';
import { recoverRequest } from '../recovery/recovery.contract.ts';
import { signInRequest } from '../sign-in/sign-in.contract.ts';
import { joinRequest, prospectRequest } from './prospects.contract.ts';
import {
  changedTermsOf,
  createProspect,
  join,
  validateEmail,
  type JoinRequest,
} from './prospects.resource.ts';

const server = fakeWire();
const client = createClient({ antiForgery: tokenSource('token-1') });

test('VAL-28 the server reads what was typed in plain letters', () => {
  const typed = {
    firstName: '\u202ERo\u200Bbin\u202C',
    lastName: 'O\u2019Brie\u0301\u2013Ito',
    email: ' o\u2019brien\u200B@example.com',
    address1: '1\tState\u00A0Street',
    city: '\u2066Chicago\u2069',
    zipCode: '\u200B60601-1234',
    smsOptIn: false,
    emailOptIn: false,
    terms: true,
    termsVersion: '1',
  };
  const read = joinRequest.parse(typed);
  expect(read).toMatchObject({
    firstName: 'Robin',
    lastName: "O'Bri\u00E9-Ito",
    email: "o'brien@example.com",
    address1: '1 State Street',
    city: 'Chicago',
    zipCode: '60601',
  });
  const { firstName, lastName, address1, city, zipCode } = typed;
  expect(memberUpdateRequest.parse({ firstName, lastName, address: { address1, city, zipCode } })).toEqual({
    firstName: read.firstName,
    lastName: read.lastName,
    address: { address1: read.address1, city: read.city, zipCode: read.zipCode },
  });
  const { email } = typed;
  expect([
    prospectRequest.parse({ email }).email,
    memberUpdateRequest.parse({ email }).email,
    startEmailChangeRequest.parse({ email, currentPassword: 'table4two' }).email,
    recoverRequest.parse({ userName: email }).userName,
    signInRequest.parse({ userName: email, password: 'table4two', rememberMe: false }).userName,
  ]).toEqual(Array.from({ length: 5 }, () => read.email));
  expect([
    merchantSearchRequest.parse({ location: lastName }).location,
    merchantSearchRequest.parse({ restaurantOrCuisine: lastName }).restaurantOrCuisine,
    locationPredictionsRequest.parse({ text: lastName }).text,
  ]).toEqual(Array.from({ length: 3 }, () => read.lastName));
  expect(validateZipRequest.parse({ zip: zipCode }).zip).toBe(read.zipCode);
});

test('VAL-03.a the server reads an address of 50 characters, and none of 51', () => {
  const email = `${'a'.repeat(38)}@example.com`;
  expect(prospectRequest.safeParse({ email }).success).toBe(true);
  expect(prospectRequest.safeParse({ email: `a${email}` }).success).toBe(false);
});

describe('checking an email address', () => {
  test('API-09.b API-09.c sends usePpn only if it is given, and follows no redirect', async () => {
    const { calls, response } = watched({ isValid: true });
    server.use(prospectHandlers.validateEmail(response));
    const sent = vi.spyOn(globalThis, 'fetch');
    await validateEmail(client, 'robin+dine@example.com');
    await validateEmail(client, 'robin@example.com', false);
    await validateEmail(client, 'robin@example.com', true);
    expect([...(calls[0]?.query ?? [])]).toEqual([['email', 'robin+dine@example.com']]);
    expect([...(calls[1]?.query ?? [])]).toEqual([
      ['email', 'robin@example.com'],
      ['usePpn', 'false'],
    ]);
    expect(calls[2]?.query.get('usePpn')).toBe('true');
    expect(sent.mock.calls.map(([, init]) => init?.redirect)).toEqual(['manual', 'manual', 'manual']);
  });

  test.each([true, false])('API-09.a returns isValid: %s', async (isValid) => {
    server.use(prospectHandlers.validateEmail({ isValid }));
    expect(await validateEmail(client, 'robin@example.com')).toBe(isValid);
  });

  test.each([301, 302, 303, 307, 308])('API-09.c API-30.a a redirect (%i) counts as yes', async (status) => {
    server.use(
      prospectHandlers.validateEmail(new HttpResponse(null, { status, headers: { Location: '/join' } })),
    );
    expect(await validateEmail(client, 'robin@example.com')).toBe(true);
  });

  test('API-09.c an opaque redirect is recognized by its type, not by its status of 0', async () => {
    const hidden = { type: 'opaqueredirect', status: 0, ok: false } as Response;
    expect(await validateEmail({ ...client, send: async () => hidden }, 'a@b.co')).toBe(true);
  });

  test.each([400, 429, 500])('API-30.a %i rejects with the status', async (status) => {
    server.use(prospectHandlers.validateEmail(problem(status)));
    await expect(validateEmail(client, 'robin@example.com')).rejects.toMatchObject({ status });
  });

  test('a response without JSON is unreadable', async () => {
    server.use(prospectHandlers.validateEmail(new HttpResponse('<html>')));
    await expect(validateEmail(client, 'robin@example.com')).rejects.toMatchObject({ code: 'unreadable' });
  });
});

describe('storing a prospect', () => {
  test('API-27 sends only the address, with the anti-forgery token', async () => {
    const { calls, response } = watched({ publicId: 'p-9' });
    server.use(prospectHandlers.create(response));
    expect(await createProspect(client, { email: 'robin@example.com' })).toBe('p-9');
    expect(calls[0]?.body).toEqual({ email: 'robin@example.com' });
    expect(calls[0]?.request.headers.get('X-XSRF-TOKEN')).toBe('token-1');
  });

  test('API-27 API-30.a an address that is a member’s rejects with a field error', async () => {
    server.use(prospectHandlers.create(problem(400, { errors: [{ field: 'email', message: 'In use.' }] })));
    await expect(createProspect(client, { email: 'robin@example.com' })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'email', message: 'In use.' }],
    });
  });
});

describe('joining', () => {
  const idempotencyKey = 'key-1';
  const request: JoinRequest = {
    firstName: 'Robin',
    lastName: 'Ames',
    email: 'robin@example.com',
    password: 'table4two',
    passwordConfirm: 'table4two',
    zipCode: '10013',
    smsOptIn: false,
    emailOptIn: true,
    terms: true,
    termsVersion: '1',
    utmSource: 'mail',
    referrer: 'a friend',
  };

  test('API-03.a the status alone shows that the account exists: an unreadable response is no failure', async () => {
    for (const response of [HttpResponse.json({}, { status: 201 }), new HttpResponse('', { status: 201 })]) {
      server.use(prospectHandlers.create(response));
      await expect(join(client, { ...request, idempotencyKey })).resolves.toBeUndefined();
    }
  });

  test('API-03.a API-03.b sends the whole form and the referral values, with the CSRF token', async () => {
    const { calls, response } = watched({ publicId: 'p-9' });
    server.use(prospectHandlers.create(response));
    await join(client, { ...request, idempotencyKey });
    expect(calls[0]?.body).toEqual(request);
    expect(calls[0]?.request.headers.get('X-XSRF-TOKEN')).toBe('token-1');
  });

  test('SES-18.a SES-25.a names the session of the page, if it has one', async () => {
    const { calls, response } = watched({ publicId: 'p-9' });
    server.use(prospectHandlers.create(response));
    const sso = createClient({ antiForgery: tokenSource('token-1'), accessToken: () => 'access-1' });
    await join(sso, { ...request, idempotencyKey });
    await join(client, { ...request, idempotencyKey });
    expect(calls.map((call) => call.request.headers.get('Authorization'))).toEqual(['Bearer access-1', null]);
  });

  test('API-03.c rejects with the status and one error per field', async () => {
    const errors = [
      { field: 'email', message: 'In use.' },
      { field: 'memberNumber', message: 'In use.' },
    ];
    server.use(prospectHandlers.create(problem(400, { errors })));
    await expect(join(client, { ...request, idempotencyKey })).rejects.toMatchObject({
      status: 400,
      fields: errors,
    });
  });

  test('ENR-17.c a refusal because of other terms has the ones that are valid now', async () => {
    const terms = { version: '2026-07-01', link: '/terms' };
    const refusal = (details: object) =>
      server.use(prospectHandlers.create(problem(400, { code: 'termsChanged', ...details })));
    const attempt = () => join(client, { ...request, idempotencyKey }).catch((error: unknown) => error);
    refusal({ terms });
    expect(changedTermsOf(await attempt())).toEqual(terms);
    refusal({ code: 'invalid', terms });
    expect(changedTermsOf(await attempt())).toBeUndefined();
    refusal({});
    const unreadable = await attempt();
    expect(() => changedTermsOf(unreadable)).toThrow(expect.objectContaining({ code: 'unreadable' }));
  });

  test('API-03.c the form handles 401', async () => {
    const onUnauthorized = vi.fn();
    server.use(prospectHandlers.create(problem(401)));
    const sso = createClient({ antiForgery: tokenSource('token-1'), onUnauthorized });
    await expect(join(sso, { ...request, idempotencyKey })).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('API-03.a TRK-02.b the API accepts the seven values, and nothing it does not define', () => {
    const referral = Object.fromEntries(referralNames.map((name) => [name, 'a']));
    expect(joinRequest.parse({ ...request, ...referral })).toMatchObject(referral);
    expect(joinRequest.safeParse({ ...request, tierLevel: 3 }).success).toBe(false);
    expect(joinRequest.safeParse({ ...request, terms: false }).success).toBe(false);
  });
});
