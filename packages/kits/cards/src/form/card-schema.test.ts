import type { PartnerCard } from '@tableside/core';
import { describe, expect, test } from 'vitest';
import { ValidationError } from 'yup';

import { cardSchema, type CardRules } from './card.schema.ts';
import { noCards, writePicks, type CardValues } from './card.values.ts';

const pickable: readonly PartnerCard[] = ['a', 'b', 'c'].map((partnerCardId) => ({
  partnerCardId,
  cardType: 'Visa',
  lastFour: '1111',
}));

/** What each field of a form is refused for, when these values differ from a form that is fine. */
function complaintsOf(values: Partial<CardValues>, rules: Partial<CardRules> = {}) {
  const schema = cardSchema({ selectable: 12, pickable: [], isOptInRequired: false, ...rules });
  try {
    schema.validateSync(
      { ...noCards, entry: 'whole Visa 1111', terms: true, ...values },
      { abortEarly: false },
    );
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message as unknown]));
  }
}

test('a card in the frame and a yes to the terms are enough', () => {
  expect(complaintsOf({})).toEqual({});
});

test.each([true, false])(
  'nothing is agreed to at first, where an opt-in is asked for: %s',
  (isOptInRequired) => {
    expect(cardSchema({ selectable: 12, pickable: [], isOptInRequired }).getDefault()).toEqual(noCards);
  },
);

describe('the number', () => {
  test.each([
    ['VAL-19', 'notAccepted', { key: 'notAccepted' }],
    ['VAL-17 VAL-18', 'notACardNumber', { key: 'notACardNumber' }],
    ['VAL-17', 'a fault of a later frame', { key: 'notACardNumber' }],
  ])('%s of which the frame says "%s"', (_row, entry, complaint) => {
    expect(complaintsOf({ entry })).toEqual({ entry: complaint });
    expect(complaintsOf({ entry, picks: writePicks(['a']) }, { pickable })).toEqual({ entry: complaint });
  });

  test('CRD-29 VAL-16 is needed where no card can be picked', () => {
    expect(complaintsOf({ entry: '' })).toEqual({ entry: { key: 'labelRequired' } });
    // A pick of a card that is no longer there is none.
    expect(complaintsOf({ entry: '', picks: writePicks(['gone']) })).toEqual({
      entry: { key: 'labelRequired' },
    });
  });

  test('CRD-29 is needed where none is picked, and may be left out where one is', () => {
    expect(complaintsOf({ entry: '' }, { pickable })).toEqual({ entry: { key: 'nothingChosen' } });
    expect(complaintsOf({ entry: '', picks: writePicks(['b']) }, { pickable })).toEqual({});
  });
});

describe('the limit', () => {
  test('CRD-27 CRD-28 is for what is picked and what is entered together', () => {
    const limit = { picks: { key: 'limit', values: { count: 2 } } };
    const rules = { pickable, selectable: 2 };
    expect(complaintsOf({ picks: writePicks(['a']) }, rules)).toEqual({});
    expect(complaintsOf({ picks: writePicks(['a', 'b']), entry: '' }, rules)).toEqual({});
    expect(complaintsOf({ picks: writePicks(['a', 'b']) }, rules)).toEqual(limit);
    expect(complaintsOf({ picks: writePicks(['a', 'b', 'c']), entry: '' }, rules)).toEqual(limit);
  });

  test('VAL-20 of one card has words of its own', () => {
    expect(complaintsOf({ picks: writePicks(['a']) }, { pickable, selectable: 1 })).toEqual({
      picks: { key: 'limitOne', values: { count: 1 } },
    });
  });
});

describe('the agreements', () => {
  test('VAL-15 the terms need a yes', () => {
    expect(complaintsOf({ terms: false })).toEqual({ terms: { key: 'termsRequired' } });
  });

  test('CRD-09 the direct file feed needs one where the partner asks for it', () => {
    expect(complaintsOf({ directFileFeedOptIn: false })).toEqual({});
    const rules = { isOptInRequired: true };
    expect(complaintsOf({ directFileFeedOptIn: false }, rules)).toEqual({
      directFileFeedOptIn: { key: 'required' },
    });
    expect(complaintsOf({ directFileFeedOptIn: true }, rules)).toEqual({});
  });
});
