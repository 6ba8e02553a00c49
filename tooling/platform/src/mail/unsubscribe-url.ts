import { createHmac, timingSafeEqual } from 'node:crypto';

import type { PartnerSettings } from '@tableside/partner-config/schema';

import { acceptedSecrets, type SigningSecrets } from '../web/accepted-secrets.ts';
import type { Reminder } from './reminder.ts';

export const UNSUBSCRIBE_PATH = '/api/Mail/Unsubscribe';

export interface SignedReminder extends Reminder {
  readonly partnerId: string;
}

const sign = (secret: string, { partnerId, memberId, kind }: SignedReminder): string =>
  createHmac('sha256', secret)
    .update(['unsubscribe', partnerId, memberId, kind].join('\n'))
    .digest('base64url');

export function unsubscribeUrl(
  secret: string,
  { id: partnerId, siteUrl }: Pick<PartnerSettings, 'id' | 'siteUrl'>,
  { memberId, kind }: Reminder,
): string {
  const url = new URL(UNSUBSCRIBE_PATH, siteUrl);
  const signature = sign(secret, { partnerId, memberId, kind });
  url.search = new URLSearchParams({ member: memberId, kind, signature }).toString();
  return url.href;
}

export function isUnsubscribeSignature(
  secrets: SigningSecrets,
  reminder: SignedReminder,
  signature: string,
): boolean {
  const given = Buffer.from(signature);
  return acceptedSecrets(secrets).some((secret) => {
    const expected = Buffer.from(sign(secret, reminder));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
