import {
  buildMemberBody,
  buildPartnerCardBodies,
  buildRegistrationResponse,
  cardHandlers,
  memberHandlers,
  problem,
  secureFrameHandlers,
} from '@tableside/api-client/testing';
import { fakeSecureFrame, type FakeSecureFrame, type FakeCard } from '@tableside/kits/cards/testing';
import { leaveTo, lineOf, violationsIn } from '@tableside/kits/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { renderSite, server } from '../site.fixture.tsx';

let frame: FakeSecureFrame;
beforeEach(() => {
  frame = fakeSecureFrame();
  server.use(secureFrameHandlers.url(), cardHandlers.list([]));
});
afterEach(() => {
  frame.stop();
  vi.restoreAllMocks();
});

const noCard = { memberType: 'NonCardMember', firstName: 'Robin' } as const;
const visa = { cardType: 'Visa', lastFour: '1111' } as const;
const amex = { cardType: 'Amex', lastFour: '0005' } as const;
const declined = { code: 'E1', message: 'Declined' };
const here = () => window.location.pathname;
const stored = () => sessionStorage.getItem('dr.cardRegistration');

async function open(options: Parameters<typeof renderSite>[1] = {}) {
  const site = await renderSite('/add_card', { member: noCard, ...options });
  await screen.findByTitle('Card number, secure field');
  return site;
}

const nowHasCard = () => server.use(memberHandlers.member(buildMemberBody({ firstName: 'Robin' })));

async function link(card?: FakeCard) {
  if (card) act(() => frame.type(card));
  const terms = screen.getByRole('checkbox', { name: /^I agree to link/ });
  if (!(terms as HTMLInputElement).checked) await userEvent.click(terms);
  await userEvent.click(screen.getByRole('button', { name: 'Link card and continue' }));
}

