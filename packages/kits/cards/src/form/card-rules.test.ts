import { ApiError, CardsRefused } from '@tableside/api-client';
import { cardTypes, type CardRegistration, type EncryptedCard, type PartnerCard } from '@tableside/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { pickableCards, pickedCards, pickingState } from './card-picks.ts';
import { canBeSentAgain, resultOf, resultOfError } from './card-result.ts';
import { chosenCards, ENTERED, readPicks, toEntry, togglePick, writePicks } from './card.values.ts';

const type = fc.constantFrom(...cardTypes);
const digits = fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0'));
const id = fc.string({ minLength: 1, maxLength: 64 });
const partnerCard: fc.Arbitrary<PartnerCard> = fc.record({
  partnerCardId: id,
  cardType: type,
  lastFour: fc.oneof(digits, fc.constant('')),
});
const partnerCards = fc.uniqueArray(partnerCard, { selector: ({ partnerCardId }) => partnerCardId });
const encrypted: fc.Arbitrary<EncryptedCard> = fc.record({
  encryptedCardNumber: fc.constant('a.b.c.d.e'),
  cardType: type,
  lastFour: digits,
});
const subset = partnerCards.chain((cards) =>
  fc.tuple(fc.constant(cards), fc.subarray(cards.map(({ partnerCardId }) => partnerCardId))),
);

describe('what may still be picked', () => {
  test('CRD-27 CRD-28 as many as can be added, a card that is entered counting as one', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.nat(14), fc.boolean(), (selectable, picked, hasEntry) => {
        const chosen = picked + Number(hasEntry);
        expect(pickingState(selectable, picked, hasEntry)).toEqual({
          isFull: selectable - chosen <= 0,
          isOver: selectable - chosen < 0,
        });
      }),
    );
  });

  test('only what is not linked yet, in the order of the partner', () => {
    fc.assert(
      fc.property(subset, ([cards, linked]) => {
        const left = pickableCards(
          cards,
          linked.map((partnerCardId) => ({ partnerCardId })),
        );
        expect(left).toEqual(cards.filter(({ partnerCardId }) => !linked.includes(partnerCardId)));
        expect(pickedCards(left, linked)).toEqual([]);
      }),
    );
  });

  test('a tick twice is no tick', () => {
    fc.assert(
      fc.property(fc.uniqueArray(id), id, (ids, other) => {
        const picks = writePicks(ids);
        expect(readPicks(picks)).toEqual(ids);
        const ticked = togglePick(picks, other);
        expect(readPicks(ticked).includes(other)).toBe(!ids.includes(other));
        expect(new Set(readPicks(togglePick(ticked, other)))).toEqual(new Set(ids));
      }),
    );
  });
});

