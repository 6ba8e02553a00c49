import type { PartnerSettings } from '@tableside/partner-config';
import { and, eq, gt, isNotNull, lte, ne, or, sql } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';
import { erasedMail, type Mailer } from '../mail/index.ts';
import type { Vault } from '../vault/index.ts';
import { tableNames, tableOf, tablePolicies } from './table-policies.ts';
import type { Person } from './table-policy.ts';

const { activityRecords, cards, erasedRecords, members } = schema;

const AT_ONCE = 500;

export interface ErasingOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly partners: readonly PartnerSettings[];
  readonly mailer: Pick<Mailer, 'writeMail'>;
  readonly vault: Pick<Vault, 'forget'>;
}

const isPerson = ({ partnerId, publicId }: Person) =>
  and(eq(members.partnerId, partnerId), eq(members.publicId, publicId));

type Transaction = Parameters<Parameters<Database['orm']['transaction']>[0]>[0];

const retainRecords = (transaction: Transaction, { partnerId, publicId }: Person) =>
  transaction.insert(erasedRecords).select(
    transaction
      .select({
        id: sql<string>`gen_random_uuid()`.as('id'),
        partnerId: activityRecords.partnerId,
        recordType: activityRecords.recordType,
        status: activityRecords.status,
        transactionType: activityRecords.transactionType,
        rewardSource: activityRecords.rewardSource,
        merchantId: activityRecords.merchantId,
        month: sql<string>`date_trunc('month', ${activityRecords.occurredAt} at time zone 'UTC')::date`.as(
          'month',
        ),
        rewardHundredths: activityRecords.rewardHundredths,
        billCents: activityRecords.billCents,
        creditCents: activityRecords.creditCents,
      })
      .from(activityRecords)
      .where(
        and(
          eq(activityRecords.partnerId, partnerId),
          eq(activityRecords.memberId, publicId),
          or(ne(activityRecords.rewardHundredths, 0), gt(activityRecords.creditCents, 0)),
        ),
      ),
  );

/** Finding a member's events means reading all events, so one statement deletes those of many members. */
async function deleteEvents({ forLongWork }: Database, people: readonly Person[]): Promise<void> {
  await forLongWork.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction
      .delete(schema.impressions)
      .where(or(...people.map((person) => tablePolicies.impressions.member?.of(person))));
  });
}

async function erase(options: ErasingOptions, person: Person): Promise<void> {
  const { database, now, partners, mailer, vault } = options;
  const linked = await database.orm
    .select({ token: cards.vaultToken })
    .from(cards)
    .where(tablePolicies.cards.member?.of(person));
  // The vault may belong to another platform. If it fails, this account is tried again by the next run.
  await vault.forget(linked.flatMap(({ token }) => token ?? []));
  await database.forLongWork.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    const [due] = await transaction
      .select({ email: members.email })
      .from(members)
      .where(and(isPerson(person), lte(members.eraseAfter, now())))
      .for('update');
    if (!due) return;
    await retainRecords(transaction, person);
    for (const name of tableNames) {
      const rows = tablePolicies[name].member;
      if (rows && name !== 'impressions') await transaction.delete(tableOf(name)).where(rows.of(person));
    }
    const partner = partners.find(({ id }) => id === person.partnerId);
    if (partner) await mailer.writeMail(erasedMail(partner, due.email), transaction);
  });
}

/**
 * Erases the members whose time to change their mind is over (PRV-04). A failure does not affect other
 * members and is tried again by the next run. Rejects at the end if any member failed.
 */
export async function eraseDueMembers(options: ErasingOptions): Promise<void> {
  const { database, now } = options;
  const failures: unknown[] = [];
  const due = await database.orm
    .select({ partnerId: members.partnerId, publicId: members.publicId, email: members.email })
    .from(members)
    .where(and(isNotNull(members.eraseAfter), lte(members.eraseAfter, now())))
    .orderBy(members.publicId, members.partnerId);
  for (let start = 0; start < due.length; start += AT_ONCE) {
    const people = due.slice(start, start + AT_ONCE);
    await deleteEvents(database, people);
    for (const person of people) await erase(options, person).catch((cause: unknown) => failures.push(cause));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} members could not be erased.`);
}
