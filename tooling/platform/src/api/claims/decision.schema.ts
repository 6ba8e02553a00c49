import { claimsContract } from '@tableside/api-client/contract';
import { claimReasons, claimStates, toHundredths, type ClaimReason, type ClaimState } from '@tableside/core';
import * as z from 'zod';

import { holdsCardNumber } from '../../web/card-numbers.ts';

export type DecidedState = Exclude<ClaimState, 'received'>;
export const decisions = claimStates.filter((state): state is DecidedState => state !== 'received');

export const reasonsOf: Readonly<Record<DecidedState, readonly ClaimReason[]>> = {
  credited: ['foundAndCredited', 'goodwill'],
  declined: [
    'alreadyRewarded',
    'cardNotLinked',
    'dayWithoutReward',
    'spendLimitReached',
    'receiptUnreadable',
    'receiptMissing',
    'differentRestaurant',
    'notInProgramThen',
  ],
  needsMore: ['receiptUnreadable', 'receiptMissing', 'differentRestaurant'],
};

const isRewarding: Readonly<Record<DecidedState, boolean>> = {
  credited: true,
  declined: false,
  needsMore: false,
};
export const bringsReward = (state: DecidedState): boolean => isRewarding[state];

/** A larger reward is taken for a typing error. */
const MOST_REWARD = 1_000_000;

export const claimDecision = z
  .strictObject({
    reference: claimsContract.claimReference,
    state: z.enum(decisions),
    reason: z.enum(claimReasons),
    /** The reward in the program's currency, with at most two decimals. If unset, the usual reward. */
    amount: z
      .number()
      .positive()
      .max(MOST_REWARD)
      .refine((amount) => toHundredths(String(amount)) !== undefined, {
        error: 'must have at most two decimals',
      })
      .optional(),
    /** The record that gets the reward. If unset, a new one is created. */
    transactionId: z.string().min(1).max(64).optional(),
    decidedBy: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .refine((name) => !holdsCardNumber(name), { error: 'must not contain a card number' }),
  })
  .refine(({ state, reason }) => reasonsOf[state].includes(reason), {
    path: ['reason'],
    error: 'is no reason of this state',
  })
  .refine(
    ({ state, amount, transactionId }) =>
      bringsReward(state) || (amount === undefined && transactionId === undefined),
    { path: ['state'], error: 'has neither an amount nor a record' },
  );
export type ClaimDecision = z.infer<typeof claimDecision>;

export const claimDecisionResponse = z.object({
  reference: claimsContract.claimReference,
  state: z.enum(claimStates),
  reason: z.enum(claimReasons).optional(),
  transactionId: z.string().optional(),
  isChanged: z.boolean(),
});
export type ClaimDecisionResponse = z.infer<typeof claimDecisionResponse>;

export const claimDecisionRefusal = z.object({
  code: z.enum(['alreadyDecided', 'alreadyRewarded', 'messageReused']),
  message: z.string(),
  requestId: z.string(),
  state: z.enum(claimStates),
  reason: z.enum(claimReasons).optional(),
});
