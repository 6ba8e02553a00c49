import '@testing-library/jest-dom/vitest';

import { dayOf, type ClaimFinding } from '@tableside/core';
import { renderWithProviders } from '@tableside/kits/testing';
import { expect, test } from 'vitest';

import { Findings } from './findings.tsx';

const recordFound = { kind: 'recordFound', transactionId: 't-1', visitDate: dayOf('2026-06-03') } as const;

const itemsOf = (...findings: readonly ClaimFinding[]) => {
  const { container } = renderWithProviders(
    <Findings
      findings={findings}
      values={{
        restaurant: { text: 'Basil Wharf', merchant: { id: '12', name: 'Basil Wharf', city: 'Boston' } },
        visitDate: '2026-06-03',
        bill: '48.20',
        card: 'card-1',
        lastFour: '',
        pictures: [],
      }}
      isSending={false}
      onSendAnyway={() => undefined}
      onChange={() => undefined}
    />,
  );
  return [...container.querySelectorAll('li')];
};

test.each([
  ['Awarded', 'its reward is on the way'],
  ['Pending', 'it’s still processing'],
  ['Forfeit', 'it didn’t qualify. Your activity says why'],
  ['Paid', 'its reward was paid'],
  ['Deferred', 'it’s still pending'],
] as const)('CLM-04.a CLM-04.e a record that is %s is said to be that', (status, words) => {
  const [item] = itemsOf({ ...recordFound, status });
  expect(item?.querySelector('p')).toHaveTextContent(
    `There’s a visit to Basil Wharf on June 3, 2026, and ${words}.`,
  );
});

test('CLM-04.e all that was found is said, each with its title and the way to it', () => {
  const items = itemsOf(
    { ...recordFound, status: 'Pending' },
    { kind: 'cardLinkedLater', linkedOn: dayOf('2026-06-05') },
    { kind: 'dayWithoutReward', earnDays: ['Fri'] },
    { kind: 'restaurantNotInProgram' },
  );
  expect(
    items.map((item) => [item.querySelector('h3')?.textContent, item.querySelector('a')?.textContent]),
  ).toEqual([
    ['This visit is in your activity', 'See your activity'],
    ['Your card was linked after that day', 'See your linked cards'],
    ['This restaurant doesn’t earn on that day', 'See the restaurant'],
    ['The restaurant wasn’t in Sample Plates then', 'See the restaurant'],
  ]);
});
