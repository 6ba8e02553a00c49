import { dayOf, daysAfter, type PlainDate } from '@tableside/core';
import { and, between, eq, sql } from 'drizzle-orm';

import { schema } from '../database/database.ts';
import { bonusEndingMail } from '../mail/index.ts';
import { isReminded } from './is-reminded.ts';
import { AT_ONCE, isUnwritten, writeDue, type ReminderOptions } from './reminder-options.ts';

const { memberBonuses, members } = schema;

const DAYS_BEFORE = 7;
/** Allows for one day on which no process ran. */
const LATEST_DAYS_BEFORE = DAYS_BEFORE - 1;

/** Contains the end date, so that a bonus whose end is moved gets another reminder. */
const key = sql<string>`('bonusEnding ' || ${members.publicId} || ' ' || ${memberBonuses.code} || ' ' || ${memberBonuses.usableUntil}::text)`;

export async function remindOfBonuses({ database, partners, mailer, now }: ReminderOptions): Promise<void> {
  const { orm } = database;
  const today = dayOf(now().getTime());
  const findDue = (partnerId: string) =>
    orm
      .select({ bonus: memberBonuses, member: { memberId: members.publicId, email: members.email }, key })
      .from(memberBonuses)
      .innerJoin(
        members,
        and(eq(members.publicId, memberBonuses.memberId), eq(members.partnerId, memberBonuses.partnerId)),
      )
      .where(
        and(
          eq(memberBonuses.partnerId, partnerId),
          eq(memberBonuses.status, 'Enrolled'),
          between(
            memberBonuses.usableUntil,
            daysAfter(today, LATEST_DAYS_BEFORE),
            daysAfter(today, DAYS_BEFORE),
          ),
          isReminded(orm, 'bonusEnding'),
          isUnwritten(orm, partnerId, key),
        ),
      )
      .limit(AT_ONCE);
  await writeDue(partners, findDue, async (partner, { bonus, member, key: found }) => {
    const mail = bonusEndingMail(partner, member, {
      ...bonus,
      usableUntil: bonus.usableUntil as PlainDate,
    });
    await mailer.writeMail({ ...mail, key: found });
  });
}
