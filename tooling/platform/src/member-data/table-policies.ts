import { claimStates, isOpenClaim } from '@tableside/core';
import {
  and,
  eq,
  getTableName,
  inArray,
  is,
  isNotNull,
  isNull,
  like,
  notExists,
  notInArray,
  or,
} from 'drizzle-orm';
import { PgTable, QueryBuilder, type AnyPgColumn } from 'drizzle-orm/pg-core';

import { schema } from '../database/database.ts';
import type { MemberRows, Person, TablePolicy } from './table-policy.ts';

type Schema = typeof schema;
export type TableName = {
  [Name in keyof Schema]: Schema[Name] extends PgTable ? Name : never;
}[keyof Schema];

const {
  activityRecords,
  bookingDiners,
  cards,
  cardSubmissions,
  claimDeliveries,
  claimEvents,
  claimPictures,
  claims,
  emailChanges,
  erasedRecords,
  flexOffers,
  impressions,
  mailOptOuts,
  memberBonuses,
  memberDevices,
  members,
  memberSessions,
  outbox,
  partnerCards,
  prospects,
  rateLimitItems,
  rateLimits,
  recordedPrivacyChoices,
  recoveries,
  reservations,
  reviews,
  savedMerchants,
  signInTries,
  surveyResponses,
  vaultCards,
} = schema;

const queries = new QueryBuilder();

type Ownable = Readonly<Record<'memberId' | 'partnerId', AnyPgColumn>>;

const owned = (table: Ownable, more: Omit<MemberRows, 'of'> = {}): MemberRows => ({
  of: ({ partnerId, publicId }) => and(eq(table.partnerId, partnerId), eq(table.memberId, publicId)),
  ...more,
});

const claimsOf = ({ partnerId, publicId }: Person) =>
  queries
    .select({ reference: claims.reference })
    .from(claims)
    .where(and(eq(claims.partnerId, partnerId), eq(claims.memberId, publicId)));

const ofClaim = (table: Readonly<Record<'reference' | 'partnerId', AnyPgColumn>>): MemberRows => ({
  of: (person) => and(eq(table.partnerId, person.partnerId), inArray(table.reference, claimsOf(person))),
});

const limited =
  (table: Readonly<Record<'subject' | 'partnerId', AnyPgColumn>>) =>
  ({ partnerId, publicId }: Person) =>
    and(eq(table.partnerId, partnerId), eq(table.subject, publicId));

const account = { kind: 'account' } as const;
const imported = { kind: 'installation', until: 'an import replaces or removes it' } as const;
const YEAR = 365;

/**
 * Declares what each table stores about members and for how long. Downloads, erasure and the retention jobs
 * follow from it. Tests compare it with the tables of a database and with docs/operate.md. The order matters:
 * tables are erased in this order.
 */
