import { isAccountClosed, memberTypes } from '@tableside/core';
import { and, eq, notExists, notInArray, sql } from 'drizzle-orm';

import { schema, type Database } from '../database/database.ts';
import type { ReminderKind } from '../database/reminder-kinds.ts';

const { bookingDiners, mailOptOuts, members } = schema;

/**
 * Whether a kind is sent only to members who opted in to mail. A reminder of a reservation needs no opt-in,
 * because the member made that reservation.
 */
const needsOptIn: Readonly<Record<ReminderKind, boolean>> = {
  tableTomorrow: false,
  rewardPosted: true,
  bonusEnding: true,
  vipAtRisk: true,
};

const closed = memberTypes.filter((memberType) => isAccountClosed({ memberType }));

export const isReminded = (orm: Pick<Database['orm'], 'select'>, kind: ReminderKind) =>
  and(
    notInArray(members.memberType, closed),
    eq(members.isActive, true),
    eq(members.mustUpdateEmail, false),
    needsOptIn[kind] ? eq(members.emailOptIn, true) : undefined,
    notExists(
      orm
        .select({ one: sql`1` })
        .from(bookingDiners)
        .where(
          and(eq(bookingDiners.memberId, members.publicId), eq(bookingDiners.partnerId, members.partnerId)),
        ),
    ),
    notExists(
      orm
        .select({ one: sql`1` })
        .from(mailOptOuts)
        .where(
          and(
            eq(mailOptOuts.memberId, members.publicId),
            eq(mailOptOuts.partnerId, members.partnerId),
            eq(mailOptOuts.kind, kind),
          ),
        ),
    ),
  );
