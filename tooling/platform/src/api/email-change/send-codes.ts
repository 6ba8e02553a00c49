import { randomUUID } from 'node:crypto';

import type { PartnerSettings } from '@tableside/partner-config';

import { findMemberByName, type MemberRow } from '../../accounts/find-member.ts';
import { emailChangeMail, emailTakenMail } from '../../mail/index.ts';
import { keyedHash, limitRate, type RateRule } from '../../web/rate-limit.ts';
import type { ApiOptions } from '../api-options.ts';
import { codeOf, hashCode } from '../recovery/recovery-code.ts';
import { beginChange, EMAIL_CHANGE_MS, type ChangeOwner } from './email-change-store.ts';

const TEN_MINUTES = 600;
const MINUTE_MS = 60_000;
/** Limits codes per member. With five tries each, this allows at most a hundred guesses a day. */
const codeRules: readonly RateRule[] = [
  { name: 'email-change-codes', limit: 5, windowSeconds: TEN_MINUTES },
  { name: 'email-change-codes-day', limit: 20, windowSeconds: 24 * 3600 },
];
const mailRule: RateRule = { name: 'email-change-mails', limit: 10, windowSeconds: TEN_MINUTES };

interface Sending {
  readonly partner: PartnerSettings;
  readonly member: MemberRow;
  readonly owner: ChangeOwner;
  readonly newEmail: string;
  readonly item: string;
}

/**
 * Makes a change pending and mails a code to each of its two addresses. If the new address belongs to another
 * member, that mailbox gets a notice instead of a code, and no code will match. Neither the response nor the
 * work done reveals the difference. Throws 429 after too many requests.
 */
export async function sendCodes(
  { database, secret, now, mailer }: ApiOptions,
  { partner, member, owner, newEmail, item }: Sending,
): Promise<void> {
  const { partnerId, memberId } = owner;
  const { email: oldEmail } = member;
  const moment = now();
  for (const rule of codeRules)
    await limitRate(database, { partnerId, rule, subject: memberId, item }, moment);
  const mailbox = keyedHash(secret, `email ${newEmail}`);
  await limitRate(database, { partnerId, rule: mailRule, subject: mailbox, item }, moment);

  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  const mailOf = (side: 'old' | 'new') => {
    const subject = `email change\n${side}\n${memberId}\n${newEmail}`;
    const code = codeOf(secret, { partnerId, subject, minute });
    // Within a minute the code stays the same, so the shared key keeps the mailer from sending it twice.
    const key = `email-change ${keyedHash(secret, `${owner.sessionHash}\n${subject}`)} ${minute}`;
    return { side, code, lifetimeMs: EMAIL_CHANGE_MS, key };
  };
  const [old, fresh] = [mailOf('old'), mailOf('new')];
  const isTaken = (await findMemberByName(database, partnerId, newEmail)) !== undefined;
  const change = {
    oldEmail,
    newEmail,
    oldCodeHash: hashCode(secret, owner, old.code),
    newCodeHash: hashCode(secret, owner, isTaken ? randomUUID() : fresh.code),
  };
  await database.orm.transaction(async (transaction) => {
    await beginChange(transaction, owner, change, moment);
    await mailer.writeMail(emailChangeMail(partner, oldEmail, old), transaction);
    await mailer.writeMail(
      isTaken ? emailTakenMail(partner, newEmail, fresh.key) : emailChangeMail(partner, newEmail, fresh),
      transaction,
    );
  });
}
