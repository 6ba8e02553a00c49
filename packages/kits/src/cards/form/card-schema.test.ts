import type { PartnerCard } from '@tableside/core';
import { describe, expect, test } from 'vitest';
import { ValidationError } from 'yup';

import { cardSchema, type CardRules } from './card.schema.ts';
import type { TypedCard } from '../frame/use-secure-frame.ts';
import { noCards, type CardValues } from './card.values.ts';

const available: readonly PartnerCard[] = ['a', 'b', 'c'].map((partnerCardId, index) => ({
  partnerCardId,
  cardType: 'Visa',
  lastFour: String(1111 + index),
}));

const typed = (card: Partial<TypedCard> = {}): TypedCard => ({
  status: 'complete',
  encrypt: () => Promise.reject(new Error('Nobody asks.')),
  ...card,
});

const defaults: CardRules = {
  selectable: 12,
  available: [],
  cardTypesAccepted: ['VISA', 'MAST'],
  isOptInRequired: false,
};

function errorsOf(values: Partial<CardValues>, rules: Partial<CardRules> = {}) {
  const schema = cardSchema({ ...defaults, ...rules });
  try {
    schema.validateSync({ ...noCards, typedCard: typed(), terms: true, ...values }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message as unknown]));
  }
}

test('a card in the frame and accepted terms are enough', () => {
  expect(errorsOf({})).toEqual({});
});

test.each([true, false])('no opt-in is preselected: %s', (isOptInRequired) => {
  expect(cardSchema({ ...defaults, isOptInRequired }).getDefault()).toEqual(noCards);
});

describe('the card number', () => {
  test.each([
    [
      'VAL-19',
      { status: 'partial', fault: 'notAccepted', cardType: 'Discover' },
      { key: 'notAccepted', values: { types: 'Visa or Mastercard' } },
    ],
    [
      'VAL-17 VAL-19',
      { status: 'partial', fault: 'notAccepted' },
      { key: 'notAccepted', values: { types: 'Visa or Mastercard' } },
    ],
    ['VAL-17 VAL-18', { status: 'partial', fault: 'notACardNumber' }, { key: 'notACardNumber' }],
    ['VAL-17', { status: 'partial', fault: 'incomplete' }, { key: 'incomplete' }],
    ['VAL-17', { status: 'partial' }, { key: 'incomplete' }],
    ['VAL-17', { fault: 'notACardNumber' }, { key: 'notACardNumber' }],
  ] as const)('%s for which the frame reports %j', (_row, card, error) => {
    const typedCard = typed(card);
    expect(errorsOf({ typedCard })).toEqual({ typedCard: error });
    expect(errorsOf({ typedCard, selectedCardIds: ['a'] }, { available })).toEqual({ typedCard: error });
  });

  test('CRD-29 VAL-16 is required if no card can be selected', () => {
    expect(errorsOf({ typedCard: null })).toEqual({ typedCard: { key: 'labelRequired' } });
    expect(errorsOf({ typedCard: null, selectedCardIds: ['gone'] })).toEqual({
      typedCard: { key: 'labelRequired' },
    });
  });

  test('CRD-29 VAL-16 is required if none is selected, and optional if one is', () => {
    expect(errorsOf({ typedCard: null }, { available })).toEqual({ typedCard: { key: 'nothingChosen' } });
    expect(errorsOf({ typedCard: null, selectedCardIds: ['b'] }, { available })).toEqual({});
  });
});

describe('the card limit', () => {
  test('CRD-27.b CRD-28.a applies to selected and typed cards together', () => {
    const limit = (lastFour: string) => ({
      selectedCardIds: { key: 'overLimit', values: { over: 1, count: 2, lastFour } },
    });
    const rules = { available, selectable: 2 };
    expect(errorsOf({ selectedCardIds: ['a'] }, rules)).toEqual({});
    expect(errorsOf({ selectedCardIds: ['a', 'b'], typedCard: null }, rules)).toEqual({});
    expect(errorsOf({ selectedCardIds: ['a', 'b'] }, rules)).toEqual(limit('1112'));
    expect(errorsOf({ selectedCardIds: ['c', 'b', 'a', 'gone'], typedCard: null }, rules)).toEqual(
      limit('1111'),
    );
  });

  test('VAL-20 of one card has its own message', () => {
    expect(errorsOf({ selectedCardIds: ['a'] }, { available, selectable: 1 })).toEqual({
      selectedCardIds: { key: 'overLimitOne', values: { over: 1, count: 1, lastFour: '1111' } },
    });
  });
});

describe('the agreements', () => {
  test('CRD-04.b VAL-15 the terms must be accepted, for a typed card and for one of the partner', () => {
    const refused = { terms: { key: 'termsRequired' } };
    expect(errorsOf({ terms: false })).toEqual(refused);
    const picked = { typedCard: null, selectedCardIds: ['a'] };
    expect(errorsOf({ ...picked, terms: false }, { available })).toEqual(refused);
  });

  test('CRD-09.a CRD-09.b the direct file feed requires consent if the partner requires it', () => {
    expect(errorsOf({ directFileFeedOptIn: false })).toEqual({});
    const rules = { isOptInRequired: true };
    expect(errorsOf({ directFileFeedOptIn: false }, rules)).toEqual({
      directFileFeedOptIn: { key: 'required' },
    });
    expect(errorsOf({ directFileFeedOptIn: true }, rules)).toEqual({});
  });
});
