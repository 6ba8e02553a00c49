import type { cardsContract } from '@tableside/api-client/contract';
import type { Context } from 'hono';

import type { MemberRow } from '../../accounts/find-member.ts';
import type { PlatformEnv } from '../../platform-context.ts';
import { networkSubject } from '../../web/network-key.ts';
import { keyedHash, limitRate, type RateRule } from '../../web/rate-limit.ts';
import type { ApiOptions } from '../api-options.ts';

const DAY_SECONDS = 86_400;
/** A program takes about a dozen cards; the rest is room for mistakes. */
const memberRule: RateRule = { name: 'cards-member', limit: 40, windowSeconds: DAY_SECONDS };
const networkRule: RateRule = { name: 'cards-network', limit: 600, windowSeconds: DAY_SECONDS };

const tooManyCards = {
  code: 'tooManyCards',
  message: 'Too many cards were tried today. Please try again tomorrow.',
};

/**
 * Bounds how many card numbers a member, and all members of one network, can try in a day (of UTC): whoever tests stolen
 * cards needs many. Cards that the partner offers are no tries. Refuses with 429 "tooManyCards".
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
