import type { CardCode, PartnerCard } from '@tableside/core';
import { formErrors, type FormError } from '@tableside/kits/forms';
import { array, boolean, mixed, object, string, type ObjectSchema } from 'yup';

import { acceptedTypes, type CardsCopyKey } from '../cards.copy.ts';
import type { TypedCard } from '../frame/use-secure-frame.ts';
import { countChosen, selectedCards, type CardValues } from './card.values.ts';

export interface CardRules {
  readonly selectable: number;
  readonly available: readonly PartnerCard[];
  readonly cardTypesAccepted: readonly CardCode[];
  readonly isOptInRequired: boolean;
}

type CardError = FormError<CardsCopyKey> | typeof formErrors.labelRequired;

function typedCardError(
  { typedCard, selectedCardIds }: CardValues,
  { available, cardTypesAccepted }: CardRules,
): CardError | undefined {
  if (typedCard?.fault === 'notAccepted')
    return { key: 'notAccepted', values: { types: acceptedTypes(cardTypesAccepted) } };
  if (typedCard && !typedCard.fault && typedCard.status === 'complete') return undefined;
  if (typedCard) return { key: typedCard.fault === 'notACardNumber' ? 'notACardNumber' : 'incomplete' };
  if (selectedCards(available, selectedCardIds).length > 0) return undefined;
  return available.length > 0 ? { key: 'nothingChosen' } : formErrors.labelRequired;
}

function limitError(values: CardValues, { selectable: count, available }: CardRules): CardError | undefined {
  const over = countChosen(available, values) - count;
  if (over <= 0) return undefined;
  const lastFour = values.selectedCardIds
    .map((id) => available.find(({ partnerCardId }) => partnerCardId === id)?.lastFour)
    .findLast((digits) => digits !== undefined);
  // A single typed card never exceeds the limit.
  if (lastFour === undefined) return undefined;
  return { key: count === 1 ? 'overLimitOne' : 'overLimit', values: { over, count, lastFour } };
}

export function cardSchema(rules: CardRules): ObjectSchema<CardValues> {
  const { isOptInRequired } = rules;
  const termsRequired: CardError = { key: 'termsRequired' };
  return object({
    selectedCardIds: array(string().defined())
      .default([])
      .test('limit', (_, { parent, createError }) => {
        const message = limitError(parent as CardValues, rules);
        return message === undefined || createError({ message });
      }),
    typedCard: mixed<TypedCard>()
      .nullable()
      .default(null)
      .test('typedCard', (_, { parent, createError }) => {
        const message = typedCardError(parent as CardValues, rules);
        return message === undefined || createError({ message });
      }),
    directFileFeedOptIn: isOptInRequired
      ? boolean().default(false).oneOf([true], formErrors.required)
      : boolean().default(false),
    terms: boolean().default(false).oneOf([true], termsRequired),
  });
}
