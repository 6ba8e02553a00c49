import type { memberDataContract } from '@tableside/api-client/contract';
import type { PartnerSettings } from '@tableside/partner-config';
import type { Context } from 'hono';

import type { MemberRow } from '../../accounts/find-member.ts';
import { locked, tryPassword } from '../../accounts/sign-in-tries.ts';
import { dataCodeMail } from '../../mail/index.ts';
import { acceptedSecrets } from '../../web/accepted-secrets.ts';
import { fault } from '../../web/fault.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { invalid, Problem } from '../../web/problem.ts';
import { limitRate, type RateRule } from '../../web/rate-limit.ts';
import type { ApiOptions } from '../api-options.ts';
import { codeOf, codeOwnerOf, hashCode, isSameHash, type CodeOwner } from '../recovery/recovery-code.ts';
import { beginRecovery, confirmRecovery, RECOVERY_MS, takeTry } from '../recovery/recovery-store.ts';

const MINUTE_MS = 60_000;
const codesRule: RateRule = { name: 'data-codes', limit: 5, windowSeconds: 600 };

/**
 * These codes share a table with the codes of recoveries. The prefix makes them belong to another owner, so
 * that neither kind can confirm the other.
 */
function ownerOf(context: Context<PlatformEnv>): CodeOwner {
  const { partnerId, sessionHash } = codeOwnerOf(context);
  return { partnerId, sessionHash: `data ${sessionHash}` };
}

const codeOver = () =>
  new Problem({
    status: 400,
    code: 'codeOver',
    message: 'This code is no longer valid. Please request a new one.',
  });

export async function mailCode(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  { partner, member }: { readonly partner: PartnerSettings; readonly member: MemberRow },
): Promise<void> {
  const { database, secret, now, mailer } = options;
  const { partnerId, publicId: memberId, email, passwordHash } = member;
  if (passwordHash !== null) throw invalid([fault('password', 'required')]);
  const moment = now();
  const item = context.get('requestId');
  await limitRate(database, { partnerId, rule: codesRule, subject: memberId, item }, moment);
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  const owner = ownerOf(context);
  const code = codeOf(secret, { partnerId, subject: `data ${memberId}`, minute });
  await beginRecovery(database, owner, { member, codeHash: hashCode(secret, owner, code) }, moment);
  await mailer.writeMail(dataCodeMail(partner, email, code, RECOVERY_MS));
}

/**
 * Throws unless the member also proves the password or, if the account has none, the mailed code, because an
 * open browser must not suffice to export or erase everything. A code works once.
 */
export async function proveMember(
  context: Context<PlatformEnv>,
  options: ApiOptions,
  { member, proof }: { readonly member: MemberRow; readonly proof: memberDataContract.Proof },
): Promise<void> {
  const { partnerId, publicId: subject, passwordHash: hash } = member;
  const { password, code } = proof;
  if (hash !== null) {
    if (password === undefined) throw invalid([fault('password', 'required')]);
    const tried = await tryPassword(options, { partnerId, subject, password, hash });
    if (tried.outcome === 'locked') throw locked(tried);
    if (tried.outcome === 'wrong') throw invalid([fault('password', 'wrongPassword')]);
    return;
  }
  if (code === undefined) throw invalid([fault('code', 'required')]);
  const { database, now } = options;
  const owner = ownerOf(context);
  const taken = await takeTry(database, owner, now());
  if (taken?.memberId !== subject) throw codeOver();
  const isRight = acceptedSecrets(options).some((secret) =>
    isSameHash(hashCode(secret, owner, code), taken.codeHash),
  );
  if (isRight && (await confirmRecovery(database, owner, taken.codeHash, now()))) return;
  if (isRight || taken.triesLeft === 0) throw codeOver();
  throw invalid([fault('code', 'wrongCode')]);
}
