import type {
  BonusStatus,
  CardType,
  DiningProgress,
  EarnRate,
  MemberType,
  OpeningHours,
  ReferralValues,
  Tier,
} from '@tableside/core';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** The merchants of the network. Partners share them; what a partner's members earn stands in merchant_benefits. */
export const merchants = pgTable(
  'merchants',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    /** Name and cuisines in lower case: what a text search looks through. */
    searchText: text('search_text').notNull(),
    description: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zipCode: text('zip_code').notNull(),
    neighborhood: text(),
    phone: text(),
    websiteUrl: text('website_url'),
    orderUrl: text('order_url'),
    menuUrl: text('menu_url'),
    menuImageUrls: text('menu_image_urls').array().notNull(),
    imageBaseUrl: text('image_base_url').notNull(),
    galleryUrls: text('gallery_urls').array().notNull(),
    cuisines: text().array().notNull(),
    /** 0 is unknown. */
    priceLevel: smallint('price_level').notNull(),
    rating: real(),
    ratingCount: integer('rating_count').notNull(),
    highlight: text(),
    /** The day on which the merchant joined the network. */
    joinedOn: date('joined_on').notNull(),
    acclaimedLevel: smallint('acclaimed_level').notNull(),
    /** Sets of words as bits, so that one pass counts every filter: see bit-sets.ts. */
    meals: integer().notNull(),
    features: integer().notNull(),
    hours: jsonb().$type<readonly OpeningHours[]>().notNull(),
    reservationProviders: text('reservation_providers').array().notNull(),
  },
  (table) => [
    index('merchants_position').on(table.latitude, table.longitude),
    index('merchants_state').on(table.state),
    index('merchants_search_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
    check('merchants_price_level', sql`${table.priceLevel} between 0 and 4`),
  ],
);

/** What the members of one partner get at one merchant; without a row the merchant is not in that program. */
export const merchantBenefits = pgTable(
  'merchant_benefits',
  {
    partnerId: text('partner_id').notNull(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchants.id, { onDelete: 'cascade' }),
    campaignCodes: text('campaign_codes').array().notNull(),
    rates: jsonb().$type<readonly EarnRate[]>().notNull(),
    /** Weekdays on which some tier earns, as bits. */
    days: integer().notNull(),
    bonusText: text('bonus_text'),
    maxSpend: integer('max_spend'),
    maxVisitsPerMonth: integer('max_visits_per_month'),
    requiredTier: smallint('required_tier').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.merchantId] })],
);

/** The members of a program. E-mail addresses are kept in lower case, member numbers in upper case. */
export const members = pgTable(
  'members',
  {
    publicId: text('public_id').primaryKey(),
    partnerId: text('partner_id').notNull(),
    email: text().notNull(),
    memberNumber: text('member_number'),
    /** scrypt with its parameters; null for those who have no profile on the site or sign in through the partner. */
    passwordHash: text('password_hash'),
    /** The partner's own word for this person, by OpenID Connect. */
    ssoSubject: text('sso_subject'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    phoneNumber: text('phone_number').notNull().default(''),
    address1: text().notNull().default(''),
    address2: text().notNull().default(''),
    city: text().notNull().default(''),
    state: text().notNull().default(''),
    zipCode: text('zip_code').notNull().default(''),
    emailOptIn: boolean('email_opt_in').notNull().default(false),
    smsOptIn: boolean('sms_opt_in').notNull().default(false),
    memberType: text('member_type').$type<MemberType>().notNull().default('NonCardMember'),
    tier: smallint().$type<Tier>().notNull().default(0),
    /** Whether the membership is active; one that lapsed is activated again by signing in. */
    isActive: boolean('is_active').notNull().default(true),
    mustJoin: boolean('must_join').notNull().default(false),
    mustUpdateEmail: boolean('must_update_email').notNull().default(false),
    familyId: text('family_id'),
    diningProgress: jsonb('dining_progress').$type<DiningProgress>(),
    enrollmentSource: text('enrollment_source').notNull().default('web'),
    joinedOn: date('joined_on').notNull().defaultNow(),
    /** How the member came to join, as the browser told it: never trusted, only kept. */
    referral: jsonb().$type<ReferralValues>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('members_email').on(table.partnerId, table.email),
    unique('members_number').on(table.partnerId, table.memberNumber),
    unique('members_sso_subject').on(table.partnerId, table.ssoSubject),
    check('members_tier', sql`${table.tier} between 0 and 3`),
  ],
);

/** The bonuses a member has or may have. */
export const memberBonuses = pgTable(
  'member_bonuses',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.publicId, { onDelete: 'cascade' }),
    code: text().notNull(),
    status: text().$type<BonusStatus>().notNull(),
    description: text().notNull(),
    isNewMemberBonus: boolean('is_new_member_bonus').notNull(),
    isEligibleForNewMemberBonus: boolean('is_eligible_for_new_member_bonus').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.code] })],
);

/** Who is signed in. The id that the browser carries is kept as its SHA-256 only. */
export const memberSessions = pgTable(
  'member_sessions',
  {
    idHash: text('id_hash').primaryKey(),
    partnerId: text('partner_id').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.publicId, { onDelete: 'cascade' }),
    isRemembered: boolean('is_remembered').notNull(),
    /** Set for a session that support opened to look: it changes nothing. */
    isReadOnly: boolean('is_read_only').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('member_sessions_member').on(table.memberId),
    index('member_sessions_expiry').on(table.expiresAt),
  ],
);

