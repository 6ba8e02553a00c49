import '@testing-library/jest-dom/vitest';

import { dayOf } from '@tableside/core';
import { renderWithProviders } from '@tableside/kits/testing';
import { expect, test } from 'vitest';

import { Findings } from './findings.tsx';

test.each([
  ['Awarded', 'its reward is on the way'],
  ['Pending', 'it’s still processing'],
  ['Forfeit', 'it didn’t qualify. Your activity says why'],
  ['Paid', 'its reward was paid'],
  ['Deferred', 'it’s still pending'],
] as const)('CLM-04.a CLM-04.e a record that is %s is said to be that', (status, words) => {
  const { container } = renderWithProviders(
    <Findings
      findings={[{ kind: 'recordFound', transactionId: 't-1', visitDate: dayOf('2026-06-03'), status }]}
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
  expect(container.querySelector('li h3')).toHaveTextContent('This visit is in your activity');
  expect(container.querySelector('li p')).toHaveTextContent(
    `There’s a visit to Basil Wharf on June 3, 2026, and ${words}.`,
  );
});
