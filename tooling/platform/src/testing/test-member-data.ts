import { sql } from 'drizzle-orm';

import type { MemberRow } from '../accounts/find-member.ts';
import { schema, type Database } from '../database/database.ts';
import { TEST_DAY } from './test-api.ts';

const DAY_MS = 86_400_000;
const later = (days: number) => new Date(TEST_DAY.getTime() + days * DAY_MS);

/**
 * Values that occur only in the rows of `fillTables`. Finding any of them elsewhere means that personal data
 * was left behind.
 */
export const personal = {
  email: 'zq-erased@example.org',
  firstName: 'Zqfirstname',
  lastName: 'Zqlastname',
  address1: '7 Zqstreet',
  phoneNumber: '2015550199',
  memberNumber: 'ZQNUMBER1',
  restaurant: 'Zqrestaurant',
  answer: 'zqreviewanswer',
  agent: 'ZqBrowser/1',
  address: '203.0.113.77',
  fingerprint: 'zqfingerprint',
  vaultToken: 'zqvaulttoken',
  lastFour: 'zq19',
  record: 'zqrecord',
  target: 'Zqvisa',
  picture: 'zqpicturebytes',
  bonus: 'ZQBONUS',
  newEmail: 'zq-moving@example.org',
  words: 'Zqwords',
} as const;

export const addImpression = (
  { orm }: Pick<Database, 'orm'>,
  { partnerId, publicId: memberId }: Pick<MemberRow, 'partnerId' | 'publicId'>,
) =>
  orm.insert(schema.impressions).values({
    partnerId,
    memberId,
    eventId: 'zqevent',
    eventName: 'pageView',
    occurredAt: TEST_DAY,
    channel: 'web',
    userAgent: personal.agent,
    url: 'https://example.com/zqpage',
    merchantIds: [],
  });