describe('what is sent', () => {
  test('CRD-18 CRD-30 what is ticked and what is entered, each once, none without its last digits', () => {
    fc.assert(
      fc.property(subset, fc.option(encrypted, { nil: undefined }), ([cards, picks], entered) => {
        const chosen = chosenCards(cards, picks, entered);
        const ticked = cards.filter(
          ({ partnerCardId, lastFour }) => picks.includes(partnerCardId) && lastFour !== '',
        );
        expect(chosen.map(({ card }) => card)).toEqual(entered ? [...ticked, entered] : ticked);
        for (const { key, card } of chosen)
          expect(key).toBe('partnerCardId' in card ? card.partnerCardId : ENTERED);
      }),
    );
  });

  test('of the frame only what it says of the number', () => {
    expect(toEntry({ status: 'empty' })).toBe('');
    expect(toEntry({ status: 'empty', fault: 'empty' })).toBe('');
    expect(toEntry({ status: 'partial', cardType: 'Visa' })).toBe('notACardNumber');
    expect(toEntry({ status: 'partial', fault: 'notAccepted', cardType: 'Discover' })).toBe('notAccepted');
    expect(toEntry({ status: 'whole', cardType: 'Visa', lastFour: '1111' })).toBe('whole Visa 1111');
    expect(toEntry({ status: 'whole', cardType: 'Visa', lastFour: '1111', fault: 'notACardNumber' })).toBe(
      'notACardNumber',
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

describe('what an answer says', () => {
  test('CRD-23 OP-125 each card is either done or failed, told apart by its place', () => {
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
          const { kind, cards: answered, linked, failed, done } = resultOf(chosen, registrations);
          expect(answered).toEqual(chosen.map(({ key }, index) => ({ key, ...registrations[index] })));
          expect(linked.length + failed.length).toBe(chosen.length);
          expect(failed.map(({ key }) => key)).toEqual(
            chosen.filter((_, index) => refused[index]).map(({ key }) => key),
          );
          expect([...done]).toEqual(chosen.filter((_, index) => !refused[index]).map(({ key }) => key));
          expect(kind).toBe(failed.length === 0 ? 'all' : linked.length === 0 ? 'none' : 'partial');
        },
      ),
    );
  });

  test('ERR-14 nothing about single cards: all were taken', () => {
    const chosen = [{ key: 'a', card: { partnerCardId: 'a', cardType: 'Visa', lastFour: '1111' } }] as const;
    expect(resultOf(chosen, [])).toEqual({
      kind: 'accepted',
      cards: [],
      linked: [],
      failed: [],
      done: new Set(['a']),
    });
  });

  test('an answer that is longer or shorter than what was sent tells of what it names', () => {
    const one = { key: 'a', card: { partnerCardId: 'a', cardType: 'Visa', lastFour: '1111' } } as const;
    const two = { ...one, key: 'b' };
    const answer = toRegistrations([one, two], []);
    expect(resultOf([one], answer)).toMatchObject({ kind: 'all', done: new Set(['a']) });
    expect(resultOf([one, two], answer.slice(1))).toMatchObject({ kind: 'all', done: new Set(['a']) });
  });

  test('API-16 of errors: each card where the answer tells of them, else that the call failed', () => {
    const chosen = [{ key: 'a', card: { partnerCardId: 'a', cardType: 'Visa', lastFour: '1111' } }] as const;
    const refused = new CardsRefused(
      new ApiError({ status: 400, code: 'cards' }),
      toRegistrations(chosen, [true]),
    );
    expect(resultOfError(refused, chosen)).toMatchObject({ kind: 'none', failed: [{ key: 'a', error }] });
    for (const status of [0, 400, 403, 404, 500, 503])
      expect(resultOfError(new ApiError({ status }), chosen)).toEqual({
        kind: 'failed',
        cards: [],
        failed: [],
      });
    for (const code of ['captcha', 'captchaNotReady', 'captchaGivenUp', 'csrf', 'csrfUnavailable'])
      expect(resultOfError(new ApiError({ status: 403, code }), chosen)).toBeUndefined();
    expect(resultOfError(new ApiError({ status: 429 }), chosen)).toEqual({
      kind: 'tooMany',
      cards: [],
      failed: [],
    });
    for (const code of ['no captcha', 'xcsrf'])
      expect(resultOfError(new ApiError({ status: 403, code }), chosen)).toMatchObject({ kind: 'failed' });
    expect(resultOfError(new TypeError('no'), chosen)).toBeUndefined();
  });

  test('only what is not settled is sent again under its key', () => {
    for (const status of [0, 401, 403, 429, 500, 502, 503, 504])
      expect(canBeSentAgain(new ApiError({ status }))).toBe(true);
    for (const status of [400, 404, 409, 413, 422])
      expect(canBeSentAgain(new ApiError({ status }))).toBe(false);
    expect(canBeSentAgain(new TypeError('no'))).toBe(false);
    expect(canBeSentAgain(new CardsRefused(new ApiError({ status: 400 }), []))).toBe(false);
  });
});
