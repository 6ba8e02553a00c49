import type { EncryptedCard, LinkedCard, PartnerCard } from '@tableside/core';

import type { TypedCard } from '../frame/use-secure-frame.ts';

/** What the form holds. Of a card number it knows only what the frame says of it. */
export type CardValues = {
  /** The partner's ids of the cards that are ticked. */
  selectedCardIds: string[];
  /** The card in the frame; null while that is empty. */
  typedCard: TypedCard | null;
  directFileFeedOptIn: boolean;
  terms: boolean;
};

/** Nobody has chosen or agreed to anything yet. */
export const noCards: CardValues = {
  selectedCardIds: [],
  typedCard: null,
  directFileFeedOptIn: false,
  terms: false,
};

/**
 * The partner-loaded cards that are not linked. Their list is fetched once, so it may be older than the
 * member's.
 */
export function availableCards(
  partnerCards: readonly PartnerCard[],
  linked: readonly Pick<LinkedCard, 'partnerCardId'>[],
): readonly PartnerCard[] {
  const taken = new Set(linked.map(({ partnerCardId }) => partnerCardId));
  return partnerCards.filter(({ partnerCardId }) => !taken.has(partnerCardId));
}

/** The selected ones, in page order. Unavailable cards do not count. */
export const selectedCards = (
  available: readonly PartnerCard[],
  selectedCardIds: readonly string[],
): readonly PartnerCard[] => available.filter(({ partnerCardId }) => selectedCardIds.includes(partnerCardId));

/** How many cards are chosen. One that is typed counts as one (CRD-28). */
export const countChosen = (available: readonly PartnerCard[], values: CardValues): number =>
  selectedCards(available, values.selectedCardIds).length + (values.typedCard === null ? 0 : 1);

/** A card to link, under the name that the form keeps it by: the partner's id of it, or `TYPED_CARD`. */
export interface ChosenCard {
  readonly key: string;
  readonly card: EncryptedCard | PartnerCard;
}

/** The name of the card from the frame; no id of a partner's card is empty. */
export const TYPED_CARD = '';

/** What is sent, in the order of the page; a card without its last four digits is left out (CRD-30). */
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