/** Wrong passwords in a row, for each account, or for each name that is none: both lock alike. */
export const signInTries = pgTable(
  'sign_in_tries',
  {
    partnerId: text('partner_id').notNull(),
    /** The member's public id, or the keyed hash of a name that nobody has. */
    subject: text().notNull(),
    failures: integer().notNull(),
    lastFailureAt: timestamp('last_failure_at', { withTimezone: true }).notNull(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.subject] })],
);

/** Recoveries under way, each bound to the browser that began it. One is begun for unknown names too. */
export const recoveries = pgTable(
  'recoveries',
  {
    /** SHA-256 of the browser's session id. */
    sessionHash: text('session_hash').notNull(),
    partnerId: text('partner_id').notNull(),
    memberId: text('member_id').references(() => members.publicId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.sessionHash] }),
    index('recoveries_expiry').on(table.expiresAt),
  ],
);

/** Mail that was written; sent at once where an SMTP server is known. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    partnerId: text('partner_id').notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Plain text. */
    body: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When sending was begun, the last time: two processes do not send the same mail. */
    triedAt: timestamp('tried_at', { withTimezone: true }),
    /** Why it could not be sent, the last time it was tried. */
    failure: text(),
  },
  (table) => [index('outbox_partner').on(table.partnerId, table.id)],
);

/** The cards that members have linked. A number is never here: only what the vault gave for it. */
export const cards = pgTable(
  'cards',
  {
    id: text().primaryKey(),
    partnerId: text('partner_id').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.publicId, { onDelete: 'cascade' }),
    /** The keyed hash of the number, the same for the same card. */
    fingerprint: text().notNull(),
    /** By what the vault knows the card; null for one that the partner handed over. */
    vaultToken: text('vault_token'),
    cardType: text('card_type').$type<CardType>().notNull(),
    lastFour: text('last_four').notNull(),
    description: text().notNull(),
    partnerCardId: text('partner_card_id'),
    hasDirectFileFeed: boolean('has_direct_file_feed').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('cards_once_a_member')
      .on(table.memberId, table.fingerprint)
      .where(sql`deleted_at is null`),
  ],
);

/** Cards that a partner handed over for its members, who may pick them. */
export const partnerCards = pgTable(
  'partner_cards',
  {
    partnerCardId: text('partner_card_id').primaryKey(),
    partnerId: text('partner_id').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.publicId, { onDelete: 'cascade' }),
    fingerprint: text().notNull(),
    cardType: text('card_type').$type<CardType>().notNull(),
    lastFour: text('last_four').notNull(),
  },
  (table) => [index('partner_cards_member').on(table.memberId)],
);

/** What submissions of cards were answered, by the key they came with: sent again, they get the same answer. */
export const cardSubmissions = pgTable(
  'card_submissions',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.publicId, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of the body. */
    bodyHash: text('body_hash').notNull(),
    status: smallint().notNull(),
    answer: jsonb().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.idempotencyKey] }),
    index('card_submissions_age').on(table.createdAt),
  ],
);

/** The vault's keys. The newest encrypts; older ones still decrypt for a while. */
export const vaultKeys = pgTable('vault_keys', {
  kid: text().primaryKey(),
  /** The private key, encrypted with the vault's own secret (JWE). */
  wrappedKey: text('wrapped_key').notNull(),
  publicKey: jsonb('public_key').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What the vault keeps of a card: no number. */
export const vaultCards = pgTable('vault_cards', {
  token: text().primaryKey(),
  /** The id of the encrypted message: the same message gives the same token. */
  messageId: text('message_id').notNull().unique(),
  fingerprint: text().notNull(),
  cardType: text('card_type').$type<CardType>().notNull(),
  lastFour: text('last_four').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Those who left an e-mail address and may join. */
export const prospects = pgTable(
  'prospects',
  {
    publicId: text('public_id').primaryKey(),
    partnerId: text('partner_id').notNull(),
    email: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('prospects_email').on(table.partnerId, table.email)],
);

export const impressions = pgTable(
  'impressions',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    partnerId: text('partner_id').notNull(),
    eventId: text('event_id').notNull(),
    eventName: text('event_name').notNull(),
    occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    channel: text().notNull(),
    userAgent: text('user_agent').notNull(),
    url: text().notNull(),
    memberId: text('member_id'),
    merchantId: text('merchant_id'),
    merchantIds: text('merchant_ids').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.eventId] })],
);

/** Switches that are set otherwise than the partner's settings say, for now. */
export const featureFlagOverrides = pgTable(
  'feature_flag_overrides',
  {
    partnerId: text('partner_id').notNull(),
    name: text().notNull(),
    value: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.name] })],
);

/** Counters of rate limits; one row for each subject and window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    partnerId: text('partner_id').notNull(),
    rule: text().notNull(),
    subject: text().notNull(),
    window: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.rule, table.subject, table.window] }),
    index('rate_limits_window').on(table.window),
  ],
);

/** What a subject already asked about in a window, hashed: asking twice counts once. */
export const rateLimitItems = pgTable(
  'rate_limit_items',
  {
    partnerId: text('partner_id').notNull(),
    rule: text().notNull(),
    subject: text().notNull(),
    window: integer().notNull(),
    item: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.rule, table.subject, table.window, table.item] }),
    index('rate_limit_items_window').on(table.window),
  ],
);

/** Captcha tokens that were used, until they would have run out: each is good once. */
export const captchaTokens = pgTable(
  'captcha_tokens',
  {
    id: text().primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('captcha_tokens_expiry').on(table.expiresAt)],
);

/** Facts about this installation, such as the key that anti-forgery tokens are signed with. */
export const installation = pgTable('installation', {
  name: text().primaryKey(),
  value: text().notNull(),
});
