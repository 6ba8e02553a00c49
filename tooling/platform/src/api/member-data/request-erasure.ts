import type { Context } from 'hono';
import { and, eq, isNull } from 'drizzle-orm';

import type { MemberRow } from '../../accounts/find-member.ts';
import { revokeSessionsOf } from '../../accounts/member-sessions.ts';
import { unauthorized } from '../../accounts/require-member.ts';
import { schema } from '../../database/database.ts';
import { erasureRequestedMail } from '../../mail/index.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { partnerOf } from '../../accounts/partner-of.ts';
import type { ApiOptions } from '../api-options.ts';
import { callProvider } from '../reservations/call-provider.ts';

const DAY_MS = 86_400_000;

/**
 * Cancels the member's reservations, ends every session and schedules the erasure. Reservations come first:
 * if the booking provider fails, nothing has changed yet and the member can try again. Returns the moment
 * after which the account cannot be restored. See docs/decisions/0046-erased-members.md.
 */
export async function requestErasure(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  { partnerId, publicId: memberId, email }: MemberRow,
): Promise<Date> {
  const { database, booking, mailer, now, erasureDays } = options;
  const { members } = schema;
  for (const { id, startsAt, partySize } of await callProvider(context, booking.list({ memberId })))
    if (new Date(startsAt) > now())
      await callProvider(
        context,
        booking.cancel({ memberId, id, seen: { startsAt: new Date(startsAt), partySize } }),
      );
  const eraseAfter = new Date(now().getTime() + erasureDays * DAY_MS);
  await database.orm.transaction(async (transaction) => {
    const [erasing] = await transaction
      .update(members)
      // Inactive members get no reminders. Signing in resets both values.
      .set({ eraseAfter, isActive: false })
      .where(
        and(eq(members.partnerId, partnerId), eq(members.publicId, memberId), isNull(members.eraseAfter)),
      )
      .returning({ publicId: members.publicId });
    if (!erasing) throw unauthorized();
    await revokeSessionsOf({ orm: transaction }, { memberId, partnerId });
    const partner = partnerOf(context, options);
    await mailer.writeMail(erasureRequestedMail(partner, email, eraseAfter), transaction);
  });
  return eraseAfter;
}
