import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema, type Database, type Statement } from '../../database/database.ts';
import { createMailer } from '../../mail/index.ts';
import { startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { createTestApi, readTestPartners } from '../../testing/test-api.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const { members, outbox, recoveries } = schema;
const OLD = 'member@example.com';

describe.each(databaseKinds)('a recovery of a member who moves on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());
  beforeEach(async () => {
    await accounts.reset();
    await accounts.database.orm.delete(outbox);
    await accounts.database.orm.delete(recoveries);
  });

  test('AUT-12 PRO-19.f a code that is asked for while the address is replaced recovers nothing, and is not mailed to the former one', async () => {
    const { partnerId, publicId } = await accounts.member(OLD);
    const move = () =>
      accounts.database.orm
        .update(members)
        .set({ email: 'moved@example.org' })
        .where(and(eq(members.partnerId, partnerId), eq(members.publicId, publicId)));
    // Codes are counted after the member was found and before the recovery begins.
    const database: Database = {
      ...accounts.database,
      async run<Row extends object>(statement: Statement) {
        if (statement.values[1] === 'recovery-codes') await move();
        return accounts.database.run<Row>(statement);
      },
    };
    const now = () => accounts.now();
    const mailer = createMailer({ database, now, log: { warn: () => {} }, retainsBodies: true });
    const api = createTestApi({ database, partners: await readTestPartners(), now, mailer });
    const browser = openBrowser(api, partnerId);
    const body = { userName: OLD };
    expect((await browser.call('/api/Members/Recover', { method: 'POST', body })).status).toBe(202);
    await mailer.settled();
    expect((await accounts.member('moved@example.org')).publicId).toBe(publicId);
    expect(await accounts.database.orm.select({ memberId: recoveries.memberId }).from(recoveries)).toEqual([
      { memberId: null },
    ]);
    expect(await accounts.database.orm.$count(outbox)).toBe(0);
  });
});
