import { cardTypes, MOST_SELECTABLE_CARDS, type CardRegistration, type CardType } from '@tableside/core';
import { readStored, removeStored, writeStored } from '@tableside/kits/session';

export interface StoredCard {
  readonly cardType: CardType;
  readonly lastFour: string;
}

export interface StoredCards {
  readonly publicId: string;
  readonly cards: readonly StoredCard[];
}

export const toStoredCards = (publicId: string, linked: readonly CardRegistration[]): StoredCards => ({
  publicId,
  cards: linked
    .map(({ card: { cardType, lastFour } }) => ({ cardType, lastFour }))
    .slice(0, MOST_SELECTABLE_CARDS),
});

const isStoredCard = (value: unknown): value is StoredCard =>
  typeof value === 'object' &&
  value !== null &&
  cardTypes.some((type) => type === (value as StoredCard).cardType) &&
  typeof (value as StoredCard).lastFour === 'string' &&
  /^\d{4}$/.test((value as StoredCard).lastFour);

const isStoredCards = (value: unknown): value is StoredCards =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as StoredCards).publicId === 'string' &&
  Array.isArray((value as StoredCards).cards) &&
  (value as StoredCards).cards.length <= MOST_SELECTABLE_CARDS &&
  (value as StoredCards).cards.every(isStoredCard);

export function storeCards(stored: StoredCards): boolean {
  writeStored('session', 'dr.cardRegistration', stored);
  return readStored('session', 'dr.cardRegistration', isStoredCards) !== undefined;
}

/**
 * Returns the cards that the member has just linked; undefined if there are none or they belong to another
 * member.
 *
 * @param sent - the navigation state, for browsers without storage.
 */
export function storedCardsOf(publicId: string | undefined, sent: unknown): StoredCards | undefined {
  const stored =
    readStored('session', 'dr.cardRegistration', isStoredCards) ?? (isStoredCards(sent) ? sent : undefined);
  return stored?.publicId === publicId ? stored : undefined;
}

export const forgetCards = (): void => removeStored('session', 'dr.cardRegistration');
