import {
  buildMemberBody,
  cardHandlers,
  memberHandlers,
  problem,
  secureFrameHandlers,
} from '@tableside/api-client/testing';
import { fakeSecureFrame, type FakeSecureFrame } from '@tableside/kits/cards/testing';
import { lineOf } from '@tableside/kits/testing';
import { minimalPartner } from '@tableside/partner-config/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { renderSite, server } from '../site.fixture.tsx';

let frame: FakeSecureFrame;
beforeEach(() => {
  frame = fakeSecureFrame();
  server.use(secureFrameHandlers.url(), cardHandlers.list([]), cardHandlers.add());
});
afterEach(() => frame.stop());

const closed = { memberType: 'ClosedAccountMember' } as const;
const declined = { code: 'E1', message: 'Declined' };
const here = () => window.location.pathname;
const title = () => screen.findByRole('heading', { level: 1, name: 'Your account is closed' });

async function open(path = '/search', partner = {}) {
  const site = await renderSite(path, { member: closed, partner });
  await screen.findByTitle('Card number, secure field');
  return site;
}
const nowOpen = () => server.use(memberHandlers.member(buildMemberBody()));

async function link() {
  act(() => frame.type({ cardType: 'Visa', lastFour: '1111' }));
  const terms = screen.getByRole('checkbox', { name: /^I agree to link/ });
  if (!(terms as HTMLInputElement).checked) await userEvent.click(terms);
  await userEvent.click(screen.getByRole('button', { name: 'Link card' }));
}

describe('re-enrollment', () => {
  test('ROU-34 ENR-09.a ENR-09.b ENR-09.c a closed account sees two notices, the card form and its button', async () => {
    await open();
    expect(await title()).toBeVisible();
    expect(screen.getByText(/^The last card linked to it was deleted/)).toBeVisible();
    expect(screen.getByText('Your account reopens as soon as you link a card.')).toBeVisible();
    expect(screen.getByRole('form', { name: 'Link a card' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Link card' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 1-800-555-0100' })).toHaveAttribute(
      'href',
      'tel:+18005550100',
    );
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:help@sample.example',
    );
    expect(screen.queryByRole('list', { name: 'Join in 3 steps' })).toBeNull();
  });

  test('PRV-05.c who reopens an account has joined, so the notice of financial incentive is not linked', async () => {
    const financialIncentive = 'https://sample.example/incentive';
    await open('/search', {
      enrollmentType: 'sso',
      hasAutoEnroll: true,
      links: { ...minimalPartner.links, financialIncentive },
    });
    expect(screen.getByRole('link', { name: /^Program terms/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Notice of financial incentive/ })).not.toBeInTheDocument();
  });

  test.each([{ enrollmentType: 'direct' }, { enrollmentType: 'sso', ssoLoginUrl: '/SignIn' }])(
    'ENR-10 CRD-10.b "sign in later" signs out, with enrollment $enrollmentType',
    async (partner) => {
      await open('/search', partner);
      await userEvent.click(screen.getByRole('button', { name: 'Sign in later' }));
      await waitFor(() => expect(here()).toBe('/SignOut'));
    },
  );

  test.each([
    ['/search', 'a linked card is', false, 'Your card ending in 1111 has been linked.'],
    ['/account/overview', 'several cards are', true, 'Your cards ending in 2000 and 1111 have been linked.'],
  ] as const)(
    'ENR-11.a ENR-11.b ENR-11.c from %s %s announced in one sentence, and the account opens',
    async (path, _what, hasPartnerLoadedCards, words) => {
      server.use(
        cardHandlers.partnerCards([{ partnerCardId: 'p1', cardType: 'Mastercard', lastFour: '2000' }]),
      );
      const { store } = await open(path, { hasPartnerLoadedCards });
      if (hasPartnerLoadedCards)
        await userEvent.click(await screen.findByRole('checkbox', { name: /Card ending in 2000/ }));
      nowOpen();
      const before = server.countOf('GET /api/Member');
      const entries = window.history.length;
      await link();
      expect(await screen.findByRole('heading', { name: 'Arrived at /account/overview' })).toBeVisible();
      expect(await screen.findByText(words)).toBeVisible();
      expect(server.countOf('GET /api/Member')).toBeGreaterThan(before);
      expect(store.get().visitor).toMatchObject({ memberType: 'EnrolledCardMember' });
      expect([here(), window.history.length]).toEqual(['/account/overview', entries]);
      expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
      await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    },
  );

  test.each([
    ['before the card', http.post('*/api/Member/Cards', () => HttpResponse.json({}, { status: 401 }))],
    ['after it', memberHandlers.member(problem(401))],
  ])('ENR-12 a session that has ended %s redirects to the sign-in page', async (_, handler) => {
    await open();
    server.use(handler);
    await link();
    expect(await screen.findByRole('heading', { name: 'Arrived at /login' })).toBeVisible();
    expect(here()).toBe('/login');
  });

  test('ENR-11.a ENR-11.c ENR-13 each refused card shows its error, and the account stays closed; once one is linked, the member may continue', async () => {
    server.use(
      cardHandlers.add({ '1111': declined, '2000': { code: 'E2', message: 'Expired' } }),
      cardHandlers.partnerCards([{ partnerCardId: 'p1', cardType: 'Mastercard', lastFour: '2000' }]),
    );
    await open('/search', { hasPartnerLoadedCards: true });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Card ending in 2000/ }));
    await link();
    expect(await screen.findByText(lineOf('Visa ending in 1111 - E1: Declined'))).toBeVisible();
    expect(screen.getByText(lineOf('Mastercard ending in 2000 - E2: Expired'))).toBeVisible();
    expect(here()).toBe('/search');
    expect(await title()).toBeVisible();
    expect(screen.queryByText(/has been linked/)).toBeNull();

    server.use(cardHandlers.add({ '2000': declined }));
    nowOpen();
    await link();
    expect(await screen.findByText(lineOf('Mastercard ending in 2000 - E1: Declined'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Your card ending in 1111 has been linked.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Arrived at /account/overview' })).toBeVisible();
  });

  test('ENR-11.a ENR-11.b ENR-11.c when the member cannot be refetched, the card is linked all the same, and announced once', async () => {
    await open();
    server.use(memberHandlers.member(() => problem(503)));
    await link();
    expect(await screen.findByText('Your account is open again.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Link card' })).toBeNull();
    nowOpen();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Arrived at /account/overview' })).toBeVisible();
    expect(screen.getAllByText('Your card ending in 1111 has been linked.')).toHaveLength(1);
    expect(server.countOf('POST /api/Member/Cards')).toBe(1);
  });
});
