import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../database/database.ts';
import { addRestaurant } from '../testing/test-booking.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { robin, startReminders, type TestReminders } from '../testing/test-reminders.ts';
import { remindOfTables } from './index.ts';

const NEW_YORK = 1;
const HONOLULU = 2;
const LONG_BEFORE = '2026-02-01T12:00:00Z';

describe.each(databaseKinds)('reminders of tables on %s', (kind) => {
  let reminders: TestReminders;
  let moment: Date;
  beforeAll(async () => {
    reminders = await startReminders(kind);
    const { database } = reminders;
    await addRestaurant(database, { id: NEW_YORK, tables: [2, 2] });
    await addRestaurant(database, { id: HONOLULU, timeZone: 'Pacific/Honolulu' });
  });
  afterAll(() => reminders.stop());
  beforeEach(() => reminders.reset({ emailOptIn: false }));

  interface Table {
    readonly startsAt: string;
    readonly partnerId?: string;
    readonly merchantId?: number;
    readonly tableNumber?: number;
    readonly changedAt?: string;
  }
  async function reserve({
    startsAt,
    partnerId = 'hilton',
    merchantId = NEW_YORK,
    tableNumber = 1,
    changedAt = LONG_BEFORE,
  }: Table): Promise<string> {
    const id = `table ${partnerId} ${startsAt}`;
    const begins = new Date(startsAt);
    await reminders.database.orm.insert(schema.reservations).values({
      id,
      memberId: `robin of ${partnerId}`,
      partnerId,
      merchantId,
      tableNumber,
      startsAt: begins,
      endsAt: new Date(begins.getTime() + 2 * 3_600_000),
      partySize: 2,
      hasBonus: true,
      requiresCard: false,
      changedAt: new Date(changedAt),
    });
    return id;
  }
  const mails = () => reminders.mails();
  async function remindAt(at: string): Promise<number> {
    moment = new Date(at);
    const now = () => moment;
    const mailer = reminders.mailerAt(now);
    await remindOfTables({ ...reminders, mailer, now });
    return (await mails()).length;
  }
  const change = (id: string, row: Partial<typeof schema.reservations.$inferInsert>) =>
    reminders.database.orm.update(schema.reservations).set(row).where(eq(schema.reservations.id, id));

  test('NOT-02.a every program reminds of a table on the day before', async () => {
    expect(reminders.partners).toHaveLength(10);
    for (const [index, { id: partnerId }] of reminders.partners.entries())
      await reserve({ partnerId, startsAt: `2026-06-19T${10 + index}:30:00Z`, tableNumber: 1 + (index % 2) });
    expect(await remindAt('2026-06-18T15:00:00Z')).toBe(10);
    const written = await mails();
    for (const [index, { id, programName, siteUrl }] of reminders.partners.entries()) {
      const mail = written.find(({ partnerId }) => partnerId === id);
      expect(mail).toMatchObject({
        recipient: `robin@${id}.example`,
        subject: 'Tomorrow: your table at Restaurant 1',
        memberId: `robin of ${id}`,
        reminder: 'tableTomorrow',
        expiresAt: new Date('2026-06-19T04:00:00Z'),
      });
      const hour = 6 + index;
      const time = `${hour > 12 ? hour - 12 : hour}:30 ${hour < 12 ? 'AM' : 'PM'}`;
      const body = mail?.body.replaceAll('\u202F', ' ');
      for (const text of [`Friday, June 19, 2026 at ${time}`, 'Party of 2', programName, siteUrl])
        expect([id, body]).toEqual([id, expect.stringContaining(text)]);
    }
  });

  test.each([
    ['winter', '2026-03-08T00:00:00Z', '2026-03-06T15:00:00Z', '2026-03-07T05:00:00Z'],
    ['the day the clocks go forward', '2026-03-08T23:00:00Z', '2026-03-07T15:00:00Z', '2026-03-08T05:00:00Z'],
    ['the day after', '2026-03-09T23:00:00Z', '2026-03-08T14:00:00Z', '2026-03-09T04:00:00Z'],
    ['the day the clocks go back', '2026-11-02T04:30:00Z', '2026-10-31T14:00:00Z', '2026-11-01T04:00:00Z'],
    ['the end of the day after', '2026-11-03T04:30:00Z', '2026-11-01T15:00:00Z', '2026-11-02T05:00:00Z'],
  ])('NOT-02.b a table on %s is reminded from ten in the morning to midnight there', async (_, ...times) => {
    const [startsAt, from, until] = times;
    const just = (at: string) => new Date(Date.parse(at) - 1000).toISOString();
    await reserve({ startsAt });
    expect(await remindAt(just(from))).toBe(0);
    expect(await remindAt(until)).toBe(0);
    expect(await remindAt(just(until))).toBe(1);
    await reminders.database.orm.delete(schema.outbox);
    expect(await remindAt(from)).toBe(1);
  });

  test('NOT-02.b a table far in the west is reminded in its own morning', async () => {
    await reserve({ startsAt: '2026-06-20T05:00:00Z', merchantId: HONOLULU });
    expect(await remindAt('2026-06-18T19:59:00Z')).toBe(0);
    expect(await remindAt('2026-06-18T20:00:00Z')).toBe(1);
    expect((await mails())[0]?.body.replaceAll('\u202F', ' ')).toContain('Friday, June 19, 2026 at 7:00 PM');
  });

  test('NOT-02.c a table is reminded once, and once more if it moves to another day', async () => {
    const id = await reserve({ startsAt: '2026-06-19T23:00:00Z' });
    for (const at of ['14:17', '15:17', '23:17']) expect(await remindAt(`2026-06-18T${at}:00Z`)).toBe(1);
    await change(id, { startsAt: new Date('2026-06-19T22:00:00Z') });
    expect(await remindAt('2026-06-18T23:47:00Z')).toBe(1);
    expect(await remindAt('2026-06-19T14:17:00Z')).toBe(1);
    await change(id, {
      startsAt: new Date('2026-06-22T23:00:00Z'),
      endsAt: new Date('2026-06-23T01:00:00Z'),
    });
    expect(await remindAt('2026-06-21T14:17:00Z')).toBe(2);
  });

  test('NOT-02.c a table that was just confirmed is not reminded', async () => {
    const id = await reserve({ startsAt: '2026-06-19T23:00:00Z', changedAt: '2026-06-18T14:00:00Z' });
    expect(await remindAt('2026-06-18T14:17:00Z')).toBe(0);
    await change(id, { changedAt: new Date('2026-06-18T13:59:59Z') });
    expect(await remindAt('2026-06-18T14:17:00Z')).toBe(1);
  });

  test.each([
    ['canceled', { cancelledAt: new Date(LONG_BEFORE) }],
    ['only held', { heldUntil: new Date('2026-06-18T20:00:00Z') }],
  ])('NOT-02.d a table that is %s is not reminded', async (_, row) => {
    await change(await reserve({ startsAt: '2026-06-19T23:00:00Z' }), row);
    expect(await remindAt('2026-06-18T14:17:00Z')).toBe(0);
  });

  const setMember: TestReminders['setMember'] = (...change) => reminders.setMember(...change);
  test.each([
    ['a closed account', () => setMember({ memberType: 'ClosedAccountMember' })],
    ['a membership that is not active', () => setMember({ isActive: false })],
    ['an address that must be replaced', () => setMember({ mustUpdateEmail: true })],
    [
      'a deactivated diner',
      () => reminders.database.orm.insert(schema.bookingDiners).values({ ...robin, refusal: 'deactivated' }),
    ],
    [
      'a blocked diner',
      () => reminders.database.orm.insert(schema.bookingDiners).values({ ...robin, refusal: 'fraud' }),
    ],
    [
      'a member who stopped the kind',
      () => reminders.database.orm.insert(schema.mailOptOuts).values({ ...robin, kind: 'tableTomorrow' }),
    ],
  ])('NOT-02.d %s is not reminded, others are', async (_, given) => {
    await reserve({ startsAt: '2026-06-19T23:00:00Z' });
    await reserve({ startsAt: '2026-06-19T23:00:00Z', partnerId: 'delta', tableNumber: 2 });
    await given();
    expect(await remindAt('2026-06-18T14:17:00Z')).toBe(1);
    expect(await mails()).toMatchObject([{ partnerId: 'delta' }]);
  });
});