describe('the second enrollment step', () => {
  test('ROU-08.a ENR-01.a ENR-07.a shows the card form, what linking means, and which cards are accepted', async () => {
    await open({ partner: { cardTypesAccepted: ['AMEX', 'VISA'], maxLinkedCards: 8 } });
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Sample Plates, Robin' })).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'Join in 3 steps' })).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(steps.map((step) => step.textContent)).toEqual(['Done: Join', '2Link a card', '3Start earning']);
    expect(screen.getByRole('form', { name: 'Link a card' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^I agree to link/ })).not.toBeChecked();
    const aside = within(screen.getByRole('complementary'));
    expect(aside.getByText(/This site never sees or stores it/)).toBeVisible();
    expect(aside.getByText('Link up to 8 cards, now or later in your account.')).toBeVisible();
    expect(screen.getByText('Amex or Visa')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find restaurants' })).toHaveAttribute('href', '/search');
    expect(screen.getByRole('link', { name: 'Your profile and consents' })).toHaveAttribute(
      'href',
      '/account/user_profile',
    );
  });

  test('ENR-01.b its copy comes from the content service', async () => {
    const copy = {
      'enrollment.addCardTitle': 'Pull up a chair, {name}',
      'enrollment.addCardSubmit': 'Put it on the card',
      'enrollment.stepAddCard': 'A card',
    };
    await open({ copy });
    expect(screen.getByRole('button', { name: 'Put it on the card' })).toBeVisible();
    expect(screen.getByText('A card')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pull up a chair, Robin');
  });

  test.each([
    ['a linked card', 1, {}, /^SUCCESS: Your card is linked/],
    ['a declined card', 1, { '1111': declined }, /^ERROR: We couldn’t link your card/],
    ['one declined card of two', 2, { '1111': declined }, /^ERROR: We couldn’t link some of your cards/],
  ])(
    'ERR-23 %s that is answered after the page was left is told there, and leads nowhere',
    async (_what, count, refusals, words) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.use(
        cardHandlers.partnerCards(buildPartnerCardBodies(1)),
        cardHandlers.addWithResponse(async ({ body }) => {
          await promise;
          const sent = body as Parameters<typeof buildRegistrationResponse>[0];
          const response = buildRegistrationResponse(sent, refusals);
          const isRefused = response.cardRegistration.every(({ error }) => error);
          return isRefused ? problem(400, { code: 'cards', ...response }) : response;
        }),
      );
      await open({ partner: { hasPartnerLoadedCards: count === 2 } });
      if (count === 2) await userEvent.click(await screen.findByRole('checkbox', { name: /ending in 2000/ }));
      await link(visa);
      leaveTo('/search');
      resolve();
      const messages = within(await screen.findByRole('region', { name: 'Messages' }));
      await waitFor(() => expect(messages.getByRole('alert')).toHaveTextContent(words));
      expect([here(), stored()]).toEqual(['/search', null]);
    },
  );

  test('ROU-08.b an anonymous visitor is redirected to the first step', async () => {
    await renderSite('/add_card');
    await waitFor(() => expect(here()).toBe('/join'));
  });

  test('ROU-08.b a card member is redirected to the account', async () => {
    await renderSite('/add_card', { member: {} });
    await waitFor(() => expect(here()).toBe('/account/overview'));
  });

  test('ENR-01.a a member without a card is redirected from the first step to the next', async () => {
    await renderSite('/join', { member: noCard });
    await waitFor(() => expect(here()).toBe('/add_card'));
  });

  test('ROU-08.c it does not exist for partners without members', async () => {
    await renderSite('/add_card', { partner: { enrollmentType: 'none' } });
    expect(screen.getByRole('heading', { name: 'Not found' })).toBeVisible();
  });
});

describe('linking a card', () => {
  test('ENR-01.a ENR-07.b ENR-08.a ENR-08.b ROU-09.a a linked card leads to the third step, which stays when the member is refetched', async () => {
    server.use(cardHandlers.add());
    const { store } = await open();
    const entries = window.history.length;
    nowHasCard();
    await link(visa);
    expect(await screen.findByRole('heading', { level: 1, name: 'You’re all set, Robin' })).toBeVisible();
    expect([here(), window.history.length]).toEqual(['/card_added', entries]);
    expect(screen.getByText('Visa ending in 1111')).toBeInTheDocument();
    expect(JSON.parse(stored() ?? '')).toMatchObject({ cards: [visa] });
    await waitFor(() => expect(store.get().visitor).toMatchObject({ memberType: 'EnrolledCardMember' }));
    expect(here()).toBe('/card_added');
    expect(server.countOf('POST /api/Member/Cards')).toBe(1);

    await userEvent.click(screen.getByRole('link', { name: 'Go to your account' }));
    expect(await screen.findByRole('heading', { name: 'Arrived at /account/overview' })).toBeVisible();
    expect(stored()).toBeNull();
  });

  test('ENR-07.b an automatically enrolled member reaches the third step too, also without results per card', async () => {
    server.use(cardHandlers.addWithResponse({ cardRegistration: [] }));
    const partner = { enrollmentType: 'sso', hasAutoEnroll: true } as const;
    const { store } = await open({ partner, member: { ...noCard, mustJoin: true } });
    nowHasCard();
    await link(visa);
    expect(await screen.findByRole('heading', { level: 1, name: /You’re all set/ })).toBeVisible();
    await waitFor(() => expect(store.get().visitor).toMatchObject({ memberType: 'EnrolledCardMember' }));
    expect(here()).toBe('/card_added');
  });

  test('ENR-07.b ENR-08.a CRD-23.b of several cards the failed ones are shown, and the member may continue', async () => {
    server.use(
      cardHandlers.add({ '2000': declined }),
      cardHandlers.partnerCards([{ partnerCardId: 'p1', cardType: 'Mastercard', lastFour: '2000' }]),
    );
    await open({ partner: { hasPartnerLoadedCards: true } });
    nowHasCard();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Card ending in 2000/ }));
    await link(visa);
    expect(await screen.findByText(lineOf('Mastercard ending in 2000 - E1: Declined'))).toBeVisible();
    expect(screen.getByText('Your card ending in 1111 is linked.')).toBeVisible();
    expect(here()).toBe('/add_card');
    expect(stored()).toBeNull();
    expect(await violationsIn()).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { level: 1, name: /You’re all set/ })).toBeVisible();
    expect(screen.getByText('Visa ending in 1111')).toBeInTheDocument();
    expect(screen.queryByText(/ending in 2000/)).toBeNull();
  });

  test('ENR-07.b ENR-08.a ENR-08.b cards of a second attempt are shown together with those of the first', async () => {
    server.use(
      cardHandlers.add({ '2000': declined }),
      cardHandlers.partnerCards([{ partnerCardId: 'p1', cardType: 'Mastercard', lastFour: '2000' }]),
    );
    await open({ partner: { hasPartnerLoadedCards: true } });
    nowHasCard();
    const pick = await screen.findByRole('checkbox', { name: /Card ending in 2000/ });
    await userEvent.click(pick);
    await link(visa);
    expect(await screen.findByText(lineOf('Mastercard ending in 2000 - E1: Declined'))).toBeVisible();
    server.use(cardHandlers.add());
    await link();
    expect(await screen.findByRole('heading', { level: 1, name: /You’re all set/ })).toBeVisible();
    expect(screen.getByText('Visa ending in 1111')).toBeInTheDocument();
    expect(screen.getByText('Mastercard ending in 2000')).toBeInTheDocument();
  });

  test('CRD-23.b ENR-08.b a card that was not linked does not continue; the next one is shown even without storage', async () => {
    server.use(cardHandlers.add({ '0005': declined }));
    await open();
    await link(amex);
    expect(await screen.findByText(lineOf('Amex ending in 0005 - E1: Declined'))).toBeVisible();
    expect(here()).toBe('/add_card');
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(stored()).toBeNull();

    nowHasCard();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await link(visa);
    expect(await screen.findByText('Visa ending in 1111')).toBeInTheDocument();
    expect(here()).toBe('/card_added');
  });

  test('CRD-22 a session that has ended redirects to the sign-in page', async () => {
    server.use(http.post('*/api/Member/Cards', () => HttpResponse.json({}, { status: 401 })));
    const { store } = await open();
    await link(visa);
    await waitFor(() => expect(here()).toBe('/login'));
    expect(store.get().visitor.kind).toBe('anonymous');
  });
});
