import { buildCardBody, cardHandlers, problem } from '@tableside/api-client/testing';

import { fakeSecureFrame, type FakeSecureFrame } from '@tableside/kits/cards/testing';
import { afterEach, beforeEach } from 'vitest';

import { server } from '../site.fixture.tsx';

let frame: FakeSecureFrame;
export const theFrame = () => frame;

export function setupServer() {
  beforeEach(() => {
    frame = fakeSecureFrame();
  });
  afterEach(() => frame.stop());
}

type CardBody = ReturnType<typeof buildCardBody>;

export const visa = buildCardBody();
export const amex = buildCardBody({ id: 'card-2', cardType: 'Amex', lastFour: '0005', description: 'Amex' });

export function cardsOnServer(...cards: readonly CardBody[]) {
  const state = { cards };
  server.use(
    cardHandlers.list(() => [...state.cards]),
    cardHandlers.remove(({ query }) => {
      const before = state.cards.length;
      const left = state.cards.filter(({ id }) => id !== query.get('id'));
      if (left.length === 0 && before > 0 && !query.has('closesAccount'))
        return problem(400, { code: 'lastCard' });
      state.cards = left;
      return state.cards.length < before ? true : problem(404);
    }),
  );
  return state;
}

export const manyCards = (count: number): readonly CardBody[] =>
  Array.from({ length: count }, (_, index) =>
    buildCardBody({
      id: `card-${index}`,
      cardType: 'Mastercard',
      lastFour: String(3000 + index),
      description: 'Mastercard',
    }),
  );
