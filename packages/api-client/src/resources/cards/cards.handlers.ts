import type { CardRegistration, LinkedCard, PartnerCard } from '@tableside/core';

import { fake, problem, type FakeResponse } from '../../testing/fake-response.ts';
import {
  addCardsResponse,
  addCardsRequest,
  memberCardsResponse,
  partnerCardsResponse,
  removeCardResponse,
  type AddCardsResponse,
  type AddCardsRequest,
  type CardBody,
  type MemberCardsResponse,
  type PartnerCardsResponse,
} from './cards.contract.ts';
import { toCardRegistrations, toLinkedCard, toPartnerCards } from './cards.mapper.ts';

export const buildCardBody = (overrides: Partial<CardBody> = {}): CardBody => ({
  id: 'card-1',
  cardType: 'Visa',
  lastFour: '1111',
  description: 'Visa',
  partnerCardId: null,
  ...overrides,
});
export const buildLinkedCard = (overrides: Partial<CardBody> = {}): LinkedCard =>
  toLinkedCard(buildCardBody(overrides));

export const buildPartnerCardBodies = (count: number): PartnerCardsResponse =>
  Array.from({ length: count }, (_, index) => ({
    partnerCardId: `partner-card-${index + 1}`,
    cardType: 'Mastercard' as const,
    lastFour: String(2000 + index),
  }));
export const buildPartnerCards = (count: number): readonly PartnerCard[] =>
  toPartnerCards(buildPartnerCardBodies(count));

type Refusals = Readonly<Record<string, { readonly code: string; readonly message: string }>>;

/** The response to a submission. Cards whose last four digits are among the refusals are not linked. */
export const buildRegistrationResponse = (
  { creditCards }: Pick<AddCardsRequest, 'creditCards'>,
  refusals: Refusals = {},
): AddCardsResponse => ({
  cardRegistration: creditCards.map((card, index) => {
    const error = refusals[card.lastFour];
    return {
      memberCard: {
        id: error ? null : `card-new-${index + 1}`,
        cardType: card.cardType,
        lastFour: card.lastFour,
        description: card.cardType,
        partnerCardId: 'partnerCardId' in card ? card.partnerCardId : null,
      },
      ...(error && { error }),
    };
  }),
});
export const buildRegistrations = (
  submission: Pick<AddCardsRequest, 'creditCards'>,
  refusals: Refusals = {},
): readonly CardRegistration[] => toCardRegistrations(buildRegistrationResponse(submission, refusals));

export const cardHandlers = {
  list: (response: FakeResponse<MemberCardsResponse> = [buildCardBody()]) =>
    fake({ method: 'get', path: '/api/Member/Cards', contract: memberCardsResponse, response }),

  partnerCards: (response: FakeResponse<PartnerCardsResponse> = []) =>
    fake({ method: 'get', path: '/api/Cards/AllPartnerCards', contract: partnerCardsResponse, response }),

  add: (refusals: Refusals = {}) =>
    cardHandlers.addWithResponse(({ body }) => {
      const response = buildRegistrationResponse(body as AddCardsRequest, refusals);
      if (response.cardRegistration.some(({ error }) => error === undefined)) return response;
      return problem(400, { code: 'cards', ...response });
    }),

  addWithResponse: (response: FakeResponse<AddCardsResponse>) =>
    fake({
      method: 'post',
      path: '/api/Member/Cards',
      contract: addCardsResponse,
      requestContract: addCardsRequest,
      response,
    }),

  remove: (response: FakeResponse<true> = true) =>
    fake({ method: 'delete', path: '/api/Member/Cards', contract: removeCardResponse, response }),
};
