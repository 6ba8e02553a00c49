import { buildMember } from '@tableside/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { fakeTheWire, renderSite, violations } from '../site.fixture.tsx';
import type { KeptCards } from './kept-cards.ts';

fakeTheWire();
afterEach(() => vi.restoreAllMocks());

const noCard = { memberType: 'NonCardMember', firstName: 'Robin' } as const;
const { publicId } = buildMember();
const visa = { cardType: 'Visa', lastFour: '1111' } as const;
const kept: KeptCards = { publicId, cards: [visa] };

const keep = (value: unknown) =>
  sessionStorage.setItem('dr.cardRegistration', typeof value === 'string' ? value : JSON.stringify(value));
const isKept = () => sessionStorage.getItem('dr.cardRegistration') !== null;
const here = () => window.location.pathname;

describe('with a card that was linked just now', () => {
  test('ROU-09 ENR-08 ENR-01 the third step shows the linked card, what comes next, and the ways on', async () => {
    keep(kept);
    await renderSite('/card_added', { member: noCard });
    expect(await screen.findByRole('heading', { level: 1, name: 'You are all set, Robin' })).toBeVisible();
    expect(screen.getByText('Visa ending in 1111')).toBeInTheDocument();
    const steps = within(screen.getByRole('list', { name: 'Joining in three steps' })).getAllByRole(
      'listitem',
    );
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step']);
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find restaurants' })).toHaveAttribute('href', '/search');
    expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute(
      'href',
      '/account/overview',
    );
    expect(await violations()).toEqual([]);
  });

  test('ENR-08 a reload shows the card again; leaving for another page forgets it', async () => {
    keep(kept);
    await renderSite('/card_added', { member: {} });
    expect(screen.getByText('Visa ending in 1111')).toBeInTheDocument();
    expect(isKept()).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Find restaurants' }));
    expect(await screen.findByRole('heading', { name: 'Arrived at /search' })).toBeVisible();
    expect(isKept()).toBe(false);
  });

  test('ENR-08 several cards are all shown', async () => {
    const cards = [visa, { cardType: 'Amex', lastFour: '0005' }, { cardType: 'Discover', lastFour: '1117' }];
    keep({ publicId, cards });
    await renderSite('/card_added', { member: {} });
    const list = screen.getByText('Your linked cards').closest('section');
    expect(list).not.toBeNull();
    expect(within(list as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('American Express ending in 0005')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  test('ENR-08 where nothing is known of single cards the page stands without them', async () => {
    keep({ publicId, cards: [] });
    await renderSite('/card_added', { member: {} });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are all set');
    expect(screen.queryByText('Your linked card')).toBeNull();
  });

  test('ENR-08 where the browser keeps nothing, the card comes with the navigation', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await renderSite('/card_added', { member: {}, state: kept });
    expect(screen.getByText('Visa ending in 1111')).toBeInTheDocument();
  });

  test('ENR-08 signing out forgets the card', async () => {
    keep(kept);
    const { session } = await renderSite('/card_added', { member: {} });
    await session.signOut();
    expect(isKept()).toBe(false);
  });
});

describe('without one', () => {
  test('ROU-09 ENR-08 OP-023 a card member goes to the account', async () => {
    await renderSite('/card_added', { member: {} });
    await waitFor(() => expect(here()).toBe('/account/overview'));
  });

  test('ROU-09 ENR-08 OP-023 a member without a card goes to the step before', async () => {
    await renderSite('/card_added', { member: noCard });
    await waitFor(() => expect(here()).toBe('/add_card'));
  });

  test('ROU-09 OP-023 who is not signed in begins with the first step', async () => {
    keep(kept);
    await renderSite('/card_added');
    await waitFor(() => expect(here()).toBe('/join'));
  });

  test.each([
    ['broken', '{"publicId":'],
    ['of another member', { ...kept, publicId: 'someone-else' }],
    ['no card', { ...kept, cards: [{ cardType: 'Visa', lastFour: '4111111111111111' }] }],
    ['of a network that there is not', { ...kept, cards: [{ cardType: 'Gold', lastFour: '1111' }] }],
    ['too many', { ...kept, cards: Array.from({ length: 13 }, () => visa) }],
    ['a word', '"yes"'],
    ['null', 'null'],
  ])('ENR-08 what is kept is looked at before it is believed: %s', async (_, value) => {
    keep(value);
    await renderSite('/card_added', { member: noCard });
    await waitFor(() => expect(here()).toBe('/add_card'));
  });
});

test('ROU-09 the third step is not there where nobody can join', async () => {
  await renderSite('/card_added', { partner: { enrollmentType: 'none' } });
  expect(screen.getByRole('heading', { name: 'Not found' })).toBeVisible();
});
