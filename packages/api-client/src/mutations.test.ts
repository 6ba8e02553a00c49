import { expect, test } from 'vitest';

import type { ApiClient, CallOptions } from './client/client.ts';
import * as queries from './queries.ts';
import { recordingClient } from './testing/recording-client.test.support.ts';

interface Mutation {
  readonly mutationFn?: unknown;
}

const writes: readonly [
  name: string,
  mutation: (client: ApiClient) => Mutation,
  sent: unknown,
  call: CallOptions,
][] = [
  [
    'API-19.a registering for a bonus',
    queries.registerBonusMutation,
    { code: 'b1', version: 'v1' },
    { method: 'POST', path: '/api/Member/Bonus/b1' },
  ],
  [
    'API-16.a linking cards',
    queries.addCardsMutation,
    { cards: [] },
    { method: 'POST', path: '/api/Member/Cards' },
  ],
  [
    'API-17.a deleting a card',
    queries.removeCardMutation,
    { id: 'c1', closesAccount: false },
    { method: 'DELETE', path: '/api/Member/Cards', query: [['id', 'c1']] },
  ],
  [
    'API-07 activating',
    queries.activateMemberMutation,
    'p1',
    { method: 'POST', path: '/api/Member/Activate', body: { publicId: 'p1' } },
  ],
  [
    'API-28 saving the profile',
    queries.updateMemberMutation,
    { firstName: 'Robin' },
    { method: 'PUT', path: '/api/Member', body: { firstName: 'Robin' } },
  ],
  [
    'API-09.a validating an address',
    queries.validateEmailMutation,
    'robin@example.com',
    { path: '/api/Members/Validate/Email', query: [['email', 'robin@example.com']] },
  ],
  [
    'API-27 becoming a prospect',
    queries.createProspectMutation,
    'robin@example.com',
    { method: 'POST', path: '/api/Members/Prospects', body: { email: 'robin@example.com' } },
  ],
  [
    'API-03.a joining',
    queries.joinMutation,
    { firstName: 'Robin', idempotencyKey: 'k1' },
    { method: 'POST', path: '/api/Members/Prospects', body: { firstName: 'Robin' }, idempotencyKey: 'k1' },
  ],
  [
    'PRV-03.b mailing a code',
    queries.mailDataCodeMutation,
    undefined,
    { method: 'POST', path: '/api/Member/Data/Code' },
  ],
  [
    'PRV-03.a downloading the data',
    queries.memberDataMutation,
    { password: 'table4two' },
    { method: 'POST', path: '/api/Member/Data', body: { password: 'table4two' } },
  ],
  [
    'PRV-04.b asking to be erased',
    queries.eraseMemberMutation,
    { code: '123456' },
    { method: 'POST', path: '/api/Member/Erasure', body: { code: '123456' } },
  ],
  [
    'SES-31.a ending a session',
    queries.endMemberSessionMutation,
    's1',
    { method: 'DELETE', path: '/api/Member/Sessions/s1' },
  ],
  [
    'SES-31.b ending the other sessions',
    queries.endOtherSessionsMutation,
    undefined,
    { method: 'DELETE', path: '/api/Member/Sessions' },
  ],
  [
    'AUT-02.a signing in',
    queries.signInMutation,
    { userName: 'robin' },
    { method: 'POST', path: '/api/SignIn', body: { userName: 'robin' } },
  ],
  [
    'starting a recovery',
    queries.startRecoveryMutation,
    { email: 'robin@example.com' },
    { method: 'POST', path: '/api/Members/Recover', body: { email: 'robin@example.com' } },
  ],
  [
    'confirming a recovery',
    queries.confirmRecoveryMutation,
    { code: '123456' },
    { method: 'POST', path: '/api/Members/Recover/Confirm', body: { code: '123456' } },
  ],
  [
    'ending a recovery',
    queries.updateRecoveryMutation,
    { password: 'table4two' },
    { method: 'POST', path: '/api/Members/Recover/Update', body: { password: 'table4two' } },
  ],
  [
    'PRO-19.a starting a change of the email address',
    queries.startEmailChangeMutation,
    { email: 'robin@new.example', currentPassword: 'table4two' },
    {
      method: 'POST',
      path: '/api/Member/EmailChange',
      body: { email: 'robin@new.example', currentPassword: 'table4two' },
    },
  ],
  [
    'PRO-19.e asking for its codes again',
    queries.resendEmailChangeMutation,
    undefined,
    { method: 'POST', path: '/api/Member/EmailChange/Codes' },
  ],
  [
    'PRO-19.b confirming it',
    queries.confirmEmailChangeMutation,
    { oldCode: '123456', newCode: '654321' },
    {
      method: 'POST',
      path: '/api/Member/EmailChange/Confirm',
      body: { oldCode: '123456', newCode: '654321' },
    },
  ],
  [
    'PRO-19.e canceling it',
    queries.cancelEmailChangeMutation,
    undefined,
    { method: 'DELETE', path: '/api/Member/EmailChange' },
  ],
  [
    'CLM-04.e looking for a visit',
    queries.checkClaimMutation,
    { merchantId: 'm1', visitDate: '2026-06-01', billCents: 4820, card: { lastFour: '1111' } },
    {
      method: 'POST',
      path: '/api/Claims/Check',
      body: { merchantId: 'm1', visitDate: '2026-06-01', billCents: 4820, card: { lastFour: '1111' } },
    },
  ],
  [
    'CLM-06.a reporting a visit',
    queries.sendClaimMutation,
    { merchantId: 'm1', pictureIds: ['p1'], findingsSeen: ['recordFound'] },
    {
      method: 'POST',
      path: '/api/Claims',
      body: { merchantId: 'm1', pictureIds: ['p1'], findingsSeen: ['recordFound'] },
    },
  ],
  [
    'CLM-06.e sending what a claim needs',
    queries.completeClaimMutation,
    { reference: 'K7M4XP', pictureIds: ['p1'] },
    { method: 'PUT', path: '/api/Claims/K7M4XP', body: { pictureIds: ['p1'] } },
  ],
  [
    'CLM-05.a sending a picture',
    queries.addClaimPictureMutation,
    { file: new Blob(['x'], { type: 'image/png' }) },
    { method: 'POST', path: '/api/Claims/Pictures', file: new Blob(['x'], { type: 'image/png' }) },
  ],
  [
    'holding a table',
    queries.holdTableMutation,
    { slot: 's1' },
    { method: 'POST', path: '/api/Reservations/Holds', body: { slot: 's1' } },
  ],
  [
    'releasing a table',
    queries.releaseTableMutation,
    'h1',
    { method: 'DELETE', path: '/api/Reservations/Holds/h1' },
  ],
  [
    'reserving a table',
    queries.reserveTableMutation,
    { holdId: 'h1' },
    { method: 'POST', path: '/api/Reservations', body: { holdId: 'h1' } },
  ],
  [
    'changing a reservation',
    queries.changeReservationMutation,
    { id: 'r1', holdId: 'h1' },
    { method: 'PUT', path: '/api/Reservations/r1', body: { holdId: 'h1' } },
  ],
  [
    'canceling a reservation',
    queries.cancelReservationMutation,
    { id: 'r1', startsAt: '2026-05-01T19:00', partySize: 2 },
    { method: 'DELETE', path: '/api/Reservations/r1' },
  ],
];

