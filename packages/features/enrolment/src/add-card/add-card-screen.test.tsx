import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { fakeTheWire, renderSite, violations } from '../site.fixture.tsx';

fakeTheWire();

const member = { memberType: 'NonCardMember', mustJoin: false } as const;

test('ENR-01 the second step says what is done and what comes next, and leads on to restaurants', async () => {
  await renderSite('/add_card', { member });
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Sample Plates, Robin' })).toBeVisible();
  expect(screen.getByText('Your account is ready. Linking a card is the next step.')).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'Joining in three steps' })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps[0]).toHaveTextContent('Done: Join');
  expect(screen.getByRole('link', { name: 'Find restaurants' })).toHaveAttribute('href', '/search');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await violations()).toEqual([]);
});

test('ENR-01 the words of the second step are those of the content service', async () => {
  await renderSite('/add_card', { member, copy: { 'enrolment.addCardTitle': 'Pull up a chair, {name}' } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pull up a chair, Robin');
});

test('who is not signed in begins with the first step', async () => {
  await renderSite('/add_card');
  await waitFor(() => expect(window.location.pathname).toBe('/join'));
});

test('ENR-01 who has joined and comes to the first step goes on to the second', async () => {
  await renderSite('/join', { member });
  await waitFor(() => expect(window.location.pathname).toBe('/add_card'));
});
