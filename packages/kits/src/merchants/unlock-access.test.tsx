import { buildMemberBody, buildMerchant, memberHandlers, problem } from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { anonymous, type Benefit } from '@tableside/core';
import { lazyScreen, type Feature } from '@tableside/kits/feature';
import { memberOfTier, renderFeature, setupMsw, type FeatureOptions } from '@tableside/kits/testing';
import { partnersByKind } from '@tableside/partner-config/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { MerchantCard } from './merchant-card.tsx';

const server = setupMsw();

async function show(requiredTier: Benefit['requiredTier'], options: FeatureOptions) {
  const { benefit, ...merchant } = buildMerchant({ name: 'Basil Wharf' });
  const Screen = () => (
    <MerchantCard
      merchant={{ ...merchant, benefit: { ...benefit, bonusText: 'Twice on Sundays', requiredTier } }}
    />
  );
  const screen = lazyScreen(() => Promise.resolve(Screen));
  // React would show a screen that suspends only 300 ms later.
  await screen.preload();
  const feature: Feature = { name: 'places', routes: [{ path: '/', screen }] };
  return renderFeature(feature, '/', { content: emptyContent, ...options });
}

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Unlock access to earn' }));
  return within(await screen.findByRole('dialog'));
}

test.each([
  ['MER-12.a', 2, true, /members who get our email/, '3 miles/$1', 'button', 'Opt in to our email', null],
  ['MER-12.b', 3, true, /VIP members/, '5 miles/$1', 'link', 'See how to become a VIP', '/account/overview'],
  ['MER-12.b CFG-15.a', 3, false, /VIP members/, '5 miles/$1', 'link', 'See how to become a VIP', '/earn'],
] as const)(
  '%s a merchant for tier %i (hasVIP %s) opens a dialog with its text, its rate, and one call to action',
  async (_, requiredTier, hasVIP, words, rate, role, action, href) => {
    await show(requiredTier, { visitor: memberOfTier(0), partner: { hasVIP } });
    const dialog = await openDialog();
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.getByText(rate)).toBeVisible();
    expect(dialog.getByRole(role, { name: action }).getAttribute('href')).toBe(href);
    expect(dialog.queryAllByRole('link').length + dialog.getAllByRole('button').length).toBe(2);
  },
);

test.each([
  ['MER-13.a', 0, ['1 mile/$1', '3 miles/$1', '5 miles/$1']],
  ['MER-13.b', 2, ['Unlock access to earn', '3 miles/$1', '5 miles/$1']],
  ['MER-13.b', 3, ['Unlock access to earn', 'Unlock access to earn', '5 miles/$1']],
] as const)(
  'MER-09.b %s at a merchant for tier %i and above, tiers 0, 2 and 3 see their rate or how to earn, and its bonus',
  async (_, requiredTier, offers) => {
    for (const [index, tier] of ([0, 2, 3] as const).entries()) {
      const { unmount } = await show(requiredTier, { visitor: memberOfTier(tier) });
      expect(await screen.findByText(/\/\$1$|^Unlock/)).toHaveTextContent(offers[index] ?? '');
      expect(screen.getByText('Twice on Sundays')).toBeVisible();
      unmount();
    }
  },
);

test('MER-12.a MER-13.a MER-13.b opting in unlocks the merchant immediately, and focus moves to its rates, once', async () => {
  server.use(
    memberHandlers.member(buildMemberBody({ tierLevel: 0, emailOptIn: false })),
    memberHandlers.update(buildMemberBody({ tierLevel: 2, emailOptIn: true })),
  );
  const { store } = await show(2, { hasSession: true });
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByRole('button', { name: 'Opt in to our email' }));
  await waitFor(() => expect(screen.getByText('3 miles/$1')).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText(/This restaurant earns for you now/)).toBeVisible();
  expect(server.callsOf('PUT /api/Member').map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { emailOptIn: true },
  ]);

  const settled = store.get();
  const name = screen.getByRole('link', { name: 'Basil Wharf' });
  act(() => name.focus());
  act(() => store.set({ status: 'resolving', visitor: anonymous }));
  act(() => store.set(settled));
  expect(screen.getByText('3 miles/$1')).toBeVisible();
  expect(name).toHaveFocus();
});

test('MER-12.a an opt-in is sent once; a failed one is reported, and can be retried', async () => {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  server.use(
    memberHandlers.member(buildMemberBody({ tierLevel: 0, emailOptIn: false })),
    memberHandlers.update(() => held.then(() => problem(500))),
  );
  await show(2, { hasSession: true });
  const dialog = await openDialog();
  const optIn = await dialog.findByRole('button', { name: 'Opt in to our email' });
  await userEvent.click(optIn);
  await userEvent.click(optIn);
  resolve();
  expect(await screen.findByText(/We couldn’t save your choice/)).toBeVisible();
  expect(server.countOf('PUT /api/Member')).toBe(1);
  expect(optIn).toBeEnabled();
});

test.each([
  ['MER-12.a', 2, partnersByKind.direct, '/login'],
  ['MER-12.b', 3, partnersByKind.sso, '/SignIn'],
] as const)(
  '%s at a merchant for tier %i a known visitor signs in first',
  async (_, requiredTier, partner, href) => {
    await show(requiredTier, { visitor: { kind: 'known', publicId: 'p', tier: 0 }, partner });
    const dialog = await openDialog();
    expect(await dialog.findByRole('link', { name: 'Sign in to unlock' })).toHaveAttribute('href', href);
  },
);