export const tablePolicies: Readonly<Record<TableName, TablePolicy>> = {
  claimEvents: { member: ofClaim(claimEvents), retention: { kind: 'parent', parent: 'claims' } },
  claimDeliveries: { member: ofClaim(claimDeliveries), retention: { kind: 'parent', parent: 'claims' } },
  claimPictures: {
    member: owned(claimPictures),
    retention: {
      kind: 'job',
      job: 'expired-claim-pictures',
      until: 'a day without a claim, or 90 days after the decision',
    },
  },
  claims: {
    member: owned(claims),
    retention: {
      kind: 'days',
      days: 2 * YEAR,
      since: claims.changedAt,
      ends: {
        once: 'it is decided',
        where: () => notInArray(claims.state, claimStates.filter(isOpenClaim)),
      },
    },
  },
  reviews: {
    member: owned(reviews),
    retention: { kind: 'days', days: 3 * YEAR, since: reviews.completedAt },
  },
  activityRecords: {
    member: owned(activityRecords, {
      leaves: {
        table: 'erased_records',
        reason: 'the books of the program: restaurant, month and amounts of what moved money',
      },
    }),
    retention: { kind: 'days', days: 7 * YEAR, since: activityRecords.occurredAt },
  },
  erasedRecords: { retention: { kind: 'days', days: 7 * YEAR, since: erasedRecords.month } },
  reservations: {
    member: owned(reservations),
    retention: { kind: 'days', days: 2 * YEAR, since: reservations.endsAt },
  },
  bookingDiners: { member: owned(bookingDiners), retention: account },
  memberBonuses: { member: owned(memberBonuses), retention: account },
  flexOffers: { member: owned(flexOffers), retention: account },
  savedMerchants: { member: owned(savedMerchants), retention: account },
  mailOptOuts: { member: owned(mailOptOuts), retention: account },
  recordedPrivacyChoices: { member: owned(recordedPrivacyChoices), retention: account },
  cardSubmissions: {
    member: owned(cardSubmissions),
    retention: { kind: 'job', job: 'expired-card-submissions', until: 'a day after the submission' },
  },
  vaultCards: {
    member: {
      of: ({ partnerId, publicId }) =>
        inArray(
          vaultCards.token,
          queries
            .select({ token: cards.vaultToken })
            .from(cards)
            .where(
              and(eq(cards.partnerId, partnerId), eq(cards.memberId, publicId), isNotNull(cards.vaultToken)),
            ),
        ),
      secrets: ['token', 'messageId', 'fingerprint'],
    },
    retention: {
      kind: 'days',
      days: 30,
      since: vaultCards.createdAt,
      ends: {
        once: 'no card has it; with `VAULT_SECRET`, never',
        where: () =>
          notExists(
            queries.select({ id: cards.id }).from(cards).where(eq(cards.vaultToken, vaultCards.token)),
          ),
      },
    },
  },
  cards: {
    member: owned(cards, { secrets: ['fingerprint', 'vaultToken'] }),
    retention: { kind: 'days', days: 2 * YEAR, since: cards.deletedAt },
  },
  partnerCards: { member: owned(partnerCards, { secrets: ['fingerprint'] }), retention: account },
  impressions: {
    member: owned(impressions),
    retention: { kind: 'job', job: 'expired-impressions', until: '`IMPRESSION_DAYS` days and up to a week' },
  },
  outbox: {
    member: {
      // Mails to an address that another member gave up name that member (see assign-mails.ts).
      of: ({ partnerId, publicId, email }) =>
        and(
          eq(outbox.partnerId, partnerId),
          or(eq(outbox.memberId, publicId), and(isNull(outbox.memberId), eq(outbox.recipient, email))),
        ),
      // The body may contain a code that is still valid.
      secrets: ['body'],
    },
    retention: { kind: 'days', days: 30, since: outbox.createdAt },
  },
  prospects: {
    member: {
      of: ({ partnerId, email }) => and(eq(prospects.partnerId, partnerId), eq(prospects.email, email)),
    },
    retention: { kind: 'days', days: YEAR, since: prospects.createdAt },
  },
  emailChanges: {
    member: owned(emailChanges, { secrets: ['sessionHash', 'oldCodeHash', 'newCodeHash'] }),
    retention: { kind: 'job', job: 'expired-email-changes', until: 'the codes expire' },
  },
  memberSessions: {
    member: owned(memberSessions, { secrets: ['idHash'] }),
    retention: { kind: 'job', job: 'expired-sessions', until: 'the session ends' },
  },
  memberDevices: {
    member: owned(memberDevices, { secrets: ['deviceId'] }),
    // Matches the lifetime of the cookie that identifies the browser.
    retention: { kind: 'days', days: 400, since: memberDevices.lastUsedAt },
  },
  recoveries: {
    member: owned(recoveries, { secrets: ['sessionHash', 'codeHash'] }),
    retention: { kind: 'job', job: 'expired-recoveries', until: 'the code expires' },
  },
  signInTries: {
    member: { of: limited(signInTries) },
    retention: { kind: 'job', job: 'expired-sessions', until: 'the lock ends, or a day without a failure' },
  },
  rateLimits: {
    member: { of: limited(rateLimits) },
    retention: { kind: 'job', job: 'expired-rate-limits', until: 'its window ends, within a day' },
  },
  rateLimitItems: {
    member: {
      of: (person) =>
        or(
          limited(rateLimitItems)(person),
          and(
            eq(rateLimitItems.partnerId, person.partnerId),
            like(rateLimitItems.item, `${person.publicId} %`),
          ),
        ),
      secrets: ['item'],
    },
    retention: { kind: 'job', job: 'expired-rate-limits', until: 'its window ends, within a day' },
  },
  members: {
    member: {
      of: ({ partnerId, publicId }) => and(eq(members.partnerId, partnerId), eq(members.publicId, publicId)),
      secrets: ['passwordHash', 'joinKeyHash', 'joinHash'],
    },
    retention: account,
  },

  surveyResponses: { retention: { kind: 'days', days: 3 * YEAR, since: surveyResponses.completedAt } },
  captchaTokens: {
    retention: { kind: 'job', job: 'expired-demo-rows', until: 'the token expires; only in development' },
  },
  merchants: { retention: imported },
  merchantBenefits: { retention: imported },
  merchantChanges: { retention: { kind: 'installation', until: 'never: one row for each restaurant' } },
  bookingRestaurants: { retention: imported },
  bookingHours: { retention: imported },
  bookingTables: { retention: imported },
  featureFlagOverrides: { retention: { kind: 'installation', until: 'the operator removes it' } },
  vaultKeys: { retention: { kind: 'installation', until: 'never: it has no card' } },
  installation: { retention: { kind: 'installation', until: 'never' } },
};

export const tableNames = Object.keys(tablePolicies) as readonly TableName[];

/**
 * Tables that are not defined in our code. The schema `jobs` belongs to the queue, whose jobs contain only
 * ids and names.
 */
export const foreignTables: Readonly<Record<string, TablePolicy>> = {
  schema_migrations: { retention: { kind: 'installation', until: 'never' } },
  'jobs.*': { retention: { kind: 'job', job: 'pg-boss', until: 'a day after the job is done' } },
};

const tables: Readonly<Record<string, unknown>> = { ...schema };

export function tableOf(name: TableName): PgTable {
  const table = tables[name];
  if (!is(table, PgTable)) throw new Error(`${name} is not a table.`);
  return table;
}

export function tableNameOf(name: TableName): string {
  return getTableName(tableOf(name));
}

export const defaultRetentionDays: Readonly<Record<string, number>> = Object.fromEntries(
  tableNames.flatMap((name) => {
    const { retention } = tablePolicies[name];
    return retention.kind === 'days' ? [[tableNameOf(name), retention.days] as const] : [];
  }),
);
