import { ApiError, CardsRefused } from '@tableside/api-client';
import type { CardRegistration } from '@tableside/core';

import type { ChosenCard } from './card.values.ts';

export interface SentCard extends CardRegistration {
  readonly key: string;
}

export interface CardResult {
  /**
   * `accepted`: the server accepted the submission without results for single cards. `failed`: the call failed,
   * so the outcome of each card is unknown. `tooMany`: the daily limit of attempted cards is reached, and no
   * card was processed. `unreachable`: the frame could not be reached, and nothing was sent.
   */
  readonly kind: 'all' | 'partial' | 'none' | 'accepted' | 'failed' | 'tooMany' | 'unreachable';
  readonly count: number;
  readonly cards: readonly SentCard[];
}

export function resultOf(
  chosen: readonly ChosenCard[],
  registrations: readonly CardRegistration[],
): CardResult {
  const count = chosen.length;
  if (registrations.length === 0) return { kind: 'accepted', count, cards: [] };
  const cards = chosen.flatMap(({ key }, index) => {
    const registration = registrations[index];
    return registration ? [{ ...registration, key }] : [];
  });
  const failed = cards.filter(({ error }) => error !== undefined).length;
  return { kind: failed === 0 ? 'all' : failed === cards.length ? 'none' : 'partial', count, cards };
}

/**
 * Converts an error of the call. Returns undefined if the form's own messages fit better (ERR-19, ERR-20).
 */
export function resultOfError(error: unknown, chosen: readonly ChosenCard[]): CardResult | undefined {
  if (error instanceof CardsRefused) return resultOf(chosen, error.registrations);
  if (!(error instanceof ApiError)) return undefined;
  const { status, code = '' } = error;
  if (/^(?:captcha|csrf|termsChanged)/.test(code)) return undefined;
  return { kind: status === 429 ? 'tooMany' : 'failed', count: chosen.length, cards: [] };
}

const settling: ReadonlySet<number> = new Set([400, 404, 409, 413, 415, 422]);

/**
 * Whether the same submission may be sent again, because the server may have completed it
 * or not processed it yet.
 */
export const canBeSentAgain = (error: unknown): boolean =>
  error instanceof ApiError && !settling.has(error.status);
