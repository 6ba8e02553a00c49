import type { EncryptedCard, PartnerCard } from '@tableside/core';

import type { CardFieldState } from '../frame/secure-card-field-props.ts';
import { pickedCards } from './card-picks.ts';

/** What the form holds. Of a card number it knows only what the frame says of it. */
export type CardValues = {
  /** The ids of the picked cards; see `readPicks`. */
  picks: string;
  /** What is in the frame: '' for nothing, else what is wrong with it or the card's type and last four digits. */
  entry: string;
  directFileFeedOptIn: boolean;
  terms: boolean;
};

/** Nobody has chosen or agreed to anything yet. */
export const noCards: CardValues = { picks: '[]', entry: '', directFileFeedOptIn: false, terms: false };

/** Form libraries hold text: the ids travel as JSON. */
export const readPicks = (picks: string): readonly string[] => JSON.parse(picks) as readonly string[];
export const writePicks = (ids: readonly string[]): string => JSON.stringify(ids);
export const togglePick = (picks: string, id: string): string => {
  const ids = readPicks(picks);
  return writePicks(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
};

/** What the form holds of the frame. */
export function toEntry({ status, fault, cardType, lastFour }: CardFieldState): string {
  if (status === 'empty') return '';
  if (fault !== undefined && fault !== 'empty') return fault;
  return status === 'whole' ? `whole ${cardType ?? ''} ${lastFour ?? ''}` : 'notACardNumber';
}

/** A card to link, under the name that the form keeps it by: the partner's id of it, or `entered`. */
export interface ChosenCard {
  readonly key: string;
  readonly card: EncryptedCard | PartnerCard;
}

/** The name of the card from the frame; no id of a picked card is empty. */
export const ENTERED = '';

/** What is sent, in the order of the page; a card without its last four digits is left out (CRD-30, OP-069). */
export function chosenCards(
  pickable: readonly PartnerCard[],
  picks: readonly string[],
  entered: EncryptedCard | undefined,
): readonly ChosenCard[] {
  const picked = pickedCards(pickable, picks).map(({ partnerCardId, lastFour, cardType }) => ({
    key: partnerCardId,
    card: { partnerCardId, lastFour, cardType },
  }));
  const all: readonly ChosenCard[] = entered ? [...picked, { key: ENTERED, card: entered }] : picked;
  return all.filter(({ card: { lastFour } }) => lastFour !== '');
}
