import { memberContract, prospectsContract, recoveryContract } from '@tableside/api-client/contract';
import fc from 'fast-check';

import { encoded, jsonBody, nasty, usuallyOneOf, type CallTable } from './arbitraries.ts';
import { buildJoinForm } from './join-form.ts';

const email = usuallyOneOf(
  'a@example.com',
  'member@example.com',
  'A@B.C',
  'not one',
  `${'a'.repeat(60)}@example.com`,
);
const publicId = usuallyOneOf('demo-member', 'nobody', 'Activate', '.x', 'x'.repeat(65));
const password = usuallyOneOf('table4two', 'short1', 'abc123456789', 'long1'.repeat(20));

const joinForm = fc
  .record(
    {
      email: usuallyOneOf('one@example.com', 'two@example.com', 'member@example.com', 'a..b@example.com'),
      memberNumber: usuallyOneOf('abc123456789', 'ABC000000001', 'AB1', ''),
      password,
      firstName: nasty,
      state: usuallyOneOf('IL', 'xx', ''),
      zipCode: usuallyOneOf('60601', '00000'),
      phoneNumber: usuallyOneOf('3125550147', '123', ''),
      smsOptIn: fc.boolean(),
      utmSource: nasty,
      termsVersion: usuallyOneOf('1', '2'),
      extra: nasty,
    },
    { requiredKeys: [] },
  )
  .map((changes) => {
    const { extra, ...form } = { ...buildJoinForm(), ...changes };
    return {
      ...form,
      passwordConfirm: form['password'],
      ...(extra === undefined ? {} : { [extra]: extra }),
    };
  });

const post = (path: string, body: fc.Arbitrary<unknown>) =>
  fc.oneof({ arbitrary: body, weight: 3 }, { arbitrary: jsonBody, weight: 1 }).map((given) => ({
    path,
    method: 'POST' as const,
    body: given,
  }));

const recovery = (path: string, body: fc.Arbitrary<unknown>) => ({
  response: recoveryContract.recoveryResponse,
  arbitrary: post(`/api/Members/${path}`, body),
  partner: 'hilton',
});

export const joiningCalls: CallTable = {
  'post /api/Members/Prospects': {
    response: prospectsContract.prospectResponse,
    partner: 'hilton',
    arbitrary: post(
      '/api/Members/Prospects',
      fc.oneof(
        email.map((text) => ({ email: text })),
        joinForm,
      ),
    ),
  },
  'post /api/Members/Recover': recovery(
    'Recover',
    fc.record({ userName: fc.oneof(email, usuallyOneOf('abc123456789')) }),
  ),
  'post /api/Members/Recover/Confirm': recovery(
    'Recover/Confirm',
    fc.record({ code: usuallyOneOf('123456', '000000', '٣٣٣٣٣٣') }),
  ),
  'post /api/Members/Recover/Update': recovery(
    'Recover/Update',
    fc.record({ password, passwordConfirm: password }),
  ),
  'get /api/Member/{publicId}': {
    response: memberContract.knownMemberResponse,
    arbitrary: fc
      .oneof(publicId, nasty)
      .filter((text) => !['', '.', '..'].includes(text))
      .map((text) => ({ path: `/api/Member/${encoded(text)}` })),
  },
  'post /api/Member/Activate': {
    response: memberContract.activateResponse,
    arbitrary: post('/api/Member/Activate', fc.record({ publicId })),
  },
};
