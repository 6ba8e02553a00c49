import { strictEmailPattern } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import type { Context } from 'hono';

import { findMemberByName, normalizeUserName, type MemberRow } from '../../accounts/find-member.ts';
import { recoveryMail } from '../../mail/index.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { fault } from '../../web/fault.ts';
import { invalid } from '../../web/problem.ts';
import { networkKey } from '../../web/network-key.ts';
import { isWithinLimit, keyedHash, type RateRule } from '../../web/rate-limit.ts';
import type { ApiOptions } from '../api-options.ts';
import { limitClient, type ClientLimits } from '../limits.ts';
import { isMemberNumber } from '../prospects/member-number.ts';
import { codeOf, hashCode, type CodeOwner } from './recovery-code.ts';
import { beginRecovery, RECOVERY_MS } from './recovery-store.ts';

const TEN_MINUTES = 600;
const limits: ClientLimits = {
  client: { name: 'recovery-client', limit: 5, windowSeconds: TEN_MINUTES },
  network: { name: 'recovery-network', limit: 50, windowSeconds: TEN_MINUTES },
};
/** Limits codes per person and network. With five tries each, this allows at most a hundred guesses a day. */
const codeRules: readonly RateRule[] = [
  { name: 'recovery-codes', limit: 5, windowSeconds: TEN_MINUTES },
  { name: 'recovery-codes-day', limit: 20, windowSeconds: 24 * 3600 },
];
const MINUTE_MS = 60_000;

function refuseMalformed(partner: PartnerSettings, userName: string): void {
  if (strictEmailPattern.test(userName)) return;
  if (partner.hasPPN && isMemberNumber(partner, userName)) return;
  const names = partner.hasPPN ? 'email address or member number' : 'email address';
  throw invalid([fault('userName', 'invalid', `Enter a valid ${names}`)]);
}

const canHavePassword = ({ passwordHash, ssoSubject }: MemberRow): boolean =>
  passwordHash !== null || ssoSubject === null;

/**
 * Starts a recovery. Mails the code if the name belongs to a member with a password, or to a membership
 * without a profile, which the code allows completing. Any other name causes the same work, so that neither
 * the response nor its time reveals the difference.
 */
export async function startRecovery(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  { partner, owner, userName }: { partner: PartnerSettings; owner: CodeOwner; userName: string },
): Promise<void> {
  const { database, secret, now, mailer } = options;
  refuseMalformed(partner, userName);
  const item = context.get('requestId');
  await limitClient(context, options, limits, item);

  const found = await findMemberByName(database, partner.id, userName);
  const subject = found?.publicId ?? keyedHash(secret, `name ${normalizeUserName(userName)}`);
  const moment = now();
  const partnerId = partner.id;
  const requester = keyedHash(secret, `${subject} ${networkKey(context.get('clientAddress'))}`);
  let isWithin = true;
  for (const rule of codeRules) {
    isWithin &&= await isWithinLimit(database, { partnerId, rule, subject: requester, item }, moment);
  }
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  const member = isWithin && found && canHavePassword(found) ? found : undefined;
  const code = codeOf(secret, { partnerId, subject, minute });
  const codeHash = hashCode(secret, owner, code);
  const hasBegun = await beginRecovery(database, owner, { member, codeHash }, moment);
  if (!member || !hasBegun) return;
  // Requests within the same minute, whoever makes them, share one code, and with this key one mail.
  const key = `recovery ${keyedHash(secret, `mail ${subject}`)} ${minute}`;
  mailer.writeMailLater({ ...recoveryMail(partner, member.email, code, RECOVERY_MS), key });
}
