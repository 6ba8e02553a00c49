import { cardTypes, MOST_SELECTABLE_CARDS, type CardRegistration, type CardType } from '@tableside/core';
import { readStored, removeStored, writeStored } from '@tableside/kit-session';

/** A card as the last step shows it. */
export interface KeptCard {
  readonly cardType: CardType;
  readonly lastFour: string;
}

/** The cards that were linked just now, and whose they are. None where the answer named none. */
export interface KeptCards {
  readonly publicId: string;
  readonly cards: readonly KeptCard[];
}

export const toKeptCards = (publicId: string, linked: readonly CardRegistration[]): KeptCards => ({
  publicId,
  cards: linked
    .map(({ card: { cardType, lastFour } }) => ({ cardType, lastFour }))
    .slice(0, MOST_SELECTABLE_CARDS),
});

const isKeptCard = (value: unknown): value is KeptCard =>
  typeof value === 'object' &&
  value !== null &&
  cardTypes.some((type) => type === (value as KeptCard).cardType) &&
  typeof (value as KeptCard).lastFour === 'string' &&
  /^\d{4}$/.test((value as KeptCard).lastFour);

const isKeptCards = (value: unknown): value is KeptCards =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as KeptCards).publicId === 'string' &&
  Array.isArray((value as KeptCards).cards) &&
  (value as KeptCards).cards.length <= MOST_SELECTABLE_CARDS &&
  (value as KeptCards).cards.every(isKeptCard);

/** Keeps the cards for the last step, in this tab (ENR-08). Answers whether the browser took them. */
export function keepCards(kept: KeptCards): boolean {
  writeStored('session', 'dr.cardRegistration', kept);
  return readStored('session', 'dr.cardRegistration', isKeptCards) !== undefined;
}

/**
 * The cards that a member has linked just now; undefined when there are none, or they are somebody else's.
 *
 * @param sent - what came with the navigation, where the browser keeps nothing.
 */
export function keptCardsOf(publicId: string | undefined, sent: unknown): KeptCards | undefined {
  const kept =
    readStored('session', 'dr.cardRegistration', isKeptCards) ?? (isKeptCards(sent) ? sent : undefined);
  return kept?.publicId === publicId ? kept : undefined;
}

export const dropCards = (): void => removeStored('session', 'dr.cardRegistration');
