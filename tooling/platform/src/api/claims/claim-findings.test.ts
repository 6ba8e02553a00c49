import { claimsContract } from '@tableside/api-client/contract';
import { dayOf, daysAfter, HOUR_MS } from '@tableside/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { codeOf, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { recordOf } from '../../testing/test-activity.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import {
  FOR_VIPS,
  GUAM,
  HONOLULU,
  LATE,
  LEFT,
  NEW_YORK,
  WEEKENDS,
  addClaimables,
  checkAs,
  claimsOf,
  resetClaims,
  sendAs,
  visitTo,
} from '../../testing/test-claims.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const { cards, claims } = schema;

describe.each(databaseKinds)('looks for a visit on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
    await addClaimables(accounts.database);
  });
  afterAll(() => accounts.stop());
  beforeEach(async () => {
    await resetClaims(accounts);
  });

  const as = (name: string, partner = 'hilton') => accounts.openAs(`${name}@example.com`, partner);
  const idOf = async (name: string) => (await accounts.member(`${name}@example.com`)).publicId;
  const ago = (days: number) => daysAfter(dayOf(accounts.now().getTime()), -days);
  const findingsOf = async (browser: TestBrowser, visit: claimsContract.CheckClaimRequest) => {
    const response = await checkAs(browser, visit);
    expect(response.status).toBe(200);
    return claimsContract.checkClaimResponse.parse(await response.json()).findings;
  };
  const refused = async (response: Response) => {
    expect(response.status).toBe(400);
    return claimsContract.claimRefusal.strict().parse(await response.json());
  };

  test.each([
    ['Pacific/Honolulu', HONOLULU, 10 * HOUR_MS],
    ['Pacific/Guam', GUAM, -10 * HOUR_MS],
  ])(
    'CLM-03.a CLM-03.b CLM-03.c CLM-03.d days 9, 10, 60 and 61 are those of %s',
    async (_zone, merchant, offset) => {
      const visitDate = daysAfter(dayOf(accounts.now().getTime()), 30);
      const midnight = (days: number) => Date.parse(daysAfter(visitDate, days)) + offset;
      // Moving the clock ends sessions, so each moment needs a session of its own.
      const responseAt = async (moment: number) => {
        accounts.pass(moment - accounts.now().getTime());
        const response = await checkAs(await as('member'), visitTo(merchant, visitDate));
        if (response.status === 200) return [200];
        const { code, firstDay, lastDay } = await refused(response);
        return [code, firstDay ?? lastDay];
      };
      const tooEarly = ['tooEarly', daysAfter(visitDate, 10)];
      expect(await responseAt(midnight(9))).toEqual(tooEarly);
      expect(await responseAt(midnight(10) - 1)).toEqual(tooEarly);
      expect(await responseAt(midnight(10))).toEqual([200]);
      expect(await responseAt(midnight(60))).toEqual([200]);
      expect(await responseAt(midnight(61) - 1)).toEqual([200]);
      expect(await responseAt(midnight(61))).toEqual(['tooLate', daysAfter(visitDate, 60)]);
    },
  );

  test('CLM-03.b the partner sets how long a visit can be reported, and sending it is refused likewise', async () => {
    const late = visitTo(NEW_YORK, ago(61));
    expect(await refused(await sendAs(await as('member'), late))).toMatchObject({
      code: 'tooLate',
      lastDay: ago(1),
    });
    expect((await sendAs(await as('member', 'united'), late)).status).toBe(201);
    expect(await refused(await sendAs(await as('member'), visitTo(NEW_YORK, ago(5))))).toMatchObject({
      code: 'tooEarly',
      firstDay: daysAfter(ago(5), 10),
    });
    expect(await claimsOf(await as('member'))).toEqual([]);
  });

  test('CLM-04.a the nearest record within two days is found, but no refund and no other restaurant', async () => {
    const browser = await as('member');
    const memberId = await idOf('member');
    const visit = visitTo(NEW_YORK, ago(20));
    const record = (publicId: string, daysAgo: number, others = {}) =>
      recordOf(memberId, publicId, {
        merchantId: NEW_YORK,
        localDate: ago(daysAgo),
        occurredAt: new Date(`${ago(daysAgo)}T23:30:00Z`),
        ...others,
      });
    const add = (...rows: ReturnType<typeof record>[]) =>
      accounts.database.orm.insert(schema.activityRecords).values(rows);
    await add(
      record('far-before', 23),
      record('far-after', 17),
      record('refund', 20, { rewardHundredths: -100 }),
      record('elsewhere', 20, { merchantId: GUAM }),
      record('credit', 20, { recordType: 'Credit', status: 'Paid' }),
    );
    expect(await findingsOf(browser, visit)).toEqual([]);
    expect(await findingsOf(browser, visitTo(NEW_YORK, ago(19)))).toMatchObject([
      { transactionId: 'far-after', visitDate: ago(17) },
    ]);
    await add(record('two-before', 22, { status: 'Pending', rewardHundredths: 0 }));
    expect(await findingsOf(browser, visit)).toEqual([
      { kind: 'recordFound', transactionId: 'two-before', visitDate: ago(22), status: 'Pending' },
    ]);
    await add(record('one-after', 19, { status: 'Forfeit' }));
    expect(await findingsOf(browser, visit)).toEqual([
      { kind: 'recordFound', transactionId: 'one-after', visitDate: ago(19), status: 'Forfeit' },
    ]);
  });

  test.each([
    ['Awarded', 0, 'Forfeit'],
    ['Paid', 0, 'Forfeit'],
    ['Paid', 1, 'Paid'],
    ['Pending', 0, 'Pending'],
  ] as const)(
    'CLM-04.g a record that is %s with a reward of %i is told as %s',
    async (status, rewardHundredths, told) => {
      const others = { merchantId: NEW_YORK, localDate: ago(20), status, rewardHundredths };
      await accounts.database.orm
        .insert(schema.activityRecords)
        .values(recordOf(await idOf('member'), 't-0', others));
      expect(await findingsOf(await as('member'), visitTo(NEW_YORK, ago(20)))).toMatchObject([
        { kind: 'recordFound', status: told },
      ]);
    },
  );

  test('CLM-04.b a card that was linked on a later day of the restaurant is found', async () => {
    const browser = await as('member');
    const isTheirs = eq(cards.memberId, await idOf('member'));
    const [linked] = await accounts.database.orm.select().from(cards).where(isTheirs);
    const { id: cardId = '', lastFour = '' } = linked ?? {};
    const linkAt = (createdAt: string) =>
      accounts.database.orm
        .update(cards)
        .set({ createdAt: new Date(createdAt) })
        .where(isTheirs);
    const visit = visitTo(NEW_YORK, ago(20), { card: { lastFour } });
    // In New York it is still the day of the visit, though the next day has begun in UTC.
    await linkAt(`${ago(19)}T03:59:00Z`);
    expect(await findingsOf(browser, visit)).toEqual([]);
    await linkAt(`${ago(19)}T04:00:00Z`);
    for (const card of [{ lastFour }, { cardId }])
      expect(await findingsOf(browser, { ...visit, card })).toEqual([
        { kind: 'cardLinkedLater', linkedOn: ago(19) },
      ]);
    expect(await findingsOf(browser, visitTo(NEW_YORK, ago(20)))).toEqual([]);
  });

  test('CLM-04.c a day without reward is found, with the days that earn for this member', async () => {
    // June 1, 2026 was a Monday.
    const browser = await as('member');
    expect(await findingsOf(browser, visitTo(WEEKENDS, '2026-06-01'))).toEqual([
      { kind: 'dayWithoutReward', earnDays: ['Sun', 'Fri', 'Sat'] },
    ]);
    expect(await findingsOf(browser, visitTo(WEEKENDS, '2026-05-31'))).toEqual([]);
    expect(await findingsOf(browser, visitTo(FOR_VIPS, '2026-06-01'))).toEqual([
      { kind: 'dayWithoutReward', earnDays: [] },
    ]);
    expect(await findingsOf(await as('vip'), visitTo(FOR_VIPS, '2026-06-01'))).toEqual([]);
  });

  test('CLM-04.d a restaurant that joined later or has left is found', async () => {
    const browser = await as('member');
    expect(await findingsOf(browser, visitTo(LATE, '2026-05-31'))).toEqual([
      { kind: 'restaurantNotInProgram', since: '2026-06-01' },
    ]);
    expect(await findingsOf(browser, visitTo(LATE, '2026-06-01'))).toEqual([]);
    expect(await findingsOf(browser, visitTo(LEFT, '2026-06-01'))).toEqual([
      { kind: 'restaurantNotInProgram' },
    ]);
    for (const id of [9999, 2 ** 31])
      expect(await codeOf(await checkAs(browser, visitTo(id, '2026-06-01')))).toEqual([404, 'notFound']);
    expect(await codeOf(await checkAs(browser, visitTo(0, '2026-06-01', { merchantId: 'one' })))).toEqual([
      404,
      'notFound',
    ]);
  });

  test('CLM-04.e CLM-04.f what was not seen is said first, and what was seen is overruled', async () => {
    const browser = await as('member');
    const visit = visitTo(WEEKENDS, '2026-06-01');
    const findings = [{ kind: 'dayWithoutReward', earnDays: ['Sun', 'Fri', 'Sat'] }];
    for (const findingsSeen of [[], ['recordFound' as const]])
      expect(await refused(await sendAs(browser, visit, { findingsSeen }))).toMatchObject({
        code: 'findingsChanged',
        findings,
      });
    expect(await claimsOf(browser)).toEqual([]);
    const response = await sendAs(browser, visit, { findingsSeen: ['dayWithoutReward', 'recordFound'] });
    expect(response.status).toBe(201);
    expect(await accounts.database.orm.select({ findings: claims.findings }).from(claims)).toEqual([
      { findings },
    ]);
  });

  test('CLM-04.f one of two findings that was not seen is said first', async () => {
    const browser = await as('member');
    const isTheirs = eq(cards.memberId, await idOf('member'));
    const [linked] = await accounts.database.orm.select().from(cards).where(isTheirs);
    await accounts.database.orm.update(cards).set({ createdAt: accounts.now() }).where(isTheirs);
    const { lastFour = '' } = linked ?? {};
    const visit = visitTo(WEEKENDS, '2026-06-01', { card: { lastFour } });
    const kinds = ['cardLinkedLater', 'dayWithoutReward'] as const;
    expect((await findingsOf(browser, visit)).map(({ kind: found }) => found)).toEqual(kinds);
    for (const seen of kinds)
      expect(await refused(await sendAs(browser, visit, { findingsSeen: [seen] }))).toMatchObject({
        code: 'findingsChanged',
        findings: kinds.map((found) => ({ kind: found })),
      });
    expect((await sendAs(browser, visit, { findingsSeen: [...kinds] })).status).toBe(201);
  });
});
