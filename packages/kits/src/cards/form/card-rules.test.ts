import { ApiError, CardsRefused } from '@tableside/api-client';
import { cardTypes, type CardRegistration, type EncryptedCard, type PartnerCard } from '@tableside/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { TypedCard } from '../frame/use-secure-frame.ts';
import { canBeSentAgain, resultOf, resultOfError } from './card-result.ts';
import {
  availableCards,
  chosenCards,
  countChosen,
  noCards,
  selectedCards,
  TYPED_CARD,
} from './card.values.ts';

const type = fc.constantFrom(...cardTypes);
const digits = fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0'));
const lastFour = fc.oneof(digits, fc.constant(''));
const id = fc.string({ minLength: 1, maxLength: 64 });
const partnerCard: fc.Arbitrary<PartnerCard> = fc.record({
  partnerCardId: id,
  cardType: type,
  lastFour,
});
const partnerCards = fc.uniqueArray(partnerCard, { selector: ({ partnerCardId }) => partnerCardId });
const encrypted: fc.Arbitrary<EncryptedCard> = fc.record({
  encryptedCardNumber: fc.constant('a.b.c.d.e'),
  cardType: type,
  lastFour,
});
const subset = partnerCards.chain((cards) =>
  fc.tuple(fc.constant(cards), fc.subarray(cards.map(({ partnerCardId }) => partnerCardId))),
);

const card = (status: TypedCard['status']): TypedCard => ({
  status,
  encrypt: () => Promise.reject(new Error()),
});

describe('selected cards', () => {
  test('CRD-27.a CRD-28.a counts the selected cards, and a typed one as one, complete or not', () => {
    fc.assert(
      fc.property(
        subset,
        fc.option(fc.constantFrom('partial' as const, 'complete' as const)),
        ([cards, selectedCardIds], typed) => {
          const typedCard = typed && card(typed);
          expect(countChosen(cards, { ...noCards, selectedCardIds, typedCard })).toBe(
            selectedCardIds.length + Number(typed !== null),
          );
        },
      ),
    );
  });

  test('can only be a card that is not linked yet, in the partner’s order', () => {
    fc.assert(
      fc.property(subset, ([cards, linked]) => {
        const left = availableCards(
          cards,
          linked.map((partnerCardId) => ({ partnerCardId })),
        );
        expect(left).toEqual(cards.filter(({ partnerCardId }) => !linked.includes(partnerCardId)));
        expect(selectedCards(left, linked)).toEqual([]);
      }),
    );
  });

  test('CRD-18.b CRD-18.c CRD-30 is sent once each, except cards without their last digits', () => {
    fc.assert(
      fc.property(subset, fc.option(encrypted, { nil: undefined }), ([cards, selectedCardIds], typed) => {
        const chosen = chosenCards(cards, selectedCardIds, typed);
        const ticked = cards.filter(
          ({ partnerCardId, lastFour }) => selectedCardIds.includes(partnerCardId) && lastFour !== '',
        );
        expect(chosen.map(({ card }) => card)).toEqual(typed?.lastFour ? [...ticked, typed] : ticked);
        for (const { key, card } of chosen)
          expect(key).toBe('partnerCardId' in card ? card.partnerCardId : TYPED_CARD);
      }),
    );
  });
});

const error = { code: 'E1', message: 'Declined' };
const toRegistrations = (
  chosen: readonly { readonly card: PartnerCard | EncryptedCard }[],
  refused: readonly boolean[],
): readonly CardRegistration[] =>
  chosen.map(({ card: { cardType, lastFour } }, index) => ({
    card: { cardType, lastFour, description: cardType },
    ...(refused[index] === true && { error }),
  }));

describe('registration results', () => {
  test('CRD-23.a each card is either linked or failed, identified by its position', () => {
    fc.assert(
      fc.property(
        partnerCards,
        encrypted,
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        (cards, entered, refused) => {
          const chosen = chosenCards(
            cards,
            cards.map(({ partnerCardId }) => partnerCardId),
            entered,
          );
          const registrations = toRegistrations(chosen, refused);
          const { kind, cards: results } = resultOf(chosen, registrations);
          const failed = results.filter(({ error }) => error);
          expect(results).toEqual(chosen.map(({ key }, index) => ({ key, ...registrations[index] })));
          expect(failed.map(({ key }) => key)).toEqual(
            chosen.filter((_, index) => refused[index]).map(({ key }) => key),
          );
          if (chosen.length === 0) return;
          expect(kind).toBe(
            failed.length === 0 ? 'all' : failed.length === chosen.length ? 'none' : 'partial',
          );
        },
      ),
    );
  });

  test('ERR-14.a without results per card, all were accepted', () => {
    const chosen = [{ key: 'a', card: { partnerCardId: 'a', cardType: 'Visa', lastFour: '1111' } }] as const;
    expect(resultOf(chosen, [])).toEqual({ kind: 'accepted', count: 1, cards: [] });
  });

  test('a response that is longer or shorter than the submission counts for the cards it has', () => {
    const one = { key: 'a', card: { partnerCardId: 'a', cardType: 'Visa', lastFour: '1111' } } as const;
    const two = { ...one, key: 'b' };
    const response = toRegistrations([one, two], []);
    expect(resultOf([one], response)).toMatchObject({ kind: 'all', cards: [{ key: 'a' }] });
    expect(resultOf([one, two], response.slice(1))).toMatchObject({ kind: 'all', cards: [{ key: 'a' }] });
  });

  test('API-16.b CRD-03 of errors: each card if the response has its result, else that the call failed', () => {
    const chosen = [{ key: 'a', card: { partnerCardId: 'a', cardType: 'Visa', lastFour: '1111' } }] as const;
    const refused = new CardsRefused(
      new ApiError({ status: 400, code: 'cards' }),
      toRegistrations(chosen, [true]),
    );
    expect(resultOfError(refused, chosen)).toMatchObject({ kind: 'none', cards: [{ key: 'a', error }] });
    for (const status of [0, 400, 403, 404, 500, 503])
      expect(resultOfError(new ApiError({ status }), chosen)).toEqual({
        kind: 'failed',
        count: 1,
        cards: [],
      });
    for (const code of ['captcha', 'captchaNotReady', 'captchaGivenUp', 'csrf', 'csrfUnavailable'])
      expect(resultOfError(new ApiError({ status: 403, code }), chosen)).toBeUndefined();
    expect(resultOfError(new ApiError({ status: 429 }), chosen)).toEqual({
      kind: 'tooMany',
      count: 1,
      cards: [],
    });
    for (const code of ['no captcha', 'xcsrf'])
      expect(resultOfError(new ApiError({ status: 403, code }), chosen)).toMatchObject({ kind: 'failed' });
    expect(resultOfError(new TypeError('no'), chosen)).toBeUndefined();
  });

  test('only an unsettled submission is sent again with its key', () => {
    for (const status of [0, 401, 403, 429, 500, 502, 503, 504])
      expect(canBeSentAgain(new ApiError({ status }))).toBe(true);
    for (const status of [400, 404, 409, 413, 422])
      expect(canBeSentAgain(new ApiError({ status }))).toBe(false);
    expect(canBeSentAgain(new TypeError('no'))).toBe(false);
    expect(canBeSentAgain(new CardsRefused(new ApiError({ status: 400 }), []))).toBe(false);
  });
});
