import fc from 'fast-check';
import { expect, test } from 'vitest';

import { aVisit, anyNow, anyTransaction } from './activity.fixture.ts';
import { activityStates, activityStatesOf, stateOfCredit, stateOfTransaction } from './activity-state.ts';
import { transactionStatus } from './activity-status.ts';
import { redemptionStatuses, rewardStatuses } from './activity.ts';

const stateOf = (overrides: Parameters<typeof aVisit>[0]) => {
  const record = aVisit(overrides);
  return stateOfTransaction(record, transactionStatus(record, { isReviewed: true, now: record.occurredAt }));
};

test('HIS-11 each status of a reward is one state', () => {
  expect(rewardStatuses.map((status) => stateOf({ status }))).toEqual([
    'earned',
    'processing',
    'notEarned',
    'paid',
    'notEarned',
  ]);
});

test.each([
  ['Awarded', 'takenBack', 'noReward', 'earned'],
  ['Paid', 'paid', 'noReward', 'paid'],
  ['Pending', 'processing', 'processing', 'processing'],
  ['Forfeit', 'notEarned', 'notEarned', 'notEarned'],
] as const)(
  'HIS-11 a reward that is %s is %s below zero, %s at zero and %s above it',
  (status, ...states) => {
    expect([-1, 0, 1].map((rewardHundredths) => stateOf({ status, rewardHundredths }))).toEqual(states);
  },
);

test('HIS-23.a the stages of paying a credit out are five states', () => {
  expect(redemptionStatuses.map((status) => stateOfCredit({ status }))).toEqual([
    'processing',
    'beingPaidOut',
    'paid',
    'rejected',
    'notDelivered',
  ]);
});

test('HIS-11 HIS-18 a program offers the state of any transaction that it lists, and those of credits where it has any', () => {
  const offered = activityStatesOf({ hasCredits: false });
  fc.assert(
    fc.property(
      anyTransaction,
      anyNow,
      fc.constantFrom(true, false, undefined),
      (record, now, isReviewed) => {
        expect(offered).toContain(stateOfTransaction(record, transactionStatus(record, { isReviewed, now })));
      },
    ),
  );
  expect(activityStatesOf({ hasCredits: true })).toEqual(activityStates);
  const ofCredits = new Set(
    [...rewardStatuses, ...redemptionStatuses].map((status) => stateOfCredit({ status })),
  );
  const ofCreditsOnly = activityStates.filter((state) => !offered.includes(state));
  expect(ofCreditsOnly).toEqual(['beingPaidOut', 'rejected', 'notDelivered', 'expired']);
  expect(ofCreditsOnly.filter((state) => !ofCredits.has(state))).toEqual([]);
});
