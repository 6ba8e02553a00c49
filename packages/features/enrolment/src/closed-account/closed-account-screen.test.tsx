import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { fakeTheWire, renderSite, violations } from '../site.fixture.tsx';

fakeTheWire();

const member = { memberType: 'ClosedAccountMember' } as const;

test('ROU-34 a closed account is told of, with whom to ask and the way out', async () => {
  await renderSite('/search', { member });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account is closed' })).toBeVisible();
  expect(screen.getByText(/Linking a card opens your account again/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call 1-800-555-0100' })).toHaveAttribute(
    'href',
    'tel:+18005550100',
  );
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    'mailto:help@sample.example',
  );
  expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/SignOut');
  expect(screen.queryByRole('list', { name: 'Joining in three steps' })).toBeNull();
  expect(await violations()).toEqual([]);
});
