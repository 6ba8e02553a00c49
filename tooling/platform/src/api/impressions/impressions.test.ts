import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { purgeExpiredImpressions } from './purge-expired-impressions.ts';

const DAY_MS = 86_400_000;

describe.each(databaseKinds)('impressions on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());
  beforeEach(async () => {
    await accounts.database.orm.delete(schema.impressions);
    accounts.pass(DAY_MS);
  });

  const event = (eventId: string) => ({
    eventId,
    eventName: 'pageView',
    channel: 'web',
    dateTime: '2026-06-15T12:00:00.000Z',
    userAgent: 'Browser/1',
    url: '/search',
    memberId: 'somebody-else',
  });
  const post = async (browser: TestBrowser, ids: readonly string[], address = '192.0.2.1') =>
    browser.call('/api/Impressions', { method: 'POST', token: '', body: ids.map(event), address });
  const kept = () =>
    accounts.database.orm.select().from(schema.impressions).orderBy(asc(schema.impressions.eventId));

  test('API-25 an event belongs to the session’s member or to none, whatever it contains', async () => {
    const [anonymous, member, support, elsewhere] = [
      accounts.open(),
      accounts.open(),
      accounts.open(),
      accounts.open('american'),
    ];
    await accounts.give(member, 'member@example.com');
    await accounts.give(support, 'member@example.com', { isReadOnly: true });
    elsewhere.cookies.set('__Host-tableside-session', member.sessionId());
    for (const [id, browser] of Object.entries({ a: anonymous, b: member, c: support, d: elsewhere })) {
      expect((await post(browser, [id])).status).toBe(200);
    }
    const { publicId } = await accounts.member('member@example.com');
    expect((await kept()).map(({ memberId }) => memberId)).toEqual([null, publicId, null, null]);
  });

  test('API-25 API-30 a network can send ten thousand events in ten minutes', async () => {
    const batch = (number: number) => Array.from({ length: 200 }, (_, index) => `${number}-${index}`);
    for (let number = 0; number < 50; number += 1) {
      expect((await post(accounts.open(), batch(number), `2001:db8::${number}`)).status).toBe(200);
    }
    const refused = await post(accounts.open(), ['more'], '2001:db8::ffff');
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect((await post(accounts.open(), ['more'], '192.0.2.1')).status).toBe(200);
    expect(await kept()).toHaveLength(10_001);
  });

  test('API-25 events are stored for the configured number of days', async () => {
    await post(accounts.open(), ['old']);
    accounts.pass(DAY_MS);
    await post(accounts.open(), ['new']);
    accounts.pass(89 * DAY_MS);
    await purgeExpiredImpressions(accounts.database, accounts.now(), 90);
    expect(await kept()).toHaveLength(2);
    accounts.pass(1);
    await purgeExpiredImpressions(accounts.database, accounts.now(), 90);
    expect((await kept()).map(({ eventId }) => eventId)).toEqual(['new']);

    // More than are deleted by one statement, such as after the number of days was lowered.
    await accounts.database.orm.execute(sql`
      insert into impressions
        (partner_id, event_id, event_name, occurred_at, received_at, channel, user_agent, url, merchant_ids)
      select 'hilton', n::text, 'pageView', old, old, 'web', '', '', '{}'
      from generate_series(1, 20001) n, (select timestamptz '2020-01-01' as old) as moment`);
    await purgeExpiredImpressions(accounts.database, accounts.now(), 90);
    expect((await kept()).map(({ eventId }) => eventId)).toEqual(['new']);
  });
});
