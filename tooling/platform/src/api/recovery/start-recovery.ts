import { strictEmailPattern } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import type { Context } from 'hono';

import { findMemberByName, normaliseUserName } from '../../accounts/find-member.ts';
import { recoveryMail } from '../../mail/index.ts';
import type { PlatformEnv } from '../../platform-context.ts';
import { invalid } from '../../web/problem.ts';
import { isWithinLimit, keyedHash, type RateRule } from '../../web/rate-limit.ts';
import type { ApiOptions } from '../api-options.ts';
import { limitBrowser, type BrowserLimits } from '../limits.ts';
import { isMemberNumber } from '../prospects/member-number.ts';
import { hashCode, newCode, type CodeOwner } from './recovery-code.ts';
import { beginRecovery } from './recovery-store.ts';

const TEN_MINUTES = 600;
const limits: BrowserLimits = {
  browser: { name: 'recovery-browser', limit: 5, windowSeconds: TEN_MINUTES },
  address: { name: 'recovery-address', limit: 50, windowSeconds: TEN_MINUTES },
};
/** Mails to one person; with five tries a code, a hundred guesses a day at the most. */
const mailRules: readonly RateRule[] = [
  { name: 'recovery-mails', limit: 5, windowSeconds: TEN_MINUTES },
  { name: 'recovery-mails-day', limit: 20, windowSeconds: 24 * 3600 },
];

/** Refuses what can be nobody's name (AUT-11); this tells nothing of who is a member. */
function refuseMalformed(partner: PartnerSettings, userName: string): void {
  if (strictEmailPattern.test(userName)) return;
  if (partner.hasPPN && isMemberNumber(partner, userName)) return;
  const names = partner.hasPPN ? 'email address or member number' : 'email address';
  throw invalid([{ field: 'userName', message: `Enter a valid ${names}` }]);
}

/**
 * Begins a recovery, and mails the code when the name is that of a member with a password. For every other name the
 * same is counted, hashed and kept, so that neither the answer nor its time tells which it was.
 */
export async function startRecovery(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  { partner, owner, userName }: { partner: PartnerSettings; owner: CodeOwner; userName: string },
): Promise<void> {
  const { database, secret, now, mailer } = options;
  refuseMalformed(partner, userName);
  const item = context.get('requestId');
  await limitBrowser(context, options, limits, item);

  const found = await findMemberByName(database, partner.id, userName);
  const subject = found?.publicId ?? keyedHash(secret, `name ${normaliseUserName(userName)}`);
  let mayWrite = true;
  for (const rule of mailRules) {
    mayWrite &&= await isWithinLimit(database, { partnerId: partner.id, rule, subject, item }, now());
  }
  const member = mayWrite && found && found.passwordHash !== null ? found : undefined;
  const code = newCode();
  await beginRecovery(
    database,
    owner,
    { memberId: member?.publicId ?? null, codeHash: hashCode(secret, owner, code) },
    now(),
  );
  if (member) mailer.writeMailLater(recoveryMail(partner, member.email, code));
}
