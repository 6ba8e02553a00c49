import {
  dineSummaryContract,
  emailChangeContract,
  fieldErrors,
  memberContract,
  memberDataContract,
  memberSessionsContract,
  privacyChoicesContract,
  savedMerchantsContract,
  signInContract,
} from '@tableside/api-client/contract';
import fc from 'fast-check';

import { jsonBody, nasty, usuallyOneOf, type CallTable, type GeneratedCall } from './arbitraries.ts';

const email = usuallyOneOf('new@example.com', 'vip@example.com', 'A@B.C', 'not one');

const withBody = (
  method: 'POST' | 'PUT',
  path: string,
  fields: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<GeneratedCall> =>
  fc
    .oneof(
      { arbitrary: fc.record(fields), weight: 2 },
      { arbitrary: fc.record(fields, { requiredKeys: [] }), weight: 4 },
      { arbitrary: jsonBody, weight: 1 },
    )
    .map((body) => ({ path, method, body }));

const read = (path: string) => fc.constant<GeneratedCall>({ path });
const member = { partner: 'hilton', member: 'vip' };

/** A path segment. URL parsing would remove the excluded ones. */
const segment = nasty.filter((text) => !['', '.', '..'].includes(text));

const savedPath = fc
  .oneof(fc.integer({ min: 100_001, max: 100_300 }).map(String), segment)
  .map((id) => `/api/Member/SavedMerchants/${encodeURIComponent(id.toWellFormed())}`);

export const accountCalls: CallTable = {
  'post /api/SignIn': {
    response: signInContract.signInResponse,
    partner: 'hilton',
    arbitrary: withBody('POST', '/api/SignIn', {
      userName: usuallyOneOf('member@example.com', 'lapsed@example.com', 'DIN1', 'nobody@example.com'),
      password: usuallyOneOf('table4two', 'wrong'),
      rememberMe: fc.boolean(),
    }),
  },
  'get /api/SignOut': {
    response: signInContract.signOutResponse,
    arbitrary: read('/api/SignOut'),
    ...member,
  },
  'get /api/Member': { response: memberContract.memberResponse, arbitrary: read('/api/Member'), ...member },
  'put /api/Member': {
    response: memberContract.memberResponse,
    refusal: fieldErrors,
    ...member,
    arbitrary: withBody('PUT', '/api/Member', {
      firstName: nasty,
      lastName: usuallyOneOf('Moreau'),
      emailOptIn: fc.boolean(),
      address: fc.record({
        address1: nasty,
        address2: nasty,
        city: usuallyOneOf('Chicago'),
        state: usuallyOneOf('IL'),
        zipCode: usuallyOneOf('60601', '00000'),
      }),
      phoneNumber: usuallyOneOf('2125550142', '', '1', '0125550142'),
      smsOptIn: fc.boolean(),
      email,
      emailConfirm: email,
      password: usuallyOneOf('table4two', 'short'),
      passwordConfirm: usuallyOneOf('table4two'),
      currentPassword: usuallyOneOf('table4two', 'wrong'),
    }).chain((call) =>
      fc.constantFrom('vip', 'fixemail', 'closed').map((name) => ({ ...call, member: name })),
    ),
  },
  'post /api/Member/Data/Code': {
    response: memberDataContract.codeResponse,
    partner: 'american',
    member: 'member',
    arbitrary: fc.constant<GeneratedCall>({ path: '/api/Member/Data/Code', method: 'POST' }),
  },
  'post /api/Member/Data': {
    response: memberDataContract.memberDataResponse,
    ...member,
    arbitrary: withBody('POST', '/api/Member/Data', {
      password: usuallyOneOf('table4two'),
    }),
  },
  'get /api/Member/Erasure': {
    response: memberDataContract.erasureTermsResponse,
    arbitrary: read('/api/Member/Erasure'),
    ...member,
  },
  'post /api/Member/Erasure': {
    response: memberDataContract.erasureResponse,
    ...member,
    arbitrary: withBody('POST', '/api/Member/Erasure', {
      password: usuallyOneOf('table4two'),
      code: usuallyOneOf('123456'),
    }),
  },
  'get /api/Member/Sessions': {
    response: memberSessionsContract.sessionsResponse,
    arbitrary: read('/api/Member/Sessions'),
    ...member,
  },
  'delete /api/Member/Sessions': {
    response: memberSessionsContract.sessionsResponse,
    arbitrary: fc.constant<GeneratedCall>({ path: '/api/Member/Sessions', method: 'DELETE' }),
    ...member,
  },
  'delete /api/Member/Sessions/{id}': {
    response: memberSessionsContract.sessionsResponse,
    arbitrary: segment.map((id) => ({
      path: `/api/Member/Sessions/${encodeURIComponent(id.toWellFormed())}`,
      method: 'DELETE',
    })),
    ...member,
  },
  'post /api/Member/PrivacyChoices': {
    response: privacyChoicesContract.chosenPrivacy,
    ...member,
    arbitrary: withBody('POST', '/api/Member/PrivacyChoices', {
      choice: usuallyOneOf('on', 'off'),
      source: usuallyOneOf('member', 'device', 'gpc'),
      words: nasty,
    }),
  },
  'get /api/Member/SavedMerchants': {
    response: savedMerchantsContract.savedMerchantsResponse,
    arbitrary: read('/api/Member/SavedMerchants'),
    ...member,
  },
  'put /api/Member/SavedMerchants/{merchantId}': {
    response: savedMerchantsContract.savedResponse,
    arbitrary: savedPath.map((path) => ({ path, method: 'PUT' })),
    ...member,
  },
  'delete /api/Member/SavedMerchants/{merchantId}': {
    response: savedMerchantsContract.savedResponse,
    arbitrary: savedPath.map((path) => ({ path, method: 'DELETE' })),
    ...member,
  },
  'get /api/Member/EmailChange': {
    response: emailChangeContract.emailChangeResponse,
    arbitrary: read('/api/Member/EmailChange'),
    ...member,
  },
  'post /api/Member/EmailChange': {
    response: emailChangeContract.emailChangeResponse,
    arbitrary: withBody('POST', '/api/Member/EmailChange', {
      email,
      currentPassword: usuallyOneOf('table4two', 'wrong'),
    }),
    ...member,
  },
  'post /api/Member/EmailChange/Codes': {
    response: emailChangeContract.emailChangeResponse,
    arbitrary: fc.constant({ path: '/api/Member/EmailChange/Codes', method: 'POST' as const }),
    ...member,
  },
  'post /api/Member/EmailChange/Confirm': {
    response: memberContract.memberResponse,
    arbitrary: withBody('POST', '/api/Member/EmailChange/Confirm', {
      oldCode: usuallyOneOf('123456', '000000', '٣٣٣٣٣٣'),
      newCode: usuallyOneOf('123456', '000000'),
    }),
    ...member,
  },
  'delete /api/Member/EmailChange': {
    response: emailChangeContract.emailChangeResponse,
    arbitrary: fc.constant({ path: '/api/Member/EmailChange', method: 'DELETE' as const }),
    ...member,
  },
  'get /api/Member/DineSummary': {
    response: dineSummaryContract.dineSummaryResponse,
    arbitrary: read('/api/Member/DineSummary'),
    ...member,
  },
};
