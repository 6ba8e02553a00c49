import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { turnImpressionPartitions } from '../../database/impression-partitions.ts';
import { countAhead } from '../../testing/count-ahead.ts';
import { startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { databaseKinds } from '../../testing/test-database.ts';

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
  const post = async (
    browser: TestBrowser,
    ids: readonly string[],
    { address = '192.0.2.1', ...others }: { readonly address?: string; readonly dateTime?: string } = {},
  ) => {
    const body = ids.map((id) => ({ ...event(id), ...others }));
    return browser.call('/api/Impressions', { method: 'POST', token: '', body, address });
  };
  const signalled = (browser: TestBrowser, ids: readonly string[], signal: string) =>
    browser.call('/api/Impressions', {
      method: 'POST',
      token: '',
      body: ids.map(event),
      headers: { 'Sec-GPC': signal },
    });
  const stored = () =>
    accounts.database.orm.select().from(schema.impressions).orderBy(asc(schema.impressions.eventId));

  test('API-25.a an event belongs to the session’s member or to none, whatever it contains', async () => {
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
    expect((await stored()).map(({ memberId }) => memberId)).toEqual([null, publicId, null, null]);
  });

  test.each([
    ['1', 0],
    ['0', 2],
    ['true', 2],
  ])('PRV-07.a with Sec-GPC: %s, %i of two impressions are stored', async (signal, count) => {
    const response = await signalled(accounts.open(), ['a', 'b'], signal);
    expect([response.status, await response.json()]).toEqual([200, { accepted: count }]);
    expect(await stored()).toHaveLength(count);
  });

  test('PRV-07.b none is stored for a member whose account says "off", on any device, until it says "on"', async () => {
    const [member, other] = [accounts.open(), accounts.open()];
    await accounts.give(member, 'member@example.com');
    await accounts.give(other, 'vip@example.com');
    const { members } = schema;
    const say = (privacyChoice: 'on' | 'off') =>
      accounts.database.orm
        .update(members)
        .set({ privacyChoice })
        .where(eq(members.email, 'member@example.com'));
    await say('off');
    expect(await (await post(member, ['a'])).json()).toEqual({ accepted: 0 });
    expect(await (await post(other, ['b'])).json()).toEqual({ accepted: 1 });
    await say('on');
    expect(await (await post(member, ['c'])).json()).toEqual({ accepted: 1 });
    expect((await stored()).map(({ eventId }) => eventId)).toEqual(['b', 'c']);
  });

  test('API-25.a an event in a year that the database does not know is refused by name', async () => {
    const response = await post(accounts.open(), ['a'], { dateTime: '0000-01-01T00:00:00Z' });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { errors: [{ field: '0.dateTime' }] },
    ]);
  });

  test('API-25.a API-30.b a network can send ten thousand events in ten minutes', async () => {
    const batch = (number: number) => Array.from({ length: 200 }, (_, index) => `${number}-${index}`);
    const send = async (number: number) =>
      (await post(accounts.open(), batch(number), { address: `2001:db8::${number}` })).status;
    expect([await send(1), await send(2)]).toEqual([200, 200]);
    await countAhead(accounts.database, 'impressions-network', 9400);
    expect(await send(3)).toBe(200);
    const refused = await post(accounts.open(), ['more'], { address: '2001:db8::ffff' });
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect((await post(accounts.open(), ['more'])).status).toBe(200);
    expect(await stored()).toHaveLength(601);
  });

  const turn = (days = 90) => turnImpressionPartitions(accounts.database, accounts.now(), days);
  const weeks = async () => {
    const rows = await accounts.database.run<{ name: string }>({
      name: 'partitions',
      text: "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'impressions'::regclass order by 1",
      values: [],
    });
    return rows.map(({ name }) => name.replace('impressions_', ''));
  };
  const places = async () => {
    const rows = await accounts.database.run<{ id: string; place: string }>({
      name: 'places',
      text: 'select event_id as id, tableoid::regclass::text as place from impressions order by 1',
      values: [],
    });
    return Object.fromEntries(rows.map(({ id, place }) => [id, place.replace('impressions_', '')]));
  };

  test('OPS-12.a this week and the next two have a partition, and each event is in that of its time', async () => {
    accounts.pass(Date.parse('2026-12-06T23:59:00Z') - accounts.now().getTime());
    await turn();
    expect(await weeks()).toEqual(expect.arrayContaining(['20261130', '20261207', '20261214', 'default']));
    expect(await weeks()).not.toContain('20261221');
    await post(accounts.open(), ['a'], { dateTime: '2026-11-30T00:00:00.000Z' });
    await post(accounts.open(), ['b'], { dateTime: '2026-12-06T23:59:59.999Z' });
    await post(accounts.open(), ['c'], { dateTime: '2026-12-07T00:00:00.000Z' });
    expect(await places()).toEqual({ a: '20261130', b: '20261130', c: '20261207' });
    // A minute later it is Monday, so one more week gets its partition.
    accounts.pass(60_000);
    await turn();
    expect(await weeks()).toEqual(expect.arrayContaining(['20261207', '20261214', '20261221']));
    await turn();
  });

  test('OPS-12.a TRK-08 no event is refused for want of a partition, and one that is sent twice is one, before and after its week gets one', async () => {
    accounts.pass(Date.parse('2027-02-01T12:00:00Z') - accounts.now().getTime());
    const times = {
      early: '1970-01-01T00:00:00.000Z',
      now: '2027-02-01T11:59:59.000Z',
      late: '2099-12-31T23:59:59.000Z',
    };
    const send = async () => {
      const accepted: number[] = [];
      for (const [id, dateTime] of Object.entries(times)) {
        const response = await post(accounts.open(), [id, id], { dateTime });
        accepted.push(((await response.json()) as { accepted: number }).accepted);
      }
      return accepted;
    };
    expect(await send()).toEqual([1, 1, 1]);
    expect(await send()).toEqual([0, 0, 0]);
    expect(await places()).toEqual({ early: 'default', now: 'default', late: 'default' });
    await turn();
    expect(await places()).toEqual({ early: 'default', now: '20270201', late: 'default' });
    expect(await send()).toEqual([0, 0, 0]);
    expect(await stored()).toHaveLength(3);
  });

  test('OPS-12.b API-25.a events are kept for the configured number of days, and dropped with their week', async () => {
    accounts.pass(Date.parse('2027-06-01T12:00:00Z') - accounts.now().getTime());
    await turn();
    await post(accounts.open(), ['old'], { dateTime: '2027-06-06T23:59:59.999Z' });
    await post(accounts.open(), ['new'], { dateTime: '2027-06-07T00:00:00.000Z' });
    const until = Date.parse('2027-06-07T00:00:00Z') + 90 * DAY_MS;
    accounts.pass(until - 1 - accounts.now().getTime());
    await turn();
    expect(await places()).toEqual({ old: '20270531', new: '20270607' });
    accounts.pass(1);
    await turn();
    expect(await places()).toEqual({ new: '20270607' });
    expect(await weeks()).not.toContain('20270531');
  });

  test('OPS-12.b API-25.a events with an impossible time are kept for the configured number of days since they arrived', async () => {
    await post(accounts.open(), ['old'], { dateTime: '2099-01-01T00:00:00.000Z' });
    accounts.pass(DAY_MS);
    await post(accounts.open(), ['new'], { dateTime: '2099-01-01T00:00:00.000Z' });
    accounts.pass(89 * DAY_MS);
    await turn();
    expect(await stored()).toHaveLength(2);
    accounts.pass(1);
    await turn();
    expect((await stored()).map(({ eventId }) => eventId)).toEqual(['new']);

    await accounts.database.orm.execute(sql`
      insert into impressions
        (partner_id, event_id, event_name, occurred_at, received_at, channel, user_agent, url, merchant_ids)
      select 'hilton', n::text, 'pageView', old, old, 'web', '', '', '{}'
      from generate_series(1, 20001) n, (select timestamptz '2020-01-01' as old) as moment`);
    await turn();
    expect((await stored()).map(({ eventId }) => eventId)).toEqual(['new']);
  });
});
