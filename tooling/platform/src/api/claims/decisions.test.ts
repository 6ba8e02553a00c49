import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { claimFindingKinds, dayOf, daysAfter } from '@tableside/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { runClaims } from '../../commands/claims-command.ts';
import { schema } from '../../database/database.ts';
import { createMailer } from '../../mail/index.ts';
import { codeOf, MINUTE_MS, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { createTestApi, readTestPartners, TEST_SECRET } from '../../testing/test-api.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { callAsMember } from '../../testing/test-cards.ts';
import {
  FOR_VIPS,
  NEW_YORK,
  addClaimable,
  addClaimables,
  claimsOf,
  resetClaims,
  sendAs,
  visitTo,
} from '../../testing/test-claims.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createLog } from '../../web/log.ts';
import { signWebhook } from '../../web/standard-webhooks.ts';
import { decideClaim } from './decide-claim.ts';
import type { ClaimDecision } from './decision.schema.ts';

const { activityRecords, claims, claimEvents, members, outbox } = schema;
const PATH = '/api/Webhooks/Claims';
const T_MOBILE = 7101;

describe.each(databaseKinds)('decisions about claims on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
    await addClaimables(accounts.database);
    await addClaimable(accounts.database, { id: T_MOBILE, partnerIds: ['t-mobile'] });
  });
  afterAll(() => accounts.stop());
  beforeEach(async () => {
    await resetClaims(accounts);
    await accounts.database.orm.delete(activityRecords);
  });

  const as = (partner = 'hilton') => accounts.openAs('member@example.com', partner);
  async function claimed(browser: TestBrowser, merchantId = NEW_YORK, days = 12): Promise<string> {
    const visitDate = daysAfter(dayOf(accounts.now().getTime()), -days);
    const response = await sendAs(browser, visitTo(merchantId, visitDate), {
      findingsSeen: [...claimFindingKinds],
    });
    expect(response.status).toBe(201);
    await accounts.database.orm.delete(outbox);
    return ((await response.json()) as { claim: { reference: string } }).claim.reference;
  }
  const credited = (reference: string, others: Partial<ClaimDecision> = {}): ClaimDecision => ({
    reference,
    state: 'credited',
    reason: 'foundAndCredited',
    decidedBy: 'Support, night shift',
    ...others,
  });
  interface Signing {
    readonly id?: string;
    readonly secrets?: readonly string[];
    readonly ageSeconds?: number;
    readonly partner?: string;
  }
  function decide(
    decision: unknown,
    { id = 'msg-1', secrets = [TEST_SECRET], ageSeconds = 0, partner = 'hilton' }: Signing = {},
    api = accounts.api,
  ) {
    const body = JSON.stringify(decision);
    const timestampSeconds = accounts.now().getTime() / 1000 - ageSeconds;
    const headers = signWebhook(secrets, { id, timestampSeconds, body });
    return api.call(PATH, { partner, method: 'POST', body, headers, address: '192.0.2.7' });
  }
  const bodyOf = async (response: Response) => {
    expect(response.status).toBe(200);
    return (await response.json()) as { state: string; isChanged: boolean; transactionId?: string };
  };
  const records = () => accounts.database.orm.select().from(activityRecords);
  const mails = () => accounts.database.orm.select().from(outbox);

  test('CLM-07.c only a decision with a recent signature of an accepted secret counts', async () => {
    const reference = await claimed(await as());
    const body = credited(reference);
    for (const wrong of [
      { secrets: ['another'] },
      { ageSeconds: 301 },
      { ageSeconds: -301 },
      { secrets: [] },
    ])
      expect([wrong, await codeOf(await decide(body, wrong))]).toEqual([wrong, [401, 'unsigned']]);
    const headers = signWebhook([TEST_SECRET], {
      id: 'msg-1',
      timestampSeconds: accounts.now().getTime() / 1000,
      body: JSON.stringify(body),
    });
    const forged = { partner: 'hilton', method: 'POST', body: credited(reference, { amount: 9 }), headers };
    expect(await codeOf(await accounts.api.call(PATH, forged))).toEqual([401, 'unsigned']);
    const moved = { ...forged, body, headers: { ...headers, 'webhook-id': 'msg-2' } };
    expect(await codeOf(await accounts.api.call(PATH, moved))).toEqual([401, 'unsigned']);
    expect(await codeOf(await accounts.api.call(PATH, { ...forged, headers: {} }))).toEqual([
      401,
      'unsigned',
    ]);
    const large = { ...body, decidedBy: 'x'.repeat(140_000) };
    expect(await codeOf(await decide(large))).toEqual([400, 'tooLarge']);
    expect(await records()).toEqual([]);
    expect(
      await bodyOf(await decide(body, { ageSeconds: 300, secrets: ['new', TEST_SECRET] })),
    ).toMatchObject({ state: 'credited', isChanged: true });
  });

  test('API-16.d CLM-07.c a decision whose author has a card number is refused, and stores nothing', async () => {
    const reference = await claimed(await as());
    const body = credited(reference, { decidedBy: 'Sam, 4111 1111 1111 1111' });
    expect(await codeOf(await decide(body))).toEqual([400, 'invalid']);
    expect(await records()).toEqual([]);
    expect(await accounts.database.orm.$count(claimEvents, eq(claimEvents.by, 'operator'))).toBe(0);
  });

  test('CLM-07.c two secrets are accepted while one replaces the other; without one there is no endpoint', async () => {
    const reference = await claimed(await as());
    const partners = await readTestPartners();
    const { database } = accounts;
    const apiWith = (claimSecrets: readonly string[]) =>
      createTestApi({ database, partners, now: () => accounts.now(), claimSecrets });
    expect(await codeOf(await decide(credited(reference), {}, apiWith([])))).toEqual([404, 'notFound']);
    const both = apiWith(['new', 'old']);
    const more = { reference, state: 'needsMore', reason: 'receiptMissing', decidedBy: 'Support' };
    await bodyOf(await decide(more, { secrets: ['old'] }, both));
    await bodyOf(await decide(credited(reference), { secrets: ['new'], id: 'msg-2' }, both));
    expect(await codeOf(await decide(more, { secrets: ['older'] }, both))).toEqual([401, 'unsigned']);
  });

  test('CLM-07.d a message that comes again, or parallel ones, change a claim once', async () => {
    const reference = await claimed(await as());
    const responses = await Promise.all(Array.from({ length: 8 }, () => decide(credited(reference))));
    const bodies = await Promise.all(responses.map(bodyOf));
    expect(bodies.filter(({ isChanged }) => isChanged)).toHaveLength(1);
    expect(new Set(bodies.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(await records()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    expect(await accounts.database.orm.$count(claimEvents)).toBe(2);
  });

  test('CLM-07.d a repeated message does not ask again for what the member has sent since', async () => {
    const browser = await as();
    const reference = await claimed(browser);
    const more = { reference, state: 'needsMore', reason: 'receiptMissing', decidedBy: 'Support' };
    await bodyOf(await decide(more));
    await accounts.database.orm.insert(schema.claimPictures).values({
      id: 'p-1',
      partnerId: 'hilton',
      memberId: (await accounts.member('member@example.com')).publicId,
      createdAt: accounts.now(),
      contentType: 'image/jpeg',
      width: 1,
      height: 1,
      data: new Uint8Array([1]),
    });
    const put = { method: 'PUT', body: { pictureIds: ['p-1'] } } as const;
    expect((await callAsMember(browser, `/api/Claims/${reference}`, put)).status).toBe(200);
    expect(await bodyOf(await decide(more))).toMatchObject({ state: 'received', isChanged: false });
  });

  test('CLM-07.d the present state again changes nothing; another decision is refused with the state', async () => {
    const browser = await as();
    const reference = await claimed(browser);
    await bodyOf(await decide(credited(reference, { amount: 120 })));
    const again = await bodyOf(await decide(credited(reference, { amount: 120 }), { id: 'msg-2' }));
    expect(again.isChanged).toBe(false);
    for (const other of [
      credited(reference, { amount: 121 }),
      credited(reference, { reason: 'goodwill' }),
      { reference, state: 'declined', reason: 'cardNotLinked', decidedBy: 'Support' },
    ]) {
      const response = await decide(other, { id: 'msg-3' });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'alreadyDecided',
        state: 'credited',
        reason: 'foundAndCredited',
      });
    }
    const second = await claimed(browser, NEW_YORK, 13);
    expect(await codeOf(await decide(credited(second)))).toEqual([400, 'messageReused']);
    expect(await records()).toHaveLength(1);
  });

  test('CLM-07.e a credited claim is a record with what its bill earns there, and a mail', async () => {
    const browser = await as();
    const reference = await claimed(browser);
    const { transactionId } = await bodyOf(await decide(credited(reference)));
    expect(await records()).toMatchObject([
      {
        publicId: transactionId,
        partnerId: 'hilton',
        status: 'Awarded',
        transactionType: 'Settle',
        rewardSource: 'S',
        rewardHundredths: 24_100,
        billCents: 4820,
        localDate: '2026-06-03',
        occurredAt: new Date('2026-06-03T16:00:00Z'),
        merchantId: NEW_YORK,
        cardLastFour: '9999',
        isDine: true,
      },
    ]);
    const [mail = expect.fail()] = await mails();
    expect(mail.subject).toBe(`Your report ${reference} is credited`);
    expect(mail.body).toContain('241 points');
    expect(await claimsOf(browser)).toMatchObject([{ reference, state: 'credited', transactionId }]);
  });

  test('CLM-07.e goodwill and a record that waits are credited with the balance, at a program that pays credits', async () => {
    const browser = await as('t-mobile');
    const { orm } = accounts.database;
    await orm.update(members).set({ creditBalanceCents: 1900 });
    const reference = await claimed(browser, T_MOBILE);
    const goodwill = credited(reference, { reason: 'goodwill', amount: 5.25 });
    await bodyOf(await decide(goodwill, { partner: 't-mobile' }));
    const stored = await records();
    expect(
      stored.map(({ recordType, transactionType, rewardSource, rewardHundredths, creditCents }) => [
        recordType,
        transactionType ?? creditCents,
        rewardSource,
        rewardHundredths,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Transaction', 'Manual', 'M', 525],
        ['Credit', 2000, null, 0],
      ]),
    );
    expect((await accounts.member('member@example.com', 't-mobile')).creditBalanceCents).toBe(425);

    const next = await claimed(browser, T_MOBILE, 14);
    const { publicId: memberId, diningProgress } = await accounts.member('member@example.com', 't-mobile');
    await orm.insert(activityRecords).values({
      memberId,
      partnerId: 't-mobile',
      publicId: 't-9',
      recordType: 'Transaction',
      occurredAt: new Date('2026-06-01T18:00:00Z'),
      status: 'Pending',
      reasonCode: 'processorChanged',
      isDine: true,
    });
    const completed = credited(next, { amount: 2, transactionId: 't-9' });
    await bodyOf(await decide(completed, { id: 'msg-2', partner: 't-mobile' }));
    expect((await records()).find(({ publicId }) => publicId === 't-9')).toMatchObject({
      status: 'Awarded',
      rewardHundredths: 200,
      reasonCode: null,
    });
    const after = await accounts.member('member@example.com', 't-mobile');
    expect(after.creditBalanceCents).toBe(625);
    expect(after.diningProgress?.remainingDines).toBe(diningProgress?.remainingDines);
    const third = await claimed(browser, T_MOBILE, 15);
    const twice = await decide(credited(third, { transactionId: 't-9' }), {
      id: 'msg-3',
      partner: 't-mobile',
    });
    expect(await codeOf(twice)).toEqual([400, 'alreadyRewarded']);
  });

  test('CLM-07.e a visit earns the rate of the member’s tier there, and counts for its own year', async () => {
    const visited = accounts.now().getTime();
    const vip = () => accounts.openAs('vip@example.com', 'hilton');
    const progress = async () => (await accounts.member('vip@example.com')).diningProgress;
    const before = await progress();
    const reference = await claimed(await vip(), FOR_VIPS);
    await bodyOf(await decide(credited(reference)));
    // $48.20 at 6 points per $1, a rate that only VIPs get at this restaurant.
    expect(await records()).toMatchObject([{ rewardHundredths: 28_900 }]);
    const after = await progress();
    expect(after?.earnedThisYear).toBe((before?.earnedThisYear ?? 0) + 289);

    accounts.pass(Date.parse('2027-01-20T12:00:00Z') - visited);
    const ofLastYear = await claimed(await vip(), FOR_VIPS, 30);
    await bodyOf(await decide(credited(ofLastYear), { id: 'msg-2' }));
    expect(await records()).toHaveLength(2);
    expect(await progress()).toEqual(after);
  });

  test('CLM-07.e without its mail nothing of a decision is kept', async () => {
    const reference = await claimed(await as('t-mobile'), T_MOBILE);
    const partners = await readTestPartners();
    const partner = partners.find(({ id }) => id === 't-mobile') ?? expect.fail();
    const before = await accounts.member('member@example.com', 't-mobile');
    const mailer = { writeMail: () => Promise.reject(new Error('no room')) };
    const { database } = accounts;
    await expect(
      decideClaim({ database, mailer, now: () => accounts.now() }, partner, credited(reference), {
        source: 'command',
        origin: 'desk',
      }),
    ).rejects.toThrow('no room');
    expect(await records()).toEqual([]);
    expect(await accounts.member('member@example.com', 't-mobile')).toEqual(before);
    expect(await database.orm.select().from(claims)).toMatchObject([{ state: 'received', reason: null }]);
    expect(await database.orm.$count(claimEvents)).toBe(1);
  });

  test('CLM-07.b CLM-09.a the command lists, shows and decides, and keeps who, when and from where', async () => {
    const reference = await claimed(await as());
    const { database } = accounts;
    const now = () => accounts.now();
    const lines: string[] = [];
    const mailer = createMailer({ database, now, log: createLog('silent'), retainsBodies: true });
    const partners = await readTestPartners();
    const run = async (...args: string[]) => {
      lines.length = 0;
      const print = (line: string) => void lines.push(line);
      await runClaims(args, { database, mailer, partners, now, origin: 'desk-7', print });
      return lines.join('\n');
    };
    expect(await run('list', '--partner', 'hilton')).toBe(
      `${reference}  hilton  received  2026-06-03  $48.20  Restaurant ${NEW_YORK}`,
    );
    expect(await run('list', '--partner', 'united')).toBe('There are no open claims.');
    const decline = ['decide', 'hilton', reference, 'declined', '--by', 'Night shift', '--reason'];
    await expect(run(...decline, 'goodwill')).rejects.toThrow('is no reason of this state');
    accounts.pass(MINUTE_MS);
    expect(await run(...decline, 'cardNotLinked')).toBe(`${reference} is now declined.`);
    expect(await run(...decline, 'cardNotLinked')).toBe(`${reference} is already declined.`);
    await expect(
      run('decide', 'hilton', reference, 'credited', '--reason', 'goodwill', '--by', 'Night shift'),
    ).rejects.toThrow('The claim was decided otherwise. It is declined.');
    expect(await run('list')).toBe('There are no open claims.');
    expect(await run('list', '--all')).toMatch(new RegExp(`^${reference}  hilton  declined  `));
    expect(await run('show', 'hilton', reference)).toContain(
      `${now().toISOString()}  operator  declined  cardNotLinked  Night shift  command  desk-7`,
    );
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      `We couldn’t credit your report ${reference}`,
    ]);

    const second = await claimed(await as(), NEW_YORK, 13);
    const { publicId: memberId } = await accounts.member('member@example.com');
    const picture = { memberId, partnerId: 'hilton', createdAt: now(), contentType: 'image/jpeg' };
    await database.orm
      .insert(schema.claimPictures)
      .values({ ...picture, id: 'p-1', reference: second, width: 1, height: 1, data: new Uint8Array([7]) });
    await database.orm.insert(activityRecords).values({
      memberId,
      partnerId: 'hilton',
      publicId: 't-9',
      recordType: 'Transaction',
      occurredAt: now(),
      status: 'Pending',
      isDine: true,
    });
    const folder = await mkdtemp(join(tmpdir(), 'claims-'));
    expect(await run('show', 'hilton', second, '--pictures', folder)).toContain(
      `Picture: ${join(folder, `${second}-1.jpg`)}`,
    );
    expect([...(await readFile(join(folder, `${second}-1.jpg`)))]).toEqual([7]);
    await rm(folder, { recursive: true });
    const credit = ['credited', '--reason', 'foundAndCredited', '--by', 'Night shift'];
    expect(await run('decide', 'hilton', second, ...credit, '--amount', '12.5', '--record', 't-9')).toBe(
      `${second} is now credited. Its record is t-9.`,
    );
    expect(await records()).toMatchObject([{ publicId: 't-9', status: 'Awarded', rewardHundredths: 1250 }]);
  });

  test('CLM-09.a CLM-09.b who decided what, when and from where is kept, and the member is told', async () => {
    const browser = await as();
    const reference = await claimed(browser);
    accounts.pass(MINUTE_MS);
    await bodyOf(await decide(credited(reference)));
    const stored = await accounts.database.orm.select().from(claimEvents).orderBy(claimEvents.id);
    expect(stored).toMatchObject([
      { by: 'member', source: 'site', decidedBy: null, messageId: null },
      {
        by: 'operator',
        state: 'credited',
        reason: 'foundAndCredited',
        at: accounts.now(),
        source: 'webhook',
        decidedBy: 'Support, night shift',
        origin: '192.0.2.7',
        messageId: 'msg-1',
      },
    ]);
    const [claim] = await claimsOf(browser);
    expect(claim?.events.at(-1)).toEqual({
      at: accounts.now().toISOString(),
      by: 'operator',
      state: 'credited',
      reason: 'foundAndCredited',
    });
  });
});
