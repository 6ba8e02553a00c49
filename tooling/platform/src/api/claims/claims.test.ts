import { claimsContract } from '@tableside/api-client/contract';
import { dayOf, daysAfter, DAY_MS, type ClaimState } from '@tableside/core';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { codeOf, MINUTE_MS, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { callAsMember } from '../../testing/test-cards.ts';
import {
  CLAIMS,
  GUAM,
  NEW_YORK,
  addClaimables,
  checkAs,
  claimsOf,
  resetClaims,
  sendAs,
  visitTo,
} from '../../testing/test-claims.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { recordChange } from './record-change.ts';

const { cards, claims, claimEvents, claimPictures, outbox, rateLimits } = schema;

describe.each(databaseKinds)('claims of visits on %s', (kind) => {
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
  const sent = async (response: Response) =>
    claimsContract.sendClaimResponse.strict().parse(await response.json());
  const refused = async (response: Response) => {
    expect(response.status).toBe(400);
    return claimsContract.claimRefusal.strict().parse(await response.json());
  };
  const addPicture = async (name: string, id: string, createdAt = accounts.now()) => {
    const memberId = await idOf(name);
    const picture = { contentType: 'image/jpeg', width: 10, height: 20, data: new Uint8Array([1, 2, 3]) };
    await accounts.database.orm
      .insert(claimPictures)
      .values({ id, partnerId: 'hilton', memberId, createdAt, ...picture });
  };

  test('CLM-06.a CLM-06.c a claim that is sent has a reference, its facts and a first event', async () => {
    const browser = await as('member');
    const at = accounts.now().toISOString();
    const response = await sendAs(browser, visitTo(NEW_YORK, ago(12)));
    expect(response.status).toBe(201);
    const { claim, isNew } = await sent(response);
    expect(isNew).toBe(true);
    expect(claim).toEqual({
      reference: claim.reference,
      merchantId: String(NEW_YORK),
      merchantName: `Restaurant ${NEW_YORK}`,
      merchantCity: claim.merchantCity,
      activeMerchant: true,
      visitDate: ago(12),
      billCents: 4820,
      card: { lastFour: '9999' },
      state: 'received',
      events: [{ at, by: 'member', state: 'received' }],
      pictureCount: 0,
    });
    expect(claim.reference).toMatch(/^[346789CDFGHJKMNPQRTVWXY]{6}$/);
    expect(await claimsOf(browser)).toEqual([claim]);
    expect(await claimsOf(await as('vip'))).toEqual([]);
  });

  test('CLM-02.b a linked card is kept with its network, also by its last digits', async () => {
    const browser = await as('member');
    const [linked] = await accounts.database.orm
      .select()
      .from(cards)
      .where(eq(cards.memberId, await idOf('member')));
    await accounts.database.orm.update(cards).set({ createdAt: new Date('2026-01-01T00:00:00Z') });
    const { id = '', lastFour = '', cardType } = linked ?? {};
    for (const [index, card] of [{ cardId: id }, { lastFour }].entries()) {
      const { claim } = await sent(await sendAs(browser, visitTo(NEW_YORK, ago(12 + index), { card })));
      expect(claim.card).toEqual({ lastFour, cardType });
    }
    const other = await as('vip');
    expect(await codeOf(await sendAs(other, visitTo(NEW_YORK, ago(12), { card: { cardId: id } })))).toEqual([
      404,
      'notFound',
    ]);
  });

  test('CLM-06.b a confirmation is mailed once, with the reference', async () => {
    const browser = await as('member');
    const { claim } = await sent(await sendAs(browser, visitTo(NEW_YORK, ago(12))));
    await sendAs(browser, visitTo(NEW_YORK, ago(12)));
    const mails = await accounts.database.orm.select().from(outbox);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ partnerId: 'hilton', recipient: 'member@example.com' });
    expect(mails[0]?.subject).toContain(claim.reference);
    expect(mails[0]?.body).toContain(`Restaurant ${NEW_YORK}`);
  });

  test('CLM-06.d each state is listed with its reason and what happened, newest claim first', async () => {
    const browser = await as('member');
    const { claim: first } = await sent(await sendAs(browser, visitTo(NEW_YORK, ago(12))));
    accounts.pass(MINUTE_MS);
    const { claim: second } = await sent(await sendAs(browser, visitTo(NEW_YORK, ago(13))));
    const at = accounts.now();
    const change = {
      partnerId: 'hilton',
      reference: first.reference,
      at,
      by: 'operator',
      source: 'webhook',
    } as const;
    await accounts.database.orm.transaction(async (transaction) => {
      await recordChange(transaction, { ...change, state: 'needsMore', reason: 'receiptMissing' });
      await recordChange(transaction, {
        ...change,
        state: 'credited',
        reason: 'foundAndCredited',
        transactionId: 't-77',
      });
    });
    const listed = await claimsOf(browser);
    expect(listed.map(({ reference }) => reference)).toEqual([second.reference, first.reference]);
    expect(listed[1]).toMatchObject({ state: 'credited', reason: 'foundAndCredited', transactionId: 't-77' });
    expect(listed[1]?.events).toEqual([
      ...first.events,
      { at: at.toISOString(), by: 'operator', state: 'needsMore', reason: 'receiptMissing' },
      { at: at.toISOString(), by: 'operator', state: 'credited', reason: 'foundAndCredited' },
    ]);
  });

  test('CLM-02.c SES-22.c a claim takes the member’s own pictures of the last day, each once', async () => {
    const browser = await as('member');
    const pictureIds = ['p-1', 'p-2'];
    await addPicture('member', 'p-1');
    await addPicture('member', 'p-2');
    await addPicture('vip', 'p-3');
    await addPicture('member', 'p-4', new Date(accounts.now().getTime() - DAY_MS));
    for (const wrong of [['p-1', 'p-9'], ['p-3'], ['p-4']])
      expect(
        await refused(await sendAs(browser, visitTo(NEW_YORK, ago(12)), { pictureIds: wrong })),
      ).toMatchObject({ code: 'pictureUnknown' });
    const three = await sendAs(browser, visitTo(NEW_YORK, ago(12)), { pictureIds: [...pictureIds, 'p-5'] });
    expect(await codeOf(three)).toEqual([400, 'invalid']);
    expect(await claimsOf(browser)).toEqual([]);
    const { claim } = await sent(await sendAs(browser, visitTo(NEW_YORK, ago(12)), { pictureIds }));
    expect(claim.pictureCount).toBe(2);
    expect(await refused(await sendAs(browser, visitTo(NEW_YORK, ago(13)), { pictureIds }))).toMatchObject({
      code: 'pictureUnknown',
    });
  });

  test('CLM-06.e SES-22.c a claim that needs more takes pictures and is received again; any other does not', async () => {
    const browser = await as('member');
    const { claim } = await sent(await sendAs(browser, visitTo(NEW_YORK, ago(12))));
    await addPicture('member', 'p-1');
    const complete = (from: TestBrowser, pictureIds: readonly string[]) =>
      callAsMember(from, `${CLAIMS}/${claim.reference}`, { method: 'PUT', body: { pictureIds } });
    expect(await codeOf(await complete(browser, ['p-1']))).toEqual([404, 'notFound']);
    await accounts.database.orm.transaction((transaction) =>
      recordChange(transaction, {
        partnerId: 'hilton',
        reference: claim.reference,
        at: accounts.now(),
        by: 'operator',
        state: 'needsMore',
        reason: 'receiptMissing',
        source: 'command',
      }),
    );
    expect(await codeOf(await complete(await as('vip'), ['p-1']))).toEqual([404, 'notFound']);
    expect(await refused(await complete(browser, ['p-9']))).toMatchObject({ code: 'pictureUnknown' });
    const response = await complete(browser, ['p-1']);
    expect(response.status).toBe(200);
    const body = claimsContract.claimBody.strict().parse(await response.json());
    expect(body).toMatchObject({ state: 'received', pictureCount: 1 });
    expect(body.reason).toBeUndefined();
    expect(body.events.map(({ by, state }) => [by, state])).toEqual([
      ['member', 'received'],
      ['operator', 'needsMore'],
      ['member', 'received'],
    ]);
    expect(await codeOf(await complete(browser, ['p-1']))).toEqual([404, 'notFound']);
  });

  test('CLM-08.a eleven parallel claims of different visits leave ten open; a decided one makes room', async () => {
    const apis = [accounts.api, accounts.anotherApi()] as const;
    const browsers = await Promise.all(
      Array.from({ length: 11 }, async (_, tab) => {
        const browser = openBrowser(apis[tab % 2 === 0 ? 0 : 1], 'hilton');
        await accounts.give(browser, 'member@example.com');
        return browser;
      }),
    );
    const responses = await Promise.all(
      browsers.map((browser, index) => sendAs(browser, visitTo(NEW_YORK, ago(12 + index)))),
    );
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: 10 }, () => 201),
      400,
    ]);
    const other = responses.find(({ status }) => status === 400) ?? expect.fail();
    expect(await refused(other)).toMatchObject({ code: 'tooManyOpen' });
    const [first = expect.fail()] = await claimsOf(await as('member'));
    const set = (state: ClaimState) =>
      accounts.database.orm.update(claims).set({ state }).where(eq(claims.reference, first.reference));
    await set('needsMore');
    expect(await refused(await sendAs(await as('member'), visitTo(NEW_YORK, ago(40))))).toMatchObject({
      code: 'tooManyOpen',
    });
    await set('declined');
    expect((await sendAs(await as('member'), visitTo(NEW_YORK, ago(40)))).status).toBe(201);
    expect((await sendAs(await as('vip'), visitTo(NEW_YORK, ago(40)))).status).toBe(201);
  });

  test('CLM-08.b thirty parallel posts of the same visit are one claim with one mail', async () => {
    const apis = [accounts.api, accounts.anotherApi()] as const;
    const browsers = await Promise.all(
      Array.from({ length: 30 }, async (_, tab) => {
        const browser = openBrowser(apis[tab % 2 === 0 ? 0 : 1], 'hilton');
        await accounts.give(browser, 'member@example.com');
        return browser;
      }),
    );
    const visit = visitTo(NEW_YORK, ago(12));
    const responses = await Promise.all(browsers.map((browser) => sendAs(browser, visit)));
    const bodies = await Promise.all(responses.map(sent));
    expect(new Set(bodies.map(({ claim }) => claim.reference)).size).toBe(1);
    expect(bodies.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: 29 }, () => 200),
      201,
    ]);
    expect(await accounts.database.orm.$count(claims)).toBe(1);
    expect(await accounts.database.orm.$count(claimEvents)).toBe(1);
    expect(await accounts.database.orm.$count(outbox)).toBe(1);
  });

  test('CLM-08.b a visit that was reported is its claim for good; another bill, day or member is another', async () => {
    const browser = await as('member');
    const visit = visitTo(NEW_YORK, ago(12));
    const { claim } = await sent(await sendAs(browser, visit));
    const byAnotherCard = await sendAs(browser, { ...visit, card: { lastFour: '1234' } });
    expect(await sent(byAnotherCard)).toEqual({ claim, isNew: false });
    await accounts.database.orm.update(claims).set({ state: 'declined', reason: 'cardNotLinked' });
    accounts.pass(90 * DAY_MS);
    const later = await as('member');
    const again = await sendAs(later, visit);
    expect(again.status).toBe(200);
    expect(await sent(again)).toMatchObject({
      isNew: false,
      claim: { reference: claim.reference, state: 'declined' },
    });
    accounts.pass(-90 * DAY_MS);
    for (const other of [{ ...visit, billCents: 4821 }, visitTo(NEW_YORK, ago(13)), visitTo(GUAM, ago(12))])
      expect((await sendAs(await as('member'), other)).status).toBe(201);
    expect((await sendAs(await as('vip'), visit)).status).toBe(201);
  });

  test('CLM-08.c thirty different visits in ten minutes are looked for or reported, and three hundred of a network', async () => {
    const fresh = await as('member');
    for (let bill = 1; bill <= 30; bill += 1)
      expect((await checkAs(fresh, visitTo(NEW_YORK, ago(12), { billCents: bill }))).status).toBe(200);
    expect((await sendAs(fresh, visitTo(NEW_YORK, ago(12), { billCents: 30 }))).status).toBe(201);
    const oneMore = visitTo(NEW_YORK, ago(12), { billCents: 31 });
    for (const answer of [await checkAs(fresh, oneMore), await sendAs(fresh, oneMore)])
      expect(await codeOf(answer)).toEqual([429, 'tooManyTries']);
    await accounts.database.orm
      .update(rateLimits)
      .set({ count: 299 })
      .where(and(eq(rateLimits.rule, 'claims-network'), eq(rateLimits.partnerId, 'hilton')));
    const other = await as('vip');
    expect((await checkAs(other, visitTo(NEW_YORK, ago(12)))).status).toBe(200);
    for (const answer of [await checkAs(other, oneMore), await sendAs(other, oneMore)])
      expect(await codeOf(answer)).toEqual([429, 'tooManyTries']);
  });

  test('CLM-01.c without hasVisitClaims there are none, and without a session nobody has any', async () => {
    const delta = await as('member', 'delta');
    expect(await codeOf(await callAsMember(delta, CLAIMS))).toEqual([404, 'notFound']);
    expect(await codeOf(await checkAs(delta, visitTo(NEW_YORK, ago(12))))).toEqual([404, 'notFound']);
    expect(await codeOf(await sendAs(delta, visitTo(NEW_YORK, ago(12))))).toEqual([404, 'notFound']);
    const visitor = accounts.open();
    await visitor.token();
    expect((await visitor.call(CLAIMS)).status).toBe(401);
    expect((await visitor.call(CLAIMS, { method: 'POST', body: {} })).status).toBe(401);
    const member = await as('member');
    const unproven = await member.call(CLAIMS, { method: 'POST', body: {}, token: '' });
    expect(unproven.status).toBe(403);
  });

  test('CLM-02.a a claim without its parts, or with wrong ones, is refused', async () => {
    const browser = await as('member');
    const visit = visitTo(NEW_YORK, ago(12));
    for (const wrong of [
      {},
      { ...visit, billCents: 0 },
      { ...visit, billCents: 1_000_001 },
      { ...visit, billCents: 48.2 },
      { ...visit, visitDate: '2026-02-30' },
      { ...visit, visitDate: '0000-01-01' },
      { ...visit, visitDate: '9999-12-31' },
      { ...visit, card: {} },
      { ...visit, card: { lastFour: '12345' } },
      { ...visit, more: true },
    ])
      expect(await codeOf(await checkAs(browser, wrong))).toEqual([400, 'invalid']);
  });

  test('CLM-06.c a member who is deleted leaves no claim, event or picture', async () => {
    const browser = await as('member');
    await addPicture('member', 'p-1');
    await sendAs(browser, visitTo(NEW_YORK, ago(12)), { pictureIds: ['p-1'] });
    await accounts.database.orm
      .delete(schema.members)
      .where(eq(schema.members.publicId, await idOf('member')));
    for (const table of [claims, claimEvents, claimPictures])
      expect(await accounts.database.orm.$count(table)).toBe(0);
  });
});
