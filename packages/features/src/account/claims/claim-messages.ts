import {
  waitsForMember,
  type Claim,
  type ClaimActor,
  type ClaimEvent,
  type ClaimReason,
  type ClaimState,
} from '@tableside/core';

import type { Mark } from '../recent-activity/activity-messages.ts';
import type { ClaimsKey } from './claims.copy.ts';

export interface ClaimCopy {
  readonly status: ClaimsKey;
  readonly mark: Mark;
  readonly why: ClaimsKey;
  readonly next: readonly ClaimsKey[];
}

const states = {
  received: { status: 'stateReceived', mark: 'waiting', why: 'whyReceived', next: 'nextReceived' },
  needsMore: { status: 'stateNeedsMore', mark: 'trouble', why: 'whyNeedsMore', next: 'nextNeedsMore' },
  credited: { status: 'stateCredited', mark: 'done', why: 'whyCredited', next: 'nextCredited' },
  declined: { status: 'stateDeclined', mark: 'over', why: 'whyDeclined', next: 'nextDeclined' },
} as const satisfies Readonly<
  Record<ClaimState, { status: ClaimsKey; mark: Mark; why: ClaimsKey; next: ClaimsKey }>
>;

const reasons: Readonly<Record<ClaimReason, { readonly why: ClaimsKey; readonly next?: ClaimsKey }>> = {
  foundAndCredited: { why: 'foundAndCredited' },
  goodwill: { why: 'goodwill' },
  alreadyRewarded: { why: 'alreadyRewarded' },
  cardNotLinked: { why: 'cardNotLinked', next: 'nextCard' },
  dayWithoutReward: { why: 'dayDidNotEarn', next: 'nextDay' },
  spendLimitReached: { why: 'spendLimitReached', next: 'nextMonth' },
  receiptUnreadable: { why: 'receiptUnreadable', next: 'nextReceipt' },
  receiptMissing: { why: 'receiptMissing', next: 'nextReceipt' },
  differentRestaurant: { why: 'differentRestaurant', next: 'nextReceipt' },
  notInProgramThen: { why: 'notInProgramThen' },
};

const hasReasonStep: Readonly<Record<ClaimState, boolean>> = {
  received: false,
  needsMore: true,
  credited: false,
  declined: true,
};
/** Pictures can be added only while the claim waits for the member. */
const isStepOf = (next: ClaimsKey, state: ClaimState) => waitsForMember(state) || next !== 'nextReceipt';

export function claimCopy({ state, reason }: Pick<Claim, 'state' | 'reason'>): ClaimCopy {
  const { next, why, ...status } = states[state];
  const known = reason && reasons[reason];
  const step = known?.next;
  return {
    ...status,
    why: known?.why ?? why,
    next: [...(step && hasReasonStep[state] && isStepOf(step, state) ? [step] : []), next],
  };
}

const events: Readonly<Record<ClaimActor, Readonly<Record<ClaimState, ClaimsKey>>>> = {
  member: {
    received: 'eventMemberReceived',
    needsMore: 'eventMemberChanged',
    credited: 'eventMemberChanged',
    declined: 'eventMemberChanged',
  },
  operator: {
    received: 'eventOperatorReceived',
    needsMore: 'eventOperatorNeedsMore',
    credited: 'eventOperatorCredited',
    declined: 'eventOperatorDeclined',
  },
  program: {
    received: 'eventProgramReceived',
    needsMore: 'eventProgramNeedsMore',
    credited: 'eventProgramCredited',
    declined: 'eventProgramDeclined',
  },
};

export const eventCopy = ({ by, state }: ClaimEvent, index: number): ClaimsKey =>
  by === 'member' && state === 'received' && index > 0 ? 'eventMemberSentMore' : events[by][state];

export const eventReason = ({ reason }: ClaimEvent): ClaimsKey | undefined => reason && reasons[reason].why;
