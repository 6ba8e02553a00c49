import {
  cardTypes,
  omitUndefined,
  type CardRegistration,
  type LinkedCard,
  type PartnerCard,
} from '@tableside/core';

import { listOf, nullable, object, oneOf, optional, text, type Reader } from '../../client/reader.ts';
import type {
  AddCardsResponse,
  CardBody,
  MemberCardsResponse,
  PartnerCardsResponse,
} from './cards.contract.ts';

type Registration = AddCardsResponse['cardRegistration'][number];

const card = { cardType: oneOf(cardTypes), lastFour: text };
const memberCard = { ...card, description: text, partnerCardId: nullable(text) };

export const readMemberCards: Reader<MemberCardsResponse> = listOf(
  object<CardBody>({ ...memberCard, id: text }),
);

export const readPartnerCards: Reader<PartnerCardsResponse> = listOf(
  object<PartnerCardsResponse[number]>({ ...card, partnerCardId: text }),
);

export const readCardRegistrations = object<AddCardsResponse>({
  cardRegistration: listOf(
    object<Registration>({
      memberCard: object<Registration['memberCard']>({ ...memberCard, id: nullable(text) }),
      error: optional(object<NonNullable<Registration['error']>>({ code: text, message: text })),
    }),
  ),
});

export const toLinkedCard = ({ partnerCardId, ...card }: CardBody): LinkedCard =>
  omitUndefined({ ...card, partnerCardId: partnerCardId ?? undefined });

export const toPartnerCards = (body: PartnerCardsResponse): readonly PartnerCard[] =>
  body.map(({ partnerCardId, cardType, lastFour }) => ({ partnerCardId, cardType, lastFour }));

export const toCardRegistrations = ({ cardRegistration }: AddCardsResponse): readonly CardRegistration[] =>
  cardRegistration.map(({ memberCard: { cardType, lastFour, description, partnerCardId }, error }) =>
    omitUndefined({
      card: omitUndefined({ cardType, lastFour, description, partnerCardId: partnerCardId ?? undefined }),
      error,
    }),
  );
