import type { EncryptedCard, LinkedCard, PartnerCard } from '@tableside/core';

import type { TypedCard } from '../frame/use-secure-frame.ts';

/** The form's values. Of a card number, they contain only what the frame reports. */
export type CardValues = {
  selectedCardIds: string[];
  typedCard: TypedCard | null;
  directFileFeedOptIn: boolean;
  terms: boolean;
};

export const noCards: CardValues = {
  selectedCardIds: [],
  typedCard: null,
  directFileFeedOptIn: false,
  terms: false,
};

/**
 * Returns the partner-loaded cards that are not linked. Their list is fetched once, so it may contain cards
 * that have been linked since.
 */
export function availableCards(
  partnerCards: readonly PartnerCard[],
  linked: readonly Pick<LinkedCard, 'partnerCardId'>[],
): readonly PartnerCard[] {
  const taken = new Set(linked.map(({ partnerCardId }) => partnerCardId));
  return partnerCards.filter(({ partnerCardId }) => !taken.has(partnerCardId));
}

export const selectedCards = (
  available: readonly PartnerCard[],
  selectedCardIds: readonly string[],
): readonly PartnerCard[] => available.filter(({ partnerCardId }) => selectedCardIds.includes(partnerCardId));

export const countChosen = (available: readonly PartnerCard[], values: CardValues): number =>
  selectedCards(available, values.selectedCardIds).length + (values.typedCard === null ? 0 : 1);

/** A card to link, with the form's key for it: the partner's card id or `TYPED_CARD`. */
export interface ChosenCard {
  readonly key: string;
  readonly card: EncryptedCard | PartnerCard;
}

/** The key of the card from the frame. It is empty because a partner's card id never is. */
export const TYPED_CARD = '';

/** Returns the cards to send, in page order, without cards that lack their last four digits (CRD-30). */
export function chosenCards(
  available: readonly PartnerCard[],
  selectedCardIds: readonly string[],
  typed: EncryptedCard | undefined,
): readonly ChosenCard[] {
  const selected: readonly ChosenCard[] = selectedCards(available, selectedCardIds).map(
    ({ partnerCardId, lastFour, cardType }) => ({
      key: partnerCardId,
      card: { partnerCardId, lastFour, cardType },
    }),
  );
  const all = typed ? [...selected, { key: TYPED_CARD, card: typed }] : selected;
  return all.filter(({ card: { lastFour } }) => lastFour !== '');
}
