import { buildCardBody, cardHandlers, problem } from '@tableside/api-client/testing';
import { cardMarks } from '@tableside/core';
import { violationsIn } from '@tableside/kits/testing';
import { minimalPartner } from '@tableside/partner-config/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderSite, server } from '../site.fixture.tsx';
import { amex, cardsOnServer, setupServer, manyCards, visa } from './manage-cards.fixture.ts';

setupServer();

const list = async () => within(await screen.findByRole('region', { name: 'Your cards' }));

test('CRD-05 CRD-36.a every linked card has a row with its mark and a button that deletes it, and no other of its network', async () => {
  cardsOnServer(visa, amex, buildCardBody({ id: 'card-3', lastFour: '4242' }));
  renderSite('/account/manage_cards');
  const rows = (await list()).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByText(/ending in/).textContent)).toEqual([
    'Visa ending in 1111',
    'Amex ending in 0005',
    'Visa ending in 4242',
  ]);
  expect(rows.map((row) => within(row).getByRole('button').getAttribute('aria-label'))).toEqual([
    'Delete Visa ending in 1111',
    'Delete Amex ending in 0005',
    'Delete Visa ending in 4242',
  ]);
  expect(rows.map((row) => within(row).getByRole('button').textContent)).toEqual(Array(3).fill('Delete'));
  const shapes = rows.map((row) => row.querySelector('svg path')?.getAttribute('d'));
  expect(shapes).toEqual((['Visa', 'Amex', 'Visa'] as const).map((type) => cardMarks[type].shapes[0]?.[0]));
  expect((await list()).getByText('3 of up to 12 cards linked')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Visa ending in 4242' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete card' }));
  expect(await screen.findByText('Your card ending in 4242 has been deleted.')).toBeVisible();
});

test('CRD-05 CRD-17.a a card has the name that the program has for it', async () => {
  cardsOnServer(
    buildCardBody({ description: 'Sample Rewards Visa' }),
    buildCardBody({ id: '2', description: '' }),
  );
  renderSite('/account/manage_cards');
  expect(await screen.findByText('Sample Rewards Visa ending in 1111')).toBeVisible();
  expect(screen.getByText('Visa ending in 1111')).toBeVisible();
});

test('until the cards come it says that they are on their way', async () => {
  server.use(cardHandlers.list(() => new Promise(() => undefined)));
  const { container } = renderSite('/account/manage_cards');
  expect((await screen.findByText('Loading your cards')).parentElement).toHaveRole('status');
  expect(screen.queryByText('No cards linked yet')).not.toBeInTheDocument();
  expect(await violationsIn(container)).toEqual([]);
});

test('UIX-28.c cards that fail to load can be retried', async () => {
  server.use(cardHandlers.list(problem(500)));
  renderSite('/account/manage_cards');
  expect(await screen.findByRole('heading', { name: 'We couldn’t load your cards' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('They’re still linked');
  expect(screen.queryByRole('heading', { name: /^Link a/ })).not.toBeInTheDocument();

  cardsOnServer(visa);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Visa ending in 1111')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your cards' })).toHaveFocus());
});

test('CRD-06 a member without a card sees a message and can link one', async () => {
  cardsOnServer();
  renderSite('/account/manage_cards');
  expect(await screen.findByText('No cards linked yet')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Link a card' })).toBeVisible();
});

test.each([
  [1, 'you can only add 1 card. Remove it'],
  [12, 'you can only add 12 cards. Remove one'],
])('CRD-07.a VAL-20 at the maximum of %i a notice replaces the form', async (max, words) => {
  cardsOnServer(...manyCards(max));
  const { container } = renderSite('/account/manage_cards', { partner: { maxLinkedCards: max } });
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(container.querySelector('form, iframe')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Pay with any of your linked cards/)).not.toBeInTheDocument();
  expect((await list()).getAllByRole('listitem')).toHaveLength(max);
});

test('PRV-05.c a member who links another card has joined, so the notice of financial incentive is not linked', async () => {
  cardsOnServer(visa);
  renderSite('/account/manage_cards', {
    partner: {
      enrollmentType: 'sso',
      hasAutoEnroll: true,
      links: { ...minimalPartner.links, financialIncentive: 'https://sample.example/incentive' },
    },
  });
  expect(await screen.findByRole('link', { name: /^Program terms/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Notice of financial incentive/ })).not.toBeInTheDocument();
});

test('CRD-35.a CRD-35.b CRD-35.c above the cards it says what they earn, and leads to what earns more', async () => {
  cardsOnServer(visa);
  const earn = { pointsPerDollar: 5, basicPointsPerDollar: 3 };
  renderSite('/account/manage_cards', {
    partner: { currencyType: 'Point', showEarnRate: true, earn },
    member: { emailOptIn: false, tierLevel: 0 },
  });
  expect(await screen.findByText('You earn 3 points/$1')).toBeVisible();
  expect(screen.getByText('Members who get our email earn 5 points/$1.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Turn on email' }));
  const choice = await screen.findByRole('checkbox', { name: /^Email me offers and news/ });
  expect(choice.closest('#email-choice')).toBeVisible();
});

test('CON-20 the link that removes a card leads here', async () => {
  cardsOnServer(visa);
  renderSite('/account/user_profile', {
    content: {
      global: { navbar: { copy: { 'account.signInDirect': 'No longer yours? {{delete_card}}.' } } },
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Remove a card' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Linked Cards' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Delete Visa ending in 1111' })).toBeVisible();
});
