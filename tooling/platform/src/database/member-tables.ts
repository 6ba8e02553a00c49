import type {
  BonusStatus,
  DeviceKind,
  DiningProgress,
  MemberType,
  PrivacyChoice,
  PrivacyChoiceSource,
  ReferralValues,
  Tier,
} from '@tableside/core';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

import type { ReminderKind } from './reminder-kinds.ts';

export const members = pgTable(
  'members',
  {
    publicId: text('public_id').notNull(),
    partnerId: text('partner_id').notNull(),
    email: text().notNull(),
    memberNumber: text('member_number'),
    /**
     * A scrypt hash with its parameters. Null for members who have no profile on the site or who sign in
     * through the partner.
     */
    passwordHash: text('password_hash'),
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
    isActive: boolean('is_active').notNull().default(true),
    isDemo: boolean('is_demo').notNull().default(false),
    mustJoin: boolean('must_join').notNull().default(false),
    mustUpdateEmail: boolean('must_update_email').notNull().default(false),
    familyId: text('family_id'),
    diningProgress: jsonb('dining_progress').$type<DiningProgress>(),
    creditBalanceCents: integer('credit_balance_cents').notNull().default(0),
    enrollmentSource: text('enrollment_source').notNull().default('web'),
    joinedOn: date('joined_on').notNull().defaultNow(),
    termsVersion: text('terms_version'),
    termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true }),
    /**
     * A keyed hash of the join form's idempotency key, so that only the same browser can repeat the
     * submission.
     */
    joinKeyHash: text('join_key_hash'),
    joinHash: text('join_hash'),
    /** Referral values as the browser sent them, so they must not be trusted. */
    referral: jsonb().$type<ReferralValues>().notNull().default({}),
    /** A copy of the member's latest row in `privacy_choices`. Null before the first choice. */
    privacyChoice: text('privacy_choice').$type<PrivacyChoice>(),
    privacyChosenAt: timestamp('privacy_chosen_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    eraseAfter: timestamp('erase_after', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.publicId, table.partnerId] }),
    unique('members_email').on(table.partnerId, table.email),
    unique('members_number').on(table.partnerId, table.memberNumber),
    uniqueIndex('members_join_key')
      .on(table.partnerId, table.joinKeyHash)
      .where(sql`${table.joinKeyHash} is not null`),
    unique('members_sso_subject').on(table.partnerId, table.ssoSubject),
    check('members_tier', sql`${table.tier} between 0 and 3`),
    index('members_erasing')
      .on(table.eraseAfter)
      .where(sql`${table.eraseAfter} is not null`)
      .concurrently(),
  ],
);

export const ofMember = (
  name: string,
  { memberId, partnerId }: Readonly<Record<'memberId' | 'partnerId', AnyPgColumn>>,
) =>
  foreignKey({
    name,
    columns: [memberId, partnerId],
    foreignColumns: [members.publicId, members.partnerId],
  }).onDelete('cascade');

export const memberBonuses = pgTable(
  'member_bonuses',
  {
    memberId: text('member_id').notNull(),
    partnerId: text('partner_id').notNull(),
    code: text().notNull(),
    status: text().$type<BonusStatus>().notNull(),
    description: text().notNull(),
    isNewMemberBonus: boolean('is_new_member_bonus').notNull(),
    isEligibleForNewMemberBonus: boolean('is_eligible_for_new_member_bonus').notNull(),
    usableUntil: date('usable_until'),
    mealsRequired: integer('meals_required'),
    mealsCompleted: integer('meals_completed'),
    terms: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.partnerId, table.code] }),
    ofMember('member_bonuses_of_member', table),
  ],
);

export const memberSessions = pgTable(
  'member_sessions',
  {
    idHash: text('id_hash').notNull(),
    partnerId: text('partner_id').notNull(),
    memberId: text('member_id').notNull(),
    isRemembered: boolean('is_remembered').notNull(),
    isReadOnly: boolean('is_read_only').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    browser: text(),
    device: text().$type<DeviceKind>(),
  },
  (table) => [
    primaryKey({ columns: [table.idHash, table.partnerId] }),
    ofMember('member_sessions_of_member', table),
    index('member_sessions_member').on(table.memberId),
    index('member_sessions_expiry').on(table.expiresAt),
  ],
);

export const memberDevices = pgTable(
  'member_devices',
  {
    memberId: text('member_id').notNull(),
    partnerId: text('partner_id').notNull(),
    deviceId: text('device_id').notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.partnerId, table.deviceId] }),
    ofMember('member_devices_of_member', table),
  ],
);

export const recordedPrivacyChoices = pgTable(
  'privacy_choices',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    memberId: text('member_id').notNull(),
    partnerId: text('partner_id').notNull(),
    choice: text().$type<PrivacyChoice>().notNull(),
    source: text().$type<PrivacyChoiceSource>().notNull(),
    /** Null if the choice is the browser's privacy signal, for which no text was shown. */
    words: text(),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.partnerId] }),
    ofMember('privacy_choices_of_member', table),
    index('privacy_choices_member').on(table.memberId),
  ],
);

export const mailOptOuts = pgTable(
  'mail_opt_outs',
  {
    memberId: text('member_id').notNull(),
    partnerId: text('partner_id').notNull(),
    kind: text().$type<ReminderKind>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.partnerId, table.kind] }),
    ofMember('mail_opt_outs_of_member', table),
  ],
);

export const signInTries = pgTable(
  'sign_in_tries',
  {
    partnerId: text('partner_id').notNull(),
    subject: text().notNull(),
    failures: integer().notNull(),
    lastFailureAt: timestamp('last_failure_at', { withTimezone: true }).notNull(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.subject] })],
);

/**
 * Pending changes of email addresses, at most one per member. A pending change belongs to the session that
 * started it. It ends when the member signs out, sets a new password, or starts a change in another browser.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    memberId: text('member_id').notNull(),
    partnerId: text('partner_id').notNull(),
    sessionHash: text('session_hash').notNull(),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    oldCodeHash: text('old_code_hash').notNull(),
    newCodeHash: text('new_code_hash').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.partnerId] }),
    ofMember('email_changes_of_member', table),
    foreignKey({
      name: 'email_changes_of_session',
      columns: [table.sessionHash, table.partnerId],
      foreignColumns: [memberSessions.idHash, memberSessions.partnerId],
    }).onDelete('cascade'),
    index('email_changes_session').on(table.sessionHash),
    index('email_changes_expiry').on(table.expiresAt),
  ],
);

/**
 * Pending account recoveries, each tied to the browser that started it. Unknown names get one too, so that
 * they cannot be distinguished from accounts.
 */
export const recoveries = pgTable(
  'recoveries',
  {
    sessionHash: text('session_hash').notNull(),
    partnerId: text('partner_id').notNull(),
    memberId: text('member_id'),
    codeHash: text('code_hash').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.sessionHash] }),
    ofMember('recoveries_of_member', table),
    index('recoveries_expiry').on(table.expiresAt),
  ],
);
