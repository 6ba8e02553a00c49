import '@testing-library/jest-dom/vitest';

import { buildMemberBody, memberHandlers } from '@tableside/api-client/testing';
import { setupFeature } from '@tableside/kits/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { home } from '../index.ts';

const { renderSite, server } = setupFeature(home);

// With single sign-on, the invitation loads no form.
const partner = {
  enrollmentType: 'sso',
  currencyType: 'Point',
  showEarnRate: true,
  earn: { pointsPerDollar: 5, basicPointsPerDollar: 3 },
} as const;
const show = (
  member: Parameters<typeof buildMemberBody>[0],
  settings: NonNullable<Parameters<typeof renderSite>[1]>['partner'] = partner,
) => {
  server.use(memberHandlers.member(buildMemberBody(member)));
  return renderSite('/', { hasSession: true, partner: settings });
};
const invitation = () => screen.queryByRole('region', { name: /account is all it takes$/ });

test('HOM-11.a HOM-11.b HOM-11.c a member reads their rate where visitors are invited to join', async () => {
  show({ emailOptIn: false, tierLevel: 0 });
  const band = within(await screen.findByRole('region', { name: 'You earn 3 points/$1' }));
  expect(band.getByText('Members who get our email earn 5 points/$1.')).toBeVisible();
  expect(band.getByRole('link', { name: 'Turn on email' })).toHaveAttribute(
    'href',
    '/account/user_profile#email-choice',
  );
  expect(invitation()).not.toBeInTheDocument();
});

test('HOM-11.a who earns the most that there is reads the rate alone, on the other home page, too', async () => {
  show({ tierLevel: 2 }, { ...partner, homePage: 'discover', hasDiscoverPage: true });
  const band = within(await screen.findByRole('region', { name: 'You earn 5 points/$1' }));
  expect(band.queryByRole('link')).not.toBeInTheDocument();
  expect(invitation()).not.toBeInTheDocument();
});

test('HOM-11.a CFG-29.b a member of a partner that shows no rate sees neither rate nor invitation', async () => {
  const { store } = show({ tierLevel: 2 }, { ...partner, showEarnRate: false });
  await waitFor(() => expect(store.get().visitor.kind).toBe('member'));
  await waitFor(() => expect(invitation()).not.toBeInTheDocument());
  expect(screen.queryByText(/You earn/)).not.toBeInTheDocument();
});
