import type { PartnerCard } from '@tableside/core';
import { complaints, type Complaint } from '@tableside/kit-forms';
import { boolean, object, string, type ObjectSchema } from 'yup';

import type { CardsCopyKey } from '../cards.copy.ts';
import { pickedCards, pickingState } from './card-picks.ts';
import { readPicks, type CardValues } from './card.values.ts';

export interface CardRules {
  /** How many cards can be added at once. */
  readonly selectable: number;
  /** The cards that can be picked. */
  readonly pickable: readonly PartnerCard[];
  /** Whether sharing the card's activity needs a yes of its own (CRD-09). */
  readonly isOptInRequired: boolean;
}

const say = (key: CardsCopyKey, count?: number): Complaint<CardsCopyKey> => ({
  key,
  ...(count !== undefined && { values: { count } }),
});

/** What is wrong with the frame's field (VAL-16 to VAL-19). It must be filled in where nothing is picked (CRD-29). */
function entryComplaint(entry: string, picked: number, hasPickable: boolean) {
  if (entry.startsWith('whole')) return undefined;
  if (entry === 'notAccepted') return say('notAccepted');
  if (entry !== '') return say('notACardNumber');
  if (picked > 0) return undefined;
  return hasPickable ? say('nothingChosen') : complaints.labelRequired;
}

/** What a choice of cards must be like. Answers error keys, never sentences. */
export const cardSchema = ({ selectable, pickable, isOptInRequired }: CardRules) => {
  const picked = (picks: string) => pickedCards(pickable, readPicks(picks)).length;
  return object({
    picks: string()
      .default('[]')
      .defined()
      .test('limit', say(selectable === 1 ? 'limitOne' : 'limit', selectable), (picks, { parent }) => {
        const { entry } = parent as CardValues;
        return !pickingState(selectable, picked(picks), entry !== '').isOver;
      }),
    entry: string()
      .default('')
      .defined()
      .test('entry', (entry, { parent, createError }) => {
        const { picks } = parent as CardValues;
        const message = entryComplaint(entry, picked(picks), pickable.length > 0);
        return message === undefined || createError({ message });
      }),
    directFileFeedOptIn: isOptInRequired
      ? boolean().default(false).oneOf([true], complaints.required)
      : boolean().default(false),
    terms: boolean().default(false).oneOf([true], say('termsRequired')),
  }) satisfies ObjectSchema<CardValues>;
};
