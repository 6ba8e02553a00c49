import type { cardsContract } from '@tableside/api-client/contract';
import type { Context } from 'hono';

import type { MemberRow } from '../../accounts/find-member.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { networkSubject } from '../../web/network-key.ts';
import { keyedHash, limitRate, type RateRule } from '../../web/rate-limit.ts';
import type { ApiOptions } from '../api-options.ts';

const DAY_SECONDS = 86_400;
const memberRule: RateRule = { name: 'cards-member', limit: 40, windowSeconds: DAY_SECONDS };
const networkRule: RateRule = { name: 'cards-network', limit: 600, windowSeconds: DAY_SECONDS };

const tooManyCards = {
  code: 'tooManyCards',
  message: 'Too many cards were tried today. Please try again tomorrow.',
};

/**
 * Limits how many card numbers a member, and all members of one network, can try per day (UTC), because
 * testing stolen cards takes many attempts. Partner-loaded cards do not count. Throws 429 "tooManyCards".
 */
export async function limitCards(
  context: Context<PlatformEnv>,
  { database, secret, now }: ApiOptions,
  { partnerId, publicId }: MemberRow,
  { creditCards }: cardsContract.AddCardsRequest,
): Promise<void> {
  const item = creditCards.flatMap((card) =>
    'encryptedCardNumber' in card ? [keyedHash(secret, card.encryptedCardNumber)] : [],
  );
  if (item.length === 0) return;
  const moment = now();
  const subjects: [RateRule, string][] = [
    [memberRule, publicId],
    [networkRule, networkSubject(secret, context.get('clientAddress'))],
  ];
  for (const [rule, subject] of subjects) {
    await limitRate(database, { partnerId, rule, subject, item }, moment, tooManyCards);
  }
}
