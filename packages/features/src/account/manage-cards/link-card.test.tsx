import type { cardsContract } from '@tableside/api-client/contract';
import {
  buildCardBody,
  buildPartnerCardBodies,
  buildRegistrationResponse,
  cardHandlers,
} from '@tableside/api-client/testing';
import { fakeEncryption } from '@tableside/kits/cards/testing';
import type { PartnerFile } from '@tableside/partner-config';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderSite, server } from '../site.fixture.tsx';
import { cardsOnServer, setupServer, manyCards, theFrame, visa } from './manage-cards.fixture.ts';

setupServer();

type AddCardsRequest = cardsContract.AddCardsRequest;

const LIST = 'GET /api/Member/Cards';
const rows = () => within(screen.getByRole('region', { name: 'Your cards' })).getAllByRole('listitem');
const submit = () => screen.getByRole('button', { name: 'Link card' });
const terms = () => screen.getByRole('checkbox', { name: /^I agree to link these cards/ });

async function open(partner: Partial<PartnerFile> = {}) {
  const site = renderSite('/account/manage_cards', { partner });
  await screen.findByTitle('Card number, secure field');
  return site;
}

function linksOnServer(state: ReturnType<typeof cardsOnServer>) {
  const bodies: AddCardsRequest[] = [];
  server.use(
    cardHandlers.addWithResponse(({ body }) => {
      const request = body as AddCardsRequest;
      bodies.push(request);
      const response = buildRegistrationResponse(request);
      const linked = response.cardRegistration.map(({ memberCard }) =>
        buildCardBody({ ...memberCard, id: 'new' }),
      );
      state.cards = [...state.cards, ...linked];
      return response;
    }),
  );
  return bodies;
}

async function link(lastFour: string) {
  act(() => theFrame().type({ cardType: 'Visa', lastFour }));
  await userEvent.click(terms());
  await userEvent.click(submit());
}

test('CRD-06 CRD-10.a CRD-10.b with one card less than the maximum there is the form, with a button and no cancel', async () => {
  cardsOnServer(...manyCards(4));
  await open({ maxLinkedCards: 5 });
  const form = within(screen.getByRole('region', { name: 'Link another card' })).getByRole('form');
  const buttons = within(form).getAllByRole('button');
  expect(buttons.filter((button) => button.getAttribute('type') === 'submit')).toEqual([submit()]);
  expect(within(form).queryByRole('button', { name: /cancel|later|back/i })).not.toBeInTheDocument();
  expect(screen.queryByText(/you can only add/)).not.toBeInTheDocument();
});

test('CRD-21.a CRD-21.b a linked card appears in the list, and the form is reset', async () => {
  linksOnServer(cardsOnServer(visa));
  await open();
  const before = server.countOf(LIST);
  await link('4242');
  expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
  expect(rows()).toHaveLength(2);
  expect(server.countOf(LIST)).toBe(before + 1);
  await waitFor(() => expect(terms()).not.toBeChecked());
  expect(theFrame().received).toContainEqual({ type: 'clear' });
});

test('CRD-07.a VAL-20 the card that fills the account up: what became of it stays, and the notice takes the form’s place', async () => {
  linksOnServer(cardsOnServer(...manyCards(2)));
  const { container } = await open({ maxLinkedCards: 3 });
  await link('4242');
  expect(await screen.findByText(/you can only add 3 cards/)).toBeVisible();
  expect(await screen.findByText('Your card is linked.')).toBeVisible();
  expect(container.querySelector('form, iframe')).not.toBeInTheDocument();
  expect(rows()).toHaveLength(3);

  await userEvent.click(screen.getByRole('button', { name: 'Delete Visa ending in 4242' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete card' }));
  expect(await screen.findByTitle('Card number, secure field')).toBeInTheDocument();
  expect(screen.queryByText(/you can only add/)).not.toBeInTheDocument();
});

test('CRD-07.a CRD-21.c a card refused because others were linked elsewhere: they are listed, and the reason stays', async () => {
  const state = cardsOnServer(...manyCards(2));
  await open({ maxLinkedCards: 3 });
  state.cards = manyCards(3);
  server.use(cardHandlers.add({ 4242: { code: 'E5', message: 'You’ve already linked the maximum' } }));
  await link('4242');
  expect(await screen.findByText(/you can only add 3 cards/)).toBeVisible();
  expect(rows()).toHaveLength(3);
  expect(screen.getByText('We couldn’t link your card.')).toBeVisible();
});

test.each([true, false])(
  'CFG-18.a CRD-08 API-15.b API-15.c partner-loaded cards are fetched and can be selected: %s',
  async (hasPartnerLoadedCards) => {
    cardsOnServer(visa);
    server.use(cardHandlers.partnerCards(buildPartnerCardBodies(2)));
    await open({ hasPartnerLoadedCards });
    if (hasPartnerLoadedCards) {
      expect(await screen.findByRole('checkbox', { name: 'Card ending in 2000' })).toBeVisible();
      expect(screen.getByRole('checkbox', { name: 'Card ending in 2001' })).toBeVisible();
      expect(server.countOf('GET /api/Cards/AllPartnerCards')).toBe(1);
    } else {
      expect(screen.queryByRole('checkbox', { name: /^Card ending in/ })).not.toBeInTheDocument();
      expect(server.countOf('GET /api/Cards/AllPartnerCards')).toBe(0);
    }
  },
);

test('CRD-09.a where the partner needs it, the opt-in must be ticked and is sent', async () => {
  const bodies = linksOnServer(cardsOnServer(visa));
  await open({ directFileFeedOptInRequired: true });
  await link('4242');
  const optIn = screen.getByRole('checkbox', { name: /the activity of these cards directly/ });
  await waitFor(() => expect(optIn).toBeInvalid());
  expect(bodies).toEqual([]);

  await userEvent.click(optIn);
  await userEvent.click(submit());
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toEqual({
    creditCards: [{ encryptedCardNumber: fakeEncryption('4242'), lastFour: '4242', cardType: 'Visa' }],
    directFileFeedOptIn: true,
    termsVersion: '1',
  });
});

test('CRD-09.b where the partner does not, there is no opt-in', async () => {
  cardsOnServer(visa);
  await open({ directFileFeedOptInRequired: false });
  expect(terms()).toBeVisible();
  expect(
    screen.queryByRole('checkbox', { name: /the activity of these cards directly/ }),
  ).not.toBeInTheDocument();
});
