import { buildCardBody, cardHandlers, problem } from '@tableside/api-client/testing';
import { TestProviders, setupMsw } from '@tableside/kits/testing';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

import { useLinkedCards } from './use-linked-cards.ts';

const server = setupMsw();

const renderCards = (maxLinkedCards: number) =>
  renderHook(() => useLinkedCards(), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <TestProviders partner={{ maxLinkedCards }}>{children}</TestProviders>
    ),
  }).result;
const cards = (count: number) =>
  cardHandlers.list(Array.from({ length: count }, (_, index) => buildCardBody({ id: `card-${index}` })));

test.each([
  [8, 6, 2],
  [8, 8, 0],
  [2, 3, 0],
  [30, 1, 12],
])('with a maximum of %i cards and %i linked, %i can be added', async (max, linked, selectable) => {
  server.use(cards(linked));
  const result = renderCards(max);
  expect(result.current).toMatchObject({ status: 'pending', cards: [], max });
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(result.current.cards).toHaveLength(linked);
  expect(result.current).toMatchObject({ max, selectable });
});

test('cards that failed to load can be retried', async () => {
  server.use(cardHandlers.list(problem(500)));
  const result = renderCards(8);
  await waitFor(() => expect(result.current.status).toBe('error'));
  server.use(cards(1));
  await result.current.refetch();
  await waitFor(() => expect(result.current.cards).toHaveLength(1));
});