export async function fillTables(
  { orm }: Database,
  { partnerId, publicId: memberId }: Pick<MemberRow, 'partnerId' | 'publicId'>,
): Promise<void> {
  const of = { partnerId, memberId };
  const {
    email,
    firstName,
    lastName,
    address1,
    phoneNumber,
    memberNumber,
    fingerprint,
    vaultToken,
    lastFour,
  } = personal;
  const cardType = 'Visa' as const;
  const isMember = sql`partner_id = ${partnerId} and public_id = ${memberId}`;
  await orm
    .update(schema.members)
    .set({ email, firstName, lastName, address1, phoneNumber, memberNumber })
    .where(isMember);
  await orm.insert(schema.merchants).values({
    id: 7001,
    name: personal.restaurant,
    searchText: '',
    latitude: 40.7,
    longitude: -74,
    street: '1 A',
    city: 'New York',
    state: 'NY',
    zipCode: '10013',
    timeZone: 'America/New_York',
    menuImageUrls: [],
    imageBaseUrl: '',
    galleryUrls: [],
    cuisines: [],
    priceLevel: 2,
    ratingCount: 0,
    joinedOn: '2020-01-01',
    acclaimedLevel: 0,
    meals: 0,
    features: 0,
    hours: [],
    reservationProviders: ['Tableside'],
  });
  await orm.insert(schema.bookingRestaurants).values({ merchantId: 7001, timeZone: 'America/New_York' });
  await orm.insert(schema.bookingTables).values({ merchantId: 7001, number: 1, seats: 4 });
  const claim = { reference: 'ZQ7M4X', partnerId };
  await orm.insert(schema.claims).values({
    ...claim,
    memberId,
    merchantId: 7001,
    merchantName: personal.restaurant,
    merchantCity: 'New York',
    visitDate: '2026-06-01',
    billCents: 4821,
    lastFour,
    findings: [],
    state: 'received',
    createdAt: TEST_DAY,
    changedAt: TEST_DAY,
  });
  const [event] = await orm
    .insert(schema.claimEvents)
    .values({
      ...claim,
      at: TEST_DAY,
      by: 'member',
      state: 'received',
      source: 'site',
      origin: personal.address,
    })
    .returning();
  await orm
    .insert(schema.claimDeliveries)
    .values({ ...claim, id: 'zqdelivery', eventId: event?.id ?? 0, createdAt: TEST_DAY });
  await orm.insert(schema.claimPictures).values({
    ...claim,
    id: 'zqpicture',
    memberId,
    contentType: 'image/jpeg',
    width: 1,
    height: 1,
    data: new TextEncoder().encode(personal.picture),
    createdAt: TEST_DAY,
  });
  await orm
    .insert(schema.reviews)
    .values({ ...of, transactionId: personal.record, formCode: 'f', answers: { q: personal.answer } });
  await orm.insert(schema.activityRecords).values([
    {
      ...of,
      publicId: personal.record,
      recordType: 'Transaction',
      occurredAt: new Date('2026-05-19T23:41:00Z'),
      status: 'Awarded',
      merchantId: 7001,
      merchantName: personal.restaurant,
      rewardHundredths: 24_100,
      billCents: 4821,
      cardLastFour: lastFour,
      bonusCode: personal.bonus,
    },
    {
      ...of,
      publicId: `${personal.record}2`,
      recordType: 'Transaction',
      occurredAt: new Date('2026-05-20T23:41:00Z'),
      status: 'Forfeit',
      merchantName: personal.restaurant,
    },
    {
      ...of,
      publicId: `${personal.record}3`,
      recordType: 'Credit',
      occurredAt: new Date('2026-06-02T10:00:00Z'),
      status: 'Paid',
      creditCents: 500,
      targetLabel: personal.target,
    },
    {
      ...of,
      publicId: `${personal.record}4`,
      recordType: 'Transaction',
      // In the United States, this is still in March.
      occurredAt: new Date('2026-04-01T02:00:00Z'),
      status: 'Awarded',
      merchantId: 7001,
      merchantName: personal.restaurant,
      rewardHundredths: -900,
    },
  ]);
  await orm.insert(schema.reservations).values({
    ...of,
    id: 'zqreservation',
    merchantId: 7001,
    tableNumber: 1,
    startsAt: later(3),
    endsAt: new Date(later(3).getTime() + DAY_MS / 12),
    partySize: 2,
    hasBonus: false,
    requiresCard: false,
    changedAt: TEST_DAY,
  });
  await orm.insert(schema.bookingDiners).values({ ...of, refusal: 'deactivated' });
  await orm.insert(schema.memberBonuses).values({
    ...of,
    code: personal.bonus,
    status: 'Enrolled',
    description: 'One',
    isNewMemberBonus: false,
    isEligibleForNewMemberBonus: false,
  });
  await orm
    .insert(schema.flexOffers)
    .values({ ...of, merchantId: 7001, offerId: 'zqoffer', amountHundredths: 1 });
  await orm.insert(schema.savedMerchants).values({ ...of, merchantId: 7001 });
  await orm
    .insert(schema.recordedPrivacyChoices)
    .values({ ...of, choice: 'off', source: 'member', words: personal.words, chosenAt: TEST_DAY });
  await orm.insert(schema.mailOptOuts).values({ ...of, kind: 'tableTomorrow' });
  await orm
    .insert(schema.cardSubmissions)
    .values({ ...of, idempotencyKey: 'zqkey', bodyHash: 'zqhash', createdAt: TEST_DAY });
  await orm
    .insert(schema.vaultCards)
    .values({ token: vaultToken, messageId: 'zqmessage', fingerprint, cardType, lastFour });
  await orm
    .insert(schema.cards)
    .values({ ...of, id: 'zqcard', fingerprint, vaultToken, cardType, lastFour, description: 'Visa' });
  await orm
    .insert(schema.partnerCards)
    .values({ ...of, partnerCardId: 'zqpartnercard', fingerprint, cardType, lastFour });
  await addImpression({ orm }, { partnerId, publicId: memberId });
  await orm.insert(schema.outbox).values([
    { partnerId, recipient: email, subject: 'One', body: `Hello ${firstName}` },
    {
      partnerId,
      recipient: 'former@example.org',
      memberId,
      reminder: 'tableTomorrow',
      subject: 'Two',
      body: '',
    },
  ]);
  await orm.insert(schema.prospects).values({ partnerId, publicId: 'zqprospect', email });
  const hour = new Date(TEST_DAY.getTime() + DAY_MS / 24);
  await orm
    .insert(schema.memberSessions)
    .values({ ...of, idHash: 'zqsession', isRemembered: false, expiresAt: hour });
  await orm.insert(schema.memberDevices).values({ ...of, deviceId: 'zqdevice', lastUsedAt: TEST_DAY });
  await orm.insert(schema.emailChanges).values({
    ...of,
    sessionHash: 'zqsession',
    oldEmail: email,
    newEmail: personal.newEmail,
    oldCodeHash: 'zqcode',
    newCodeHash: 'zqcode2',
    triesLeft: 5,
    expiresAt: hour,
  });
  await orm
    .insert(schema.recoveries)
    .values({ ...of, sessionHash: 'zqsession', codeHash: 'zqcode', triesLeft: 5, expiresAt: hour });
  await orm
    .insert(schema.signInTries)
    .values({ partnerId, subject: memberId, failures: 1, lastFailureAt: TEST_DAY });
  const limit = { partnerId, rule: 'zqrule', window: 2_000_000_000 };
  await orm.insert(schema.rateLimits).values({ ...limit, subject: memberId, count: 1 });
  await orm.insert(schema.rateLimitItems).values([
    { ...limit, subject: memberId, item: 'zqitem' },
    { ...limit, subject: 'a network', item: `${memberId} zqvisit` },
  ]);
}

export async function everythingIn({ orm }: Database): Promise<string> {
  const found = (await orm.execute(sql`
    select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition and nspname in ('public', 'jobs')`)) as {
    rows: readonly { name: string }[];
  };
  const lines: string[] = [];
  for (const { name } of found.rows) {
    const { rows } = (await orm.execute(sql.raw(`select to_jsonb(t)::text as row from ${name} t`))) as {
      rows: readonly { row: string }[];
    };
    lines.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return lines.join('\n');
}
