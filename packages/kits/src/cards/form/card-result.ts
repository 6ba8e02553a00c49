import { ApiError, CardsRefused } from '@tableside/api-client';
import type { CardRegistration } from '@tableside/core';

import type { ChosenCard } from './card.values.ts';

/** What became of one card. */
export interface SentCard extends CardRegistration {
  /** The name that the form keeps the card by. */
  readonly key: string;
}

/** What became of a submission (CRD-23, ERR-14). */
export interface CardResult {
  readonly kind:
    | 'all'
    | 'partial'
    | 'none'
    /** It was taken, and nothing was said about single cards. */
    | 'accepted'
    /** The call failed: nothing is known of any card. */
    | 'failed'
    /** The day's limit of cards that can be tried is reached: nothing was looked at. */
    | 'tooMany'
    /** The frame could not be spoken to: nothing was sent. */
    | 'unreachable';
  /** Each card that was answered, in the order they were sent (CRD-20). */
  readonly cards: readonly SentCard[];
}

/** Reads an answer: one entry for each card, in the order they were sent. */
export function resultOf(
  chosen: readonly ChosenCard[],
  registrations: readonly CardRegistration[],
): CardResult {
  if (registrations.length === 0) return { kind: 'accepted', cards: [] };
  const cards = chosen.flatMap(({ key }, index) => {
    const registration = registrations[index];
    return registration ? [{ ...registration, key }] : [];
  });
  const failed = cards.filter(({ error }) => error !== undefined).length;
  return { kind: failed === 0 ? 'all' : failed === cards.length ? 'none' : 'partial', cards };
}

/** What an error of the call means; undefined where the form's own words for failures fit better (ERR-19, ERR-20). */
export function resultOfError(error: unknown, chosen: readonly ChosenCard[]): CardResult | undefined {
  if (error instanceof CardsRefused) return resultOf(chosen, error.registrations);
  if (!(error instanceof ApiError)) return undefined;
  const { status, code = '' } = error;
  if (/^(?:captcha|csrf)/.test(code)) return undefined;
  return { kind: status === 429 ? 'tooMany' : 'failed', cards: [] };
}

/** Answers that settle a submission as it is; after any other it may be sent again unchanged. */
const settling: ReadonlySet<number> = new Set([400, 404, 409, 413, 415, 422]);

/** Whether the same submission may be sent again: the server may have done it already, or not looked at it yet. */
export const canBeSentAgain = (error: unknown): boolean =>
  error instanceof ApiError && !settling.has(error.status);
