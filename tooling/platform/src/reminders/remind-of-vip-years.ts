import {
  dayOf,
  daysAfter,
  qualificationOf,
  spendMeter,
  visitMeter,
  yearOf,
  type DiningProgress,
} from '@tableside/core';
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';

import { schema } from '../database/database.ts';
import { vipAtRiskMail } from '../mail/index.ts';
import { isReminded } from './is-reminded.ts';
import { AT_ONCE, isUnwritten, type ReminderOptions } from './reminder-options.ts';

const { members } = schema;

const TIMES = [
  { daysBefore: 60, monthsLeft: 2 },
  { daysBefore: 30, monthsLeft: 1 },
] as const;

function missingOf(progress: DiningProgress | null) {
  if (!progress || qualificationOf(progress.status) !== 'renewing') return undefined;
  const visits = visitMeter(progress).remaining;
  const dollars = spendMeter(progress)?.remaining ?? 0;
  return visits > 0 || dollars > 0 ? { visits, dollars } : undefined;
}

/**
 * Tells VIP members who opted in to mail what they still need for another year, 60 and 30 days before the
 * current one ends (NOT-03), or a day later if no process ran on that day.
 */
export async function remindOfVipYears({ database, partners, mailer, now }: ReminderOptions): Promise<void> {
  const { orm } = database;
  const today = dayOf(now().getTime());
  const lastDay = dayOf(`${yearOf(now().getTime())}-12-31`);
  const time = TIMES.find(({ daysBefore }) =>
    [daysBefore, daysBefore - 1].some((days) => daysAfter(lastDay, -days) === today),
  );
  if (!time) return;
  const { daysBefore, monthsLeft } = time;
  const key = sql<string>`('vipAtRisk ' || ${members.publicId} || ' ' || ${`${lastDay} ${daysBefore}`}::text)`;
  const findVips = (partnerId: string, after: string) =>
    orm
      .select({ memberId: members.publicId, email: members.email, progress: members.diningProgress, key })
      .from(members)
      .where(
        and(
          eq(members.partnerId, partnerId),
          gt(members.publicId, after),
          eq(members.tier, 3),
          isNotNull(members.diningProgress),
          isReminded(orm, 'vipAtRisk'),
          isUnwritten(orm, partnerId, key),
        ),
      )
      .orderBy(asc(members.publicId))
      .limit(AT_ONCE);
  for (const partner of partners.filter(({ hasVIP }) => hasVIP)) {
    let after = '';
    let vips;
    do {
      vips = await findVips(partner.id, after);
      for (const { progress, ...member } of vips) {
        const missing = missingOf(progress);
        if (missing)
          await mailer.writeMail({
            ...vipAtRiskMail(partner, member, { lastDay, monthsLeft, ...missing }),
            key: member.key,
          });
        after = member.memberId;
      }
    } while (vips.length === AT_ONCE);
  }
}
