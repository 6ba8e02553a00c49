import type { LinkedCard, PartnerCard } from '@tableside/core';

/** What stands in the way of picking one more card. */
export interface PickingState {
  /** As many as may be added at once are chosen: the others cannot be picked (CRD-27). */
  readonly isFull: boolean;
  /** More are chosen than may be added: a number was entered after the last pick (CRD-28). */
  readonly isOver: boolean;
}

/** How far the choice has gone. A card that is entered counts as one (CRD-28). */
export function pickingState(selectable: number, picked: number, hasEntry: boolean): PickingState {
  const chosen = picked + (hasEntry ? 1 : 0);
  return { isFull: chosen >= selectable, isOver: chosen > selectable };
}

/** The partner's cards that are not linked yet. Their list is asked for once, so it may be older than the member's. */
export const pickableCards = (
  partnerCards: readonly PartnerCard[],
  linked: readonly Pick<LinkedCard, 'partnerCardId'>[],
): readonly PartnerCard[] => {
  const taken = new Set(linked.map(({ partnerCardId }) => partnerCardId));
  return partnerCards.filter(({ partnerCardId }) => !taken.has(partnerCardId));
};

/** Those that are ticked, in the order of the page. What is no longer there to be picked does not count. */
export const pickedCards = (
  pickable: readonly PartnerCard[],
  picks: readonly string[],
): readonly PartnerCard[] => pickable.filter(({ partnerCardId }) => picks.includes(partnerCardId));
