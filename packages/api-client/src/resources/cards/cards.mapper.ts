import { omitUndefined, type CardRegistration, type LinkedCard, type PartnerCard } from '@tableside/core';

import type { AddCardsAnswer, CardBody, PartnerCardsAnswer } from './cards.contract.ts';

export const toLinkedCard = ({ partnerCardId, ...card }: CardBody): LinkedCard =>
  omitUndefined({ ...card, partnerCardId: partnerCardId ?? undefined });

export const toPartnerCards = (body: PartnerCardsAnswer): readonly PartnerCard[] =>
  body.map(({ partnerCardId, cardType, lastFour }) => ({ partnerCardId, cardType, lastFour }));

export const toCardRegistrations = ({ cardRegistration }: AddCardsAnswer): readonly CardRegistration[] =>
  cardRegistration.map(({ memberCard: { cardType, lastFour, description, partnerCardId }, error }) =>
    omitUndefined({
      card: omitUndefined({ cardType, lastFour, description, partnerCardId: partnerCardId ?? undefined }),
      error,
    }),
  );