test.each(writes)(
  'API-01.c %s is one call with what was entered, and the token',
  async (_name, mutation, sent, call) => {
    const { client, calls } = recordingClient();
    const { mutationFn } = mutation(client);
    await expect((mutationFn as (sent: unknown) => Promise<unknown>)(sent)).rejects.toMatchObject({
      status: 500,
    });
    expect(calls).toEqual([expect.objectContaining(call)]);
    expect(calls[0]).not.toHaveProperty('isAnonymous');
  },
);

test('SES-18.a of all writes, those about a member carry the session’s token', async () => {
  const without = await Promise.all(
    writes.map(async ([, mutation, sent, { method = 'GET', path }]) => {
      const { client, calls } = recordingClient();
      const { mutationFn } = mutation(client);
      await (mutationFn as (sent: unknown) => Promise<unknown>)(sent).catch(() => undefined);
      return calls[0]?.isMemberSpecific ? [] : [`${method} ${path}`];
    }),
  );
  expect(without.flat().toSorted()).toEqual([
    'GET /api/Members/Validate/Email',
    'POST /api/Member/Activate',
    'POST /api/Members/Prospects',
    'POST /api/Members/Recover',
    'POST /api/Members/Recover/Confirm',
    'POST /api/Members/Recover/Update',
    'POST /api/SignIn',
  ]);
});

test('every mutation is in the table', () => {
  expect(writes).toHaveLength(Object.keys(queries).filter((name) => name.endsWith('Mutation')).length);
});
