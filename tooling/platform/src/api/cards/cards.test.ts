import { cardsContract, type memberContract } from '@tableside/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { schema } from '../../database/database.ts';
import { codeOf, fieldErrorsIn, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import {
  callAsMember,
  CARDS,
  listOf,
  namesOf,
  outcomeOf,
  PARTNER_CARDS,
  remove,
  sealCard,
  submit,
  visaNumbers,
} from '../../testing/test-cards.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const [VISA, MASTERCARD] = ['4242424242424242', '5105105105105100'];

describe.each(databaseKinds)('a member’s cards on %s', (kind) => {
  let accounts: TestAccounts;
  beforeAll(async () => {
    accounts = await startAccounts(kind);
  });
  afterAll(() => accounts.stop());
  beforeEach(() => accounts.reset());

  const as = (name: string, partner = 'american', given = {}) =>
    accounts.openAs(`${name}@example.com`, partner, given);
  const seal = (number: string, partner = 'american', others = {}) =>
    sealCard(accounts.api, partner, number, others);
  const typeOf = async (name: string, partner = 'american') =>
    (await accounts.member(`${name}@example.com`, partner)).memberType;
  const offered = async (browser: TestBrowser) =>
    (await (await callAsMember(browser, PARTNER_CARDS)).json()) as cardsContract.PartnerCardsResponse;

  test('API-14.a CRD-17.a lists the member’s own cards in the order they were linked', async () => {
    await accounts.database.orm
      .update(schema.cards)
      .set({ description: 'Air Rewards', partnerCardId: 'loaded-1' })
      .where(eq(schema.cards.lastFour, '1111'));
    const cards = await listOf(await as('member'));
    expect(cardsContract.memberCardsResponse.parse(cards)).toEqual([
      {
        id: expect.any(String) as string,
        cardType: 'Visa',
        lastFour: '1111',
        description: 'Air Rewards',
        partnerCardId: 'loaded-1',
      },
      {
        id: expect.any(String) as string,
        cardType: 'Mastercard',
        lastFour: '4444',
        description: 'Mastercard',
        partnerCardId: null,
      },
    ]);
    expect(await namesOf(await as('vip'))).toEqual(['Visa 1881']);
    expect(await namesOf(await as('nocard'))).toEqual([]);
    expect(await namesOf(await as('closed'))).toEqual([]);
    await accounts.database.orm
      .update(schema.cards)
      .set({ deletedAt: new Date(0) })
      .where(eq(schema.cards.lastFour, '1111'));
    expect(await namesOf(await as('member'))).toEqual(['Mastercard 4444']);
  });

  test('API-14.b API-15.a API-16.a API-17.a session and access token are required, and a read-only session changes nothing', async () => {
    const calls: readonly (readonly [string, string, unknown?])[] = [
      ['GET', CARDS],
      ['GET', PARTNER_CARDS],
      [
        'POST',
        CARDS,
        { creditCards: [await seal(VISA, 'hilton')], directFileFeedOptIn: true, termsVersion: '1' },
      ],
      ['DELETE', `${CARDS}?id=x`],
    ];
    const signedIn = await as('member', 'hilton');
    const foreign = await as('vip', 'hilton');
    const looking = await as('member', 'hilton', { isReadOnly: true });
    for (const [method, path, body] of calls) {
      const given = { method, ...(body !== undefined && { body }) };
      const requested = async (browser: TestBrowser, headers = {}) =>
        codeOf(await browser.call(path, { ...given, headers }));
      expect([method, path, ...(await requested(accounts.open('hilton')))]).toEqual([
        method,
        path,
        401,
        'unauthorised',
      ]);
      expect(await requested(signedIn)).toEqual([401, 'unauthorised']);
      const other = callAsMember(signedIn, path, {
        ...given,
        headers: { Authorization: `Bearer ${foreign.sessionId()}` },
      });
      expect(await codeOf(await other)).toEqual([401, 'unauthorised']);
      if (method === 'GET') continue;
      expect(await codeOf(await callAsMember(looking, path, given))).toEqual([403, 'readOnly']);
      const forged = callAsMember(signedIn, path, { ...given, headers: { 'X-XSRF-TOKEN': 'wrong' } });
      expect(await codeOf(await forged)).toEqual([403, 'csrf']);
    }
    expect(await namesOf(signedIn)).toEqual(['Visa 1111', 'Mastercard 4444']);
    const elsewhere = accounts.open('american');
    elsewhere.cookies.set('__Host-tableside-session', signedIn.sessionId());
    expect((await callAsMember(elsewhere, CARDS)).status).toBe(401);
  });

  test('API-15.a API-15.c CRD-01 lists unlinked partner-loaded cards; 404 at partners without them', async () => {
    const browser = await as('member', 'hilton');
    const cards = await offered(browser);
    expect(cards.map(({ lastFour }) => lastFour)).toEqual(['2001', '2002', '2003']);
    expect(cardsContract.partnerCardsResponse.parse(cards)).toEqual(cards);
    expect(await outcomeOf(await submit(browser, { cards: cards.slice(0, 1) }))).toEqual([200, 'linked']);
    expect((await offered(browser)).map(({ lastFour }) => lastFour)).toEqual(['2002', '2003']);
    expect(await listOf(browser)).toContainEqual(
      expect.objectContaining({ lastFour: '2001', partnerCardId: cards[0]?.partnerCardId }),
    );
    expect(await outcomeOf(await submit(browser, { cards: cards.slice(0, 1) }))).toEqual([400, 'E4']);
    expect(await offered(await as('nocard', 'hilton'))).toHaveLength(14);
    expect(await offered(await as('vip', 'hilton'))).toEqual([]);
    expect(await codeOf(await callAsMember(await as('member'), PARTNER_CARDS))).toEqual([404, 'notFound']);
  });

  test('API-16.a API-16.b CRD-18.b CRD-18.c CRD-19.a CRD-19.b links cards and returns each result in order; if none is linked, 400 with the same results', async () => {
    const browser = await as('member', 'hilton');
    const [picked] = await offered(browser);
    const cards = [await seal(MASTERCARD, 'hilton'), picked, await seal('4000000000000002', 'hilton')];
    const response = await submit(browser, { cards });
    expect(response.status).toBe(200);
    const body = cardsContract.addCardsResponse.strict().parse(await response.json());
    expect(body.cardRegistration).toEqual([
      {
        memberCard: {
          id: expect.any(String) as string,
          cardType: 'Mastercard',
          lastFour: '5100',
          description: 'Mastercard',
          partnerCardId: null,
        },
      },
      { memberCard: { id: expect.any(String) as string, ...picked, description: picked?.cardType } },
      {
        memberCard: {
          id: null,
          cardType: 'Visa',
          lastFour: '0002',
          description: 'Visa',
          partnerCardId: null,
        },
        error: { code: 'E1', message: 'Declined' },
      },
    ]);
    expect(await namesOf(browser)).toEqual([
      'Visa 1111',
      'Mastercard 4444',
      'Mastercard 5100',
      `${picked?.cardType} 2001`,
    ]);
    const none = await submit(browser, { cards: [await seal('4000000000000069', 'hilton')] });
    const refusal = cardsContract.addCardsRefusal.strict().parse(await none.json());
    expect([none.status, refusal.code, refusal.cardRegistration[0]?.error]).toEqual([
      400,
      'cards',
      { code: 'E2', message: 'This card has expired' },
    ]);
  });

  test('CFG-20.a CRD-19.b a network that the program does not accept is named', async () => {
    const browser = await as('member', 'hilton');
    const response = await submit(browser, { cards: [await seal('6011111111111117', 'hilton')] });
    const refusal = cardsContract.addCardsRefusal.strict().parse(await response.json());
    expect(refusal.cardRegistration[0]?.error).toEqual({
      code: 'E7',
      message: 'Discover is not accepted here',
    });
    const [picked] = await offered(browser);
    await accounts.database.orm
      .update(schema.partnerCards)
      .set({ cardType: 'Discover' })
      .where(eq(schema.partnerCards.partnerCardId, picked?.partnerCardId ?? ''));
    expect(await outcomeOf(await submit(browser, { cards: [picked] }))).toEqual([400, 'E7']);
  });

  test('CRD-19.a CRD-19.b ERR-13 each rejection has its code and message', async () => {
    const browser = await as('member', 'hilton');
    const [mine] = await offered(await as('nocard', 'hilton'));
    const hours = 3 * 3600;
    const { now } = await accounts.api.vault.publicKeys();
    const broken = await seal(VISA, 'hilton');
    const messages: Readonly<Record<string, string>> = {
      E1: 'Declined',
      E2: 'This card has expired',
      E3: 'This card can’t be linked',
      E4: 'This card is already linked',
      E6: 'We couldn’t read the card number. Please enter it again',
      E7: 'Discover is not accepted here',
      E8: 'This card is no longer available',
      E9: 'This card is linked to another dining program',
    };
    const cases: readonly (readonly [unknown, string])[] = [
      [await seal('4000000000000002', 'hilton'), 'E1'],
      [await seal('4000000000000069', 'hilton'), 'E2'],
      [await seal('4000000000000127', 'hilton'), 'E3'],
      [await seal('4000000000000101', 'hilton'), 'E9'],
      [await seal('4111111111111111', 'hilton'), 'E4'],
      [{ ...broken, encryptedCardNumber: 'a.b.c.d.e' }, 'E6'],
      [await seal(VISA, 'american'), 'E6'],
      [await seal(VISA, 'hilton', { iat: now - hours }), 'E6'],
      [await seal('6011111111111117', 'hilton'), 'E7'],
      [{ ...(await seal('6011111111111117', 'hilton')), cardType: 'Visa' }, 'E7'],
      [mine, 'E8'],
      [{ partnerCardId: 'nobody’s', lastFour: '1234', cardType: 'Visa' }, 'E8'],
    ];
    for (const [card, code] of cases)
      expect(await outcomeOf(await submit(browser, { cards: [card] })), code).toEqual([400, code]);
    const all = await submit(browser, { cards: cases.map(([card]) => card) });
    const { cardRegistration } = cardsContract.addCardsRefusal.strict().parse(await all.json());
    expect([all.status, ...cardRegistration.map(({ error }) => error)]).toEqual([
      400,
      ...cases.map(([, code]) => ({ code, message: messages[code] })),
    ]);
    expect(await outcomeOf(await submit(await as('member'), { cards: [mine] }))).toEqual([400, 'E8']);
    expect(await namesOf(browser)).toEqual(['Visa 1111', 'Mastercard 4444']);
  });

  test('API-16.a CRD-18.b the vault’s type and last four digits are used, not the page’s', async () => {
    const browser = await as('nocard');
    const sealed = { ...(await seal(VISA)), lastFour: '9999', cardType: 'Amex' };
    expect(await outcomeOf(await submit(browser, { cards: [sealed] }))).toEqual([200, 'linked']);
    expect(await namesOf(browser)).toEqual(['Visa 4242']);
  });

  test('API-16.a CRD-07.b CRD-19.b OP-001 the partner’s limit applies to each card', async () => {
    const browser = await as('nocard', 'hilton');
    const numbers = visaNumbers(12);
    const cards = await Promise.all(numbers.map((number) => seal(number, 'hilton')));
    const linked = Array.from({ length: 8 }, () => 'linked');
    const over = Array.from({ length: 4 }, () => 'E5');
    expect(await outcomeOf(await submit(browser, { cards }))).toEqual([200, ...linked, ...over]);
    const refused = await submit(browser, { cards: cards.slice(-1) });
    expect(cardsContract.addCardsRefusal.parse(await refused.json()).cardRegistration[0]?.error).toEqual({
      code: 'E5',
      message: 'You’ve already linked the maximum number of cards',
    });
    const [picked] = await offered(browser);
    expect(await outcomeOf(await submit(browser, { cards: [picked] }))).toEqual([400, 'E5']);
    const [first] = await listOf(browser);
    expect(await outcomeOf(await submit(browser, { cards: cards.slice(0, 1) }))).toEqual([400, 'E4']);
    expect((await remove(browser, first?.id ?? '')).status).toBe(200);
    expect(await outcomeOf(await submit(browser, { cards: cards.slice(-1) }))).toEqual([200, 'linked']);
  });

  test.each([['0'], [''], [undefined]])(
    'ENR-17.a ENR-17.b ENR-17.c who accepted version %j of the terms links no card by another; the version is kept',
    async (termsVersion) => {
      const browser = await as('nocard');
      const cards = [await seal(VISA)];
      await accounts.database.orm.update(schema.members).set({ termsVersion: '0' });
      const refused = await submit(browser, { cards, key: 'key-1', termsVersion });
      expect([refused.status, await refused.json()]).toMatchObject([
        400,
        {
          code: 'termsChanged',
          errors: [{ field: 'terms', code: 'termsChanged' }],
          terms: { version: '1', link: expect.stringMatching(/terms/) },
        },
      ]);
      expect(await namesOf(browser)).toEqual([]);
      expect((await submit(browser, { cards, key: 'key-2' })).status).toBe(200);
      expect((await submit(browser, { cards, key: 'key-2', termsVersion })).status).toBe(200);
      const stored = await accounts.member('nocard@example.com', 'american');
      expect([stored.termsVersion, stored.termsAcceptedAt]).toEqual(['1', accounts.now()]);
    },
  );

  test('API-16.a CRD-19.a a card submitted twice is linked once, and has two results; another member may have it too', async () => {
    const browser = await as('nocard');
    const cards = [await seal(VISA), await seal(VISA)];
    expect(await outcomeOf(await submit(browser, { cards }))).toEqual([200, 'linked', 'E4']);
    const sealed = await seal(VISA);
    expect(await outcomeOf(await submit(await as('vip'), { cards: [sealed, sealed] }))).toEqual([
      200,
      'linked',
      'E4',
    ]);
  });

  test('CRD-09.a CRD-09.b OP-067 consent to the direct file feed is required if the partner’s settings say so, and stored only then', async () => {
    const at = async (partner: string, directFileFeedOptIn: boolean) => {
      const browser = await as('nocard', partner);
      return submit(browser, { cards: [await seal(VISA, partner)], directFileFeedOptIn });
    };
    expect(await fieldErrorsIn(await at('hilton', false))).toEqual({
      directFileFeedOptIn: 'This field is required.',
    });
    expect((await at('hilton', true)).status).toBe(200);
    expect((await at('american', true)).status).toBe(200);
    const rows = await accounts.database.orm
      .select()
      .from(schema.cards)
      .where(eq(schema.cards.lastFour, '4242'));
    expect(
      Object.fromEntries(rows.map(({ partnerId, hasDirectFileFeed }) => [partnerId, hasDirectFileFeed])),
    ).toEqual({
      american: false,
      hilton: true,
    });
  });

  test('API-16.a CRD-18.b CRD-18.c an invalid submission is rejected with its fields', async () => {
    const browser = await as('nocard');
    const card = await seal(VISA);
    const bodies: readonly unknown[] = [
      { cards: [] },
      { cards: Array.from({ length: 13 }, () => card) },
      { cards: [{ ...card, number: 'x' }] },
      { cards: [{ ...card, partnerCardId: 'p-1' }] },
      { cards: [{ ...card, lastFour: '42' }] },
      { cards: [{ ...card, cardType: 'Diners' }] },
      { cards: [{ ...card, encryptedCardNumber: `${card.encryptedCardNumber}.more` }] },
    ];
    for (const body of bodies) {
      expect(await codeOf(await submit(browser, body as Parameters<typeof submit>[1]))).toEqual([
        400,
        'invalid',
      ]);
    }
    expect(await namesOf(browser)).toEqual([]);
  });

  test('API-16.a CFG-33.b linking a first card enrolls the member, who then no longer needs to join', async () => {
    const browser = await as('nocard');
    const where = eq(
      schema.members.publicId,
      (await accounts.member('nocard@example.com', 'american')).publicId,
    );
    await accounts.database.orm.update(schema.members).set({ mustJoin: true }).where(where);
    const switchTo = (value: boolean) =>
      accounts.database.orm
        .insert(schema.featureFlagOverrides)
        .values({ partnerId: 'american', name: 'hasAutoEnroll', value })
        .onConflictDoUpdate({
          target: [schema.featureFlagOverrides.partnerId, schema.featureFlagOverrides.name],
          set: { value },
        });
    await switchTo(false);
    expect(await codeOf(await submit(browser, { cards: [await seal(VISA)] }))).toEqual([403, 'mustJoin']);
    expect(await typeOf('nocard')).toBe('NonCardMember');
    await switchTo(true);
    expect(await outcomeOf(await submit(browser, { cards: [await seal('4000000000000002')] }))).toEqual([
      400,
      'E1',
    ]);
    expect(await typeOf('nocard')).toBe('NonCardMember');
    expect(await outcomeOf(await submit(browser, { cards: [await seal(VISA)] }))).toEqual([200, 'linked']);
    const member = (await (await browser.call('/api/Member')).json()) as memberContract.MemberResponse;
    expect([member.memberType, member.mustJoin]).toEqual(['EnrolledCardMember', false]);
  });

  test('SES-03 SES-04 API-17.a CRD-33.a deleting returns true; deleting the last card needs consent, closes the account and is confirmed by mail, linking one reopens it', async () => {
    const browser = await as('member');
    const mailed = async () => {
      const { outbox } = schema;
      const mails = await accounts.database.orm
        .select()
        .from(outbox)
        .where(eq(outbox.recipient, 'member@example.com'));
      return mails.map(({ subject }) => subject);
    };
    const [first, second] = await listOf(browser);
    const deleted = await remove(browser, first?.id ?? '');
    expect([deleted.status, await deleted.json()]).toEqual([200, true]);
    expect(await namesOf(browser)).toEqual(['Mastercard 4444']);
    expect(await typeOf('member')).toBe('EnrolledCardMember');
    expect(await mailed()).toEqual([]);
    expect(await codeOf(await remove(browser, first?.id ?? ''))).toEqual([404, 'notFound']);
    expect(await codeOf(await remove(browser, second?.id ?? ''))).toEqual([400, 'lastCard']);
    expect([await namesOf(browser), await typeOf('member')]).toEqual([
      ['Mastercard 4444'],
      'EnrolledCardMember',
    ]);
    expect((await remove(browser, second?.id ?? '', 'closesAccount')).status).toBe(200);
    expect(await typeOf('member')).toBe('ClosedAccountMember');
    await vi.waitFor(async () =>
      expect(await mailed()).toEqual([expect.stringMatching(/^Your .+ account is closed$/)]),
    );
    expect(await codeOf(await remove(browser, second?.id ?? ''))).toEqual([403, 'accountClosed']);
    expect(await outcomeOf(await submit(browser, { cards: [await seal('4111111111111111')] }))).toEqual([
      200,
      'linked',
    ]);
    expect(await typeOf('member')).toBe('EnrolledCardMember');
    expect((await listOf(browser))[0]?.id).not.toBe(first?.id);
    const { publicId } = await accounts.member('member@example.com', 'american');
    const rows = await accounts.database.orm
      .select()
      .from(schema.cards)
      .where(eq(schema.cards.memberId, publicId));
    expect(rows).toHaveLength(3);
  });

  test('API-17.b other members’ cards cannot be found or deleted', async () => {
    const mine = await listOf(await as('member'));
    for (const browser of [await as('vip'), await as('member', 'hilton'), await as('nocard')]) {
      for (const { id } of mine) expect(await codeOf(await remove(browser, id))).toEqual([404, 'notFound']);
    }
    expect(await codeOf(await remove(await as('member'), 'nobody’s'))).toEqual([404, 'notFound']);
    expect(await codeOf(await remove(await as('member'), ''))).toEqual([400, 'invalid']);
    expect(await listOf(await as('member'))).toEqual(mine);
  });
});
