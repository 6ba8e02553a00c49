import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { apiPaths } from '../../testing/api-paths.ts';
import { codeOf, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { callAsMember, listOf, remove } from '../../testing/test-cards.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const memberCalls = [
  'GET /api/Member/DineSummary',
  'POST /api/Member/Data/Code',
  'POST /api/Member/Data',
  'GET /api/Member/Erasure',
  'POST /api/Member/Erasure',
  'GET /api/Member/Cards',
  'POST /api/Member/Cards',
  'DELETE /api/Member/Cards',
  'GET /api/Cards/AllPartnerCards',
  'GET /api/Member/Transactions',
  'GET /api/Member/TransactionsStatementCredits',
  'GET /api/Member/StatementCreditBalance',
  'GET /api/Member/Sessions',
  'DELETE /api/Member/Sessions',
  'DELETE /api/Member/Sessions/{id}',
  'GET /api/Member/EmailChange',
  'POST /api/Member/EmailChange',
  'DELETE /api/Member/EmailChange',
  'POST /api/Member/EmailChange/Codes',
  'POST /api/Member/EmailChange/Confirm',
  'POST /api/Member/PrivacyChoices',
  'GET /api/Member/SavedMerchants',
  'PUT /api/Member/SavedMerchants/{merchantId}',
  'DELETE /api/Member/SavedMerchants/{merchantId}',
  'GET /api/Claims',
  'POST /api/Claims',
  'POST /api/Claims/Check',
  'POST /api/Claims/Pictures',
  'PUT /api/Claims/{reference}',
  'POST /api/Member/Bonus/{code}',
  'GET /api/reviews/status',
  'GET /api/merchants/{merchantId}/flex-offers/members/{publicId}',
  'GET /api/Reservations',
  'POST /api/Reservations',
  'PUT /api/Reservations/{reservationId}',
  'DELETE /api/Reservations/{reservationId}',
  'POST /api/Reservations/Holds',
  'DELETE /api/Reservations/Holds/{holdId}',
] as const;

const SOME_ID = '0190b3c8-0000-7000-8000-000000000000';

interface Operation {
  readonly security: readonly Readonly<Record<string, unknown>>[];
}
const paths = await apiPaths<Operation>();

test('SES-18.b the calls that require an access token are those about a member', () => {
  const documented = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { security }]) => security.some((schemes) => 'accessToken' in schemes))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.toSorted()).toEqual([...memberCalls].toSorted());
});

describe.each(databaseKinds)('member-specific calls on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());
  beforeEach(() => accounts.reset());

  const signedIn = (name: string) => accounts.openAs(`${name}@example.com`);

  test.each(memberCalls)(
    'SES-18.b SES-22.a %s is rejected without a session, and without its token',
    async (call) => {
      const [method = '', path = ''] = call.split(' ');
      const url = path
        .replace('{code}', 'MIDWEEK')
        .replace('{merchantId}', '100020')
        .replaceAll(/\{\w+\}/g, SOME_ID);
      const given = { method, ...(method.startsWith('P') && { body: {} }) };
      const unauthorized = [401, 'unauthorised'];
      const member = await signedIn('member');
      const other = await signedIn('vip');
      expect(await codeOf(await accounts.open().call(url, given))).toEqual(unauthorized);
      expect(await codeOf(await member.call(url, given))).toEqual(unauthorized);
      const headers = { Authorization: `Bearer ${other.sessionId()}` };
      expect(await codeOf(await callAsMember(member, url, { ...given, headers }))).toEqual(unauthorized);
      expect((await callAsMember(member, url, given)).status).not.toBe(401);
    },
  );

  test('SES-22.c another member’s card is not found, and stays', async () => {
    const other = await signedIn('vip');
    const [card] = await listOf(other);
    expect(card).toBeDefined();
    expect(await codeOf(await remove(await signedIn('member'), card?.id ?? ''))).toEqual([404, 'notFound']);
    expect(await listOf(other)).toContainEqual(card);
  });
});
