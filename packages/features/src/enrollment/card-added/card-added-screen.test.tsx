import { buildMember } from '@tableside/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { renderSite } from '../site.fixture.tsx';
import type { StoredCards } from './stored-cards.ts';

afterEach(() => vi.restoreAllMocks());

const noCard = { memberType: 'NonCardMember', firstName: 'Robin' } as const;
const { publicId } = buildMember();
const visa = { cardType: 'Visa', lastFour: '1111' } as const;
const stored: StoredCards = { publicId, cards: [visa] };

const store = (value: unknown) =>
  sessionStorage.setItem('dr.cardRegistration', typeof value === 'string' ? value : JSON.stringify(value));
const isStored = () => sessionStorage.getItem('dr.cardRegistration') !== null;
const here = () => window.location.pathname;

describe('with a newly linked card', () => {
  test('ROU-09.a ENR-08.b ENR-01.a the third step shows the linked card, what comes next, and links', async () => {
    store(stored);
    await renderSite('/card_added', { member: noCard });
    expect(await screen.findByRole('heading', { level: 1, name: 'You’re all set, Robin' })).toBeVisible();
    expect(screen.getByText('Visa ending in 1111')).toBeInTheDocument();
    const steps = within(screen.getByRole('list', { name: 'Join in 3 steps' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Done: Join',
      'Done: Link a card',
      '3Start earning',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step']);
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find restaurants' })).toHaveAttribute('href', '/search');
    expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute(
      'href',
      '/account/overview',
    );
  });

  test('ENR-01.b its copy comes from the content service', async () => {
    store(stored);
    const copy = {
      'enrollment.cardAddedTitle': 'Your chair is pulled up, {name}',
      'enrollment.goToAccount': 'To the account',
      'enrollment.stepCardAdded': 'Dig in',
    };
    await renderSite('/card_added', { member: noCard, copy });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your chair is pulled up, Robin');
    expect(screen.getByRole('link', { name: 'To the account' })).toBeVisible();
    expect(screen.getByText('Dig in')).toBeVisible();
  });

  test('ROU-09.a ENR-08.a ENR-08.b a reload shows the card again; leaving for another page clears it', async () => {
    store(stored);
    await renderSite('/card_added', { member: {} });
    expect(screen.getByText('Visa ending in 1111')).toBeInTheDocument();
    expect(isStored()).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Find restaurants' }));
    expect(await screen.findByRole('heading', { name: 'Arrived at /search' })).toBeVisible();
    expect(isStored()).toBe(false);
  });

  test('ENR-08.b two cards of one network with the same digits are both shown, without an error', async () => {
    const error = vi.spyOn(console, 'error');
    store({ publicId, cards: [visa, visa] });
    await renderSite('/card_added', { member: {} });
    expect(screen.getAllByText('Visa ending in 1111')).toHaveLength(2);
    expect(error).not.toHaveBeenCalled();
  });

  test('ENR-08.b UIX-15.b several cards are all shown, and not translated', async () => {
    const cards = [
      visa,
      { cardType: 'Amex', lastFour: '0005' },
      { cardType: 'Discover', lastFour: '1117' },
      { cardType: 'Mastercard', lastFour: '4444' },
    ];
    store({ publicId, cards });
    await renderSite('/card_added', { member: {} });
    const list = screen.getByText('Your linked cards').closest('section');
    expect(list).not.toBeNull();
    expect(within(list as HTMLElement).getAllByRole('listitem')).toHaveLength(4);
    for (const card of [
      'Visa ending in 1111',
      'American Express ending in 0005',
      'Discover ending in 1117',
      'Mastercard ending in 4444',
    ])
      expect(screen.getByText(card)).toHaveAttribute('translate', 'no');
    for (const name of ['Visa', 'American Express', 'Discover', 'Mastercard', '•••• 0005'])
      expect(screen.getByText(name)).toHaveAttribute('translate', 'no');
  });

  test('ENR-08.c without results per card the page omits them', async () => {
    store({ publicId, cards: [] });
    await renderSite('/card_added', { member: {} });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You’re all set');
    expect(screen.queryByText('Your linked card')).toBeNull();
  });

  test('ENR-08.b without storage, the card comes with the navigation state', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await renderSite('/card_added', { member: {}, state: stored });
    expect(screen.getByText('Visa ending in 1111')).toBeInTheDocument();
  });

  test('ENR-08.c signing out clears the card', async () => {
    store(stored);
    const { session } = await renderSite('/card_added', { member: {} });
    await session.signOut();
    expect(isStored()).toBe(false);
  });
});

describe('without a newly linked card', () => {
  test('ROU-09.b ENR-08.c a card member goes to the account', async () => {
    await renderSite('/card_added', { member: {} });
    await waitFor(() => expect(here()).toBe('/account/overview'));
    expect(window.history.state).toMatchObject({ idx: 0 });
  });

  test('ROU-09.b ENR-08.c a member without a card goes to the step before', async () => {
    await renderSite('/card_added', { member: noCard });
    await waitFor(() => expect(here()).toBe('/add_card'));
    expect(window.history.state).toMatchObject({ idx: 0 });
  });

  test('ROU-09.b an anonymous visitor is redirected to the first step', async () => {
    store(stored);
    await renderSite('/card_added');
    await waitFor(() => expect(here()).toBe('/join'));
  });

  test.each([
    ['broken', '{"publicId":'],
    ['of another member', { ...stored, publicId: 'someone-else' }],
    ['no card', { ...stored, cards: [{ cardType: 'Visa', lastFour: '4111111111111111' }] }],
    ['of a network that there is not', { ...stored, cards: [{ cardType: 'Gold', lastFour: '1111' }] }],
    ['too many', { ...stored, cards: Array.from({ length: 13 }, () => visa) }],
    ['a word', '"yes"'],
    ['null', 'null'],
  ])('ROU-09.b ENR-08.c stored data is validated before use: %s', async (_, value) => {
    store(value);
    await renderSite('/card_added', { member: noCard });
    await waitFor(() => expect(here()).toBe('/add_card'));
  });
});

test('ROU-09.c the third step does not exist for partners without members', async () => {
  await renderSite('/card_added', { partner: { enrollmentType: 'none' } });
  expect(screen.getByRole('heading', { name: 'Not found' })).toBeVisible();
});
