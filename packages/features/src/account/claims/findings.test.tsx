import '@testing-library/jest-dom/vitest';

import { buildFindings } from '@tableside/api-client/testing';
import { dayOf, type ClaimFinding } from '@tableside/core';
import { renderWithProviders } from '@tableside/kits/testing';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Findings } from './findings.tsx';

const recordFound = { kind: 'recordFound', transactionId: 't-1', visitDate: dayOf('2026-06-03') } as const;

const itemsOf = (...findings: readonly ClaimFinding[]) => {
  const { container } = renderWithProviders(
    <Findings
      findings={findings}
      values={{
        restaurant: { text: 'Basil Wharf', merchant: { id: '12', name: 'Basil Wharf', city: 'Boston' } },
        visitDate: '2026-06-10',
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

const restaurant = '/merchants/12';
type FindingBody = NonNullable<Parameters<typeof buildFindings>[0]>[number];
test.each<readonly [string, FindingBody, string, string]>([
  [
    'CLM-04.a',
    { ...recordFound, status: 'Pending' },
    'There’s a visit to Basil Wharf on June 3, 2026, and it’s still processing.',
    '/account/recent_activity',
  ],
  [
    'CLM-04.b',
    { kind: 'cardLinkedLater', linkedOn: '2026-06-05' },
    'You linked this card on June 5, 2026, and your visit was on June 10, 2026. Only visits after a card is linked earn miles.',
    '/account/manage_cards',
  ],
  [
    'CLM-04.c',
    { kind: 'dayWithoutReward', earnDays: ['Fri', 'Sat', 'Sun'] },
    'Basil Wharf earns on Friday, Saturday, and Sunday. Your visit was on a Wednesday.',
    restaurant,
  ],
  [
    'CLM-04.c',
    { kind: 'dayWithoutReward', earnDays: [] },
    'Basil Wharf doesn’t earn miles at your level of membership.',
    restaurant,
  ],
  [
    'CLM-04.d',
    { kind: 'restaurantNotInProgram', since: '2026-06-10' },
    'Basil Wharf joined Sample Plates on June 10, 2026. Your visit was on June 10, 2026.',
    restaurant,
  ],
  [
    'CLM-04.d',
    { kind: 'restaurantNotInProgram' },
    'Basil Wharf wasn’t part of Sample Plates on June 10, 2026.',
    restaurant,
  ],
])('%s CLM-04.e %j is said, with the way to it', (_row, body, sentence, href) => {
  const [item] = itemsOf(...buildFindings([body]));
  expect(item?.querySelector('p')?.textContent?.replaceAll('\u00a0', ' ')).toBe(sentence);
  expect(within(item!).getByRole('link', { name: /^See / })).toHaveAttribute('href', href);
});
