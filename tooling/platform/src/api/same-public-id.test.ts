import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../database/database.ts';
import { startAccounts, type TestAccounts } from '../testing/test-accounts.ts';
import { TEST_SECRET } from '../testing/test-api.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { callAsMember, listOf, outcomeOf, remove, sealCard, submit } from '../testing/test-cards.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { codeOf } from './recovery/recovery-code.ts';

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

describe.each(databaseKinds)('members of two partners with the same public ids on %s', (kind) => {
  let accounts: TestAccounts;
  let tables: readonly Table[];
  beforeAll(async () => {
    accounts = await startAccounts(kind, { hasActivity: true });
    tables = await execute<Table>(sql`
      select table_name as name, json_agg(quote_ident(column_name)) as columns from information_schema.columns
      where table_schema = 'public' group by table_name
      having table_name = 'members' or (bool_or(column_name = 'member_id') and bool_or(column_name = 'partner_id'))
      order by table_name`);
  });
  afterAll(() => accounts.stop());
  beforeEach(() => accounts.reset());

  async function execute<Row>(statement: ReturnType<typeof sql>): Promise<readonly Row[]> {
    return ((await accounts.database.orm.execute(statement)) as { rows: Row[] }).rows;
  }
  const as = (name: string) => accounts.openAs(`${name}@example.com`);
  const bodyOf = async (browser: TestBrowser, path: string) => {
    const response = await callAsMember(browser, path);
    expect([path, response.status]).toEqual([path, 200]);
    return response.text();
  };

  /** Gives American exactly the members of Hilton, with everything that is theirs. */
  const addTwins = () =>
    accounts.database.orm.transaction(async (transaction) => {
      await transaction.execute(sql`set local session_replication_role = replica`);
      for (const { name, columns } of tables) {
        const table = sql.identifier(name);
        const copied = columns.map((column) => (column === 'partner_id' ? `'american'` : column));
        await transaction.execute(sql`delete from ${table} where partner_id = 'american'`);
        await transaction.execute(
          sql`insert into ${table} (${sql.raw(columns.join())})
            select ${sql.raw(copied.join())} from ${table} where partner_id = 'hilton'`,
        );
      }
    });
  const twins = async () =>
    Promise.all(
      tables.map(async ({ name }) => [
        name,
        await execute(
          sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t where partner_id = 'american' order by 1`,
        ),
      ]),
    );

  test('SES-22.c a member reads nothing of another partner’s', async () => {
    const browsers = await Promise.all(['member', 'bonuses', 'history'].map(as));
    const { publicId: memberId } = await accounts.member('member@example.com');
    const visit = { transactionId: 'visit', formCode: 'f' };
    const offer = { memberId, merchantId: 20, offerId: 'offer', amountHundredths: 100 };
    const read = () =>
      Promise.all(
        browsers.flatMap((browser) =>
          [
            '/api/Member/DineSummary',
            '/api/Member/Transactions?pageNo=1&resultsPerPage=100',
            '/api/Member/Transactions?pageNo=1&resultsPerPage=100&state=reviewExpired',
            '/api/Member/Cards',
            '/api/Cards/AllPartnerCards',
            '/api/reviews/status?txnId=visit',
            ...(browser === browsers[0] ? [`/api/merchants/20/flex-offers/members/${memberId}`] : []),
          ].map((path) => bodyOf(browser, path)),
        ),
      );
    const bonuses = async () =>
      (JSON.parse(await bodyOf(browsers[1] ?? expect.fail(), '/api/Member')) as { activeBonuses: unknown })
        .activeBonuses;
    const before = [await read(), await bonuses()];
    await addTwins();
    const { orm } = accounts.database;
    await orm.execute(sql`insert into reviews (member_id, partner_id, transaction_id, form_code)
      select member_id, partner_id, public_id, 'f' from activity_records where partner_id = 'american' on conflict do nothing`);
    await orm.insert(schema.reviews).values({ memberId, partnerId: 'american', ...visit });
    await orm.transaction(async (transaction) => {
      await transaction.execute(sql`set local session_replication_role = replica`);
      await transaction.insert(schema.flexOffers).values({ partnerId: 'american', ...offer });
    });
    expect([await read(), await bonuses()]).toEqual(before);
  });

  test('SES-22.c a member changes nothing of another partner’s', async () => {
    const [bonuses, nocard, member, vip] = await Promise.all(['bonuses', 'nocard', 'member', 'vip'].map(as));
    if (!bonuses || !nocard || !member || !vip) expect.fail();
    const forgotten = accounts.open();
    const recover = (step: string, body: object) =>
      forgotten.call(`/api/Members/Recover${step}`, { method: 'POST', body });
    expect((await recover('', { userName: 'history@example.com' })).status).toBe(202);
    await addTwins();
    const before = await twins();

    const { activeBonuses } = JSON.parse(await bodyOf(bonuses, '/api/Member')) as {
      activeBonuses: { code: string; version: string }[];
    };
    const version = activeBonuses.find(({ code }) => code === 'MIDWEEK')?.version;
    const enrolled = await callAsMember(bonuses, `/api/Member/Bonus/MIDWEEK?version=${version}`, {
      method: 'POST',
    });
    expect(enrolled.status).toBe(200);

    const cards = [await sealCard(accounts.api, 'hilton', '4242424242424242')];
    expect(await outcomeOf(await submit(nocard, { cards, key: 'key-1' }))).toEqual([200, 'linked']);
    for (const { id } of await listOf(vip)) expect((await remove(vip, id, 'closesAccount')).status).toBe(200);
    expect((await accounts.member('vip@example.com')).memberType).toBe('ClosedAccountMember');

    const password = {
      currentPassword: 'table4two',
      password: 'another4two',
      passwordConfirm: 'another4two',
    };
    const changed = await callAsMember(member, '/api/Member', { method: 'PUT', body: password });
    expect(changed.status).toBe(200);

    const { publicId: subject } = await accounts.member('history@example.com');
    const minute = Math.floor(accounts.now().getTime() / 60_000);
    const code = codeOf(TEST_SECRET, { partnerId: 'hilton', subject, minute });
    expect((await recover('/Confirm', { code })).status).toBe(200);
    const chosen = { password: 'another4two', passwordConfirm: 'another4two' };
    expect((await recover('/Update', chosen)).status).toBe(200);

    expect(await twins()).toEqual(before);
  });
});
