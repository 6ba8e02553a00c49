import { memberContract } from '@tableside/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { buildJoinForm } from '../../testing/join-form.ts';
import { startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const { password: _password, passwordConfirm: _confirm, ...form } = buildJoinForm({ zipCode: '10013' });

describe.each(databaseKinds)('joining by single sign-on on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());
  beforeEach(() => accounts.reset());

  const arrive = async () => {
    const { members } = schema;
    const isPerson = and(eq(members.partnerId, 'american'), eq(members.email, 'member@example.com'));
    const yetToJoin = { mustJoin: true, memberType: 'NonCardMember', memberNumber: null } as const;
    await accounts.database.orm.update(members).set(yetToJoin).where(isPerson);
    const browser = await accounts.openAs('member@example.com', 'american');
    const memberOf = async () =>
      memberContract.memberResponse.parse(await (await browser.call('/api/Member')).json());
    const join = (token: string) =>
      browser.call('/api/Members/Prospects', {
        method: 'POST',
        body: form,
        headers: { Authorization: `Bearer ${token}` },
      });
    return { memberOf, join };
  };

  test('SES-18.b SES-25.a the form of another member’s page is refused, and joins nobody', async () => {
    const { memberOf, join } = await arrive();
    const before = await memberOf();
    expect((await join('of-another-member')).status).toBe(401);
    expect(await memberOf()).toEqual(before);
    expect((await join(before.session.accessToken)).status).toBe(201);
    expect(await memberOf()).toMatchObject({ mustJoin: false, memberNumber: 'ABC123456789' });
  });

  test('AUT-04.b joining renews the session', async () => {
    const { memberOf, join } = await arrive();
    const { session } = await memberOf();
    accounts.pass(10 * 60_000);
    expect((await join(session.accessToken)).status).toBe(201);
    accounts.pass(10 * 60_000);
    expect(await memberOf()).toMatchObject({ mustJoin: false });
  });
});
