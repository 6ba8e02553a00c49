import type { cardsContract } from '@tableside/api-client/contract';
import type { CardType } from '@tableside/core';

export type CardRegistration = cardsContract.AddCardsResponse['cardRegistration'][number];

interface KnownCard {
  readonly cardType: CardType;
  readonly lastFour: string;
  readonly partnerCardId: string | null;
}

export const isLinked = ({ error }: CardRegistration): boolean => error === undefined;

export const describeCard = ({ cardType }: Pick<KnownCard, 'cardType'>): string => cardType;

export const toRegistration = (
  card: KnownCard,
  became: { readonly id: string } | { readonly error: NonNullable<CardRegistration['error']> },
): CardRegistration => {
  const { cardType, lastFour, partnerCardId } = card;
  const memberCard = { cardType, lastFour, description: describeCard(card), partnerCardId };
  return 'id' in became
    ? { memberCard: { id: became.id, ...memberCard } }
    : { memberCard: { id: null, ...memberCard }, error: became.error };
};
