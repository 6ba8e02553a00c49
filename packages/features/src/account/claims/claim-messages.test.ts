import { claimActors, claimReasons, claimStates, type ClaimActor } from '@tableside/core';
import { describe, expect, test } from 'vitest';

import { claimCopy, eventCopy, eventReason } from './claim-messages.ts';
import { claimsCopy } from './claims.copy.ts';

const hasText = (key: keyof typeof claimsCopy.texts) => claimsCopy.texts[key] !== '';

describe('the copy of a claim', () => {
  test('CLM-06.d each state has its status, and each reason its sentence and a next step', () => {
    const statuses = claimStates.map((state) => claimCopy({ state }).status);
    expect(new Set(statuses).size).toBe(claimStates.length);
    for (const state of claimStates) {
      const sentences = claimReasons.map((reason) => claimCopy({ state, reason }).why);
      expect(new Set(sentences).size).toBe(claimReasons.length);
      for (const reason of [undefined, ...claimReasons]) {
        const { why, next } = claimCopy({ state, reason });
        expect([why, ...next].every(hasText)).toBe(true);
        expect(next.length).toBeGreaterThan(0);
      }
    }
  });

  test('CLM-06.d CLM-06.e only a claim that needs more asks for a picture', () => {
    const steps = claimStates.map((state) => claimCopy({ state, reason: 'receiptMissing' }).next);
    expect(steps).toEqual([
      ['nextReceived'],
      ['nextReceipt', 'nextNeedsMore'],
      ['nextCredited'],
      ['nextDeclined'],
    ]);
    for (const reason of ['receiptUnreadable', 'differentRestaurant'] as const)
      expect(claimCopy({ state: 'needsMore', reason }).next).toEqual(['nextReceipt', 'nextNeedsMore']);
  });

  test.each([
    ['cardNotLinked', ['nextCard']],
    ['dayWithoutReward', ['nextDay']],
    ['spendLimitReached', ['nextMonth']],
    ['receiptUnreadable', []],
    ['differentRestaurant', []],
    ['notInProgramThen', []],
    ['alreadyRewarded', []],
  ] as const)(
    'CLM-06.d declined for %s it says what helps the next time, and whom to ask',
    (reason, steps) => {
      expect(claimCopy({ state: 'declined', reason }).next).toEqual([...steps, 'nextDeclined']);
    },
  );
});

describe('what happened to a claim', () => {
  const at = '2026-06-12T15:00:00.000Z';

  test('CLM-09.b is said by whom, whatever it was', () => {
    for (const by of claimActors)
      for (const state of claimStates) expect(hasText(eventCopy({ at, by, state }, 0))).toBe(true);
    const wordsOf = (by: ClaimActor) => claimStates.map((state) => eventCopy({ at, by, state }, 1));
    expect(wordsOf('operator')).toEqual([
      'eventOperatorReceived',
      'eventOperatorNeedsMore',
      'eventOperatorCredited',
      'eventOperatorDeclined',
    ]);
    expect(wordsOf('program')).toEqual([
      'eventProgramReceived',
      'eventProgramNeedsMore',
      'eventProgramCredited',
      'eventProgramDeclined',
    ]);
  });

  test('CLM-06.e CLM-09.b a report is the first of the member’s, and a receipt any later one', () => {
    expect(eventCopy({ at, by: 'member', state: 'received' }, 0)).toBe('eventMemberReceived');
    expect(eventCopy({ at, by: 'member', state: 'received' }, 2)).toBe('eventMemberSentMore');
  });

  test('CLM-09.b has its reason, if it is known', () => {
    expect(eventReason({ at, by: 'operator', state: 'declined', reason: 'cardNotLinked' })).toBe(
      'cardNotLinked',
    );
    expect(eventReason({ at, by: 'operator', state: 'declined' })).toBeUndefined();
  });
});
