import { buildMember } from '@tableside/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { openPage, setWidth, type FrameOptions } from '../testing/render-frame.fixture.tsx';
import { signedIn } from '../testing/visitors.fixture.ts';

beforeEach(() => setWidth(1280));

const menu = () => {
  const button = screen.getByRole('button', { name: 'Menu' });
  return within(document.getElementById(button.getAttribute('aria-controls') ?? '') ?? button);
};

async function openMenu(options: FrameOptions) {
  openPage('/search', options);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await waitFor(() => expect(menu().queryByText('One moment, please')).not.toBeInTheDocument());
}
const links = () =>
  menu()
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('CHR-11.b CHR-14 CHR-15 CHR-46 a card member sees the account first, the links of the footer, and sign-out last', async () => {
  const copy = { 'account.profile': 'Profile and consents' };
  const footer = {
    primaryLinks: [{ text: 'Offers', url: '/earn', isNewTab: false }],
    secondaryLinks: [{ text: 'Terms', url: '/terms', isNewTab: false }],
  };
  await openMenu({
    state: signedIn('EnrolledCardMember'),
    content: { global: { navbar: { copy }, footer } },
  });
  expect(links()).toEqual([
    ['My account', '/account/overview'],
    ['Reviews & History', '/account/recent_activity'],
    ['Linked Cards', '/account/manage_cards'],
    ['Profile and consents', '/account/user_profile'],
    ['Offers', '/earn'],
    ['Terms', '/terms'],
    ['Sign out', '/SignOut'],
  ]);
});

test.each(['sso', 'direct'] as const)(
  'CHR-10 CHR-11.a CHR-15 without a card, with enrollment type %s, the next step comes first and sign-out last',
  async (enrollmentType) => {
    await openMenu({ state: signedIn('NonCardMember'), partner: { enrollmentType } });
    expect(links()).toEqual([
      ['Join Sample Plates', '/join'],
      ['Sign out', '/SignOut'],
    ]);
  },
);

test.each([
  ['who has joined finds the profile', {}, {}, true],
  ['who must still fill in the join form does not', { mustJoin: true }, {}, false],
  ['who is enrolled without that form does', { mustJoin: true }, { hasAutoEnroll: true }, true],
])('CHR-15 CHR-46 CFG-17.a without a card %s', async (_who, changes, partner, isShown) => {
  const copy = { 'account.profile': 'Profile and consents' };
  const member = buildMember({ memberType: 'NonCardMember', ...changes });
  await openMenu({
    state: { ...signedIn('NonCardMember'), member },
    partner: { enrollmentType: 'sso', ...partner },
    content: { global: { navbar: { copy } } },
  });
  expect(links()).toEqual([
    ['Join Sample Plates', '/join'],
    ...(isShown ? [['Profile and consents', '/account/user_profile']] : []),
    ['Sign out', '/SignOut'],
  ]);
});

test('CHR-15 ROU-34 a closed account sees only what works: sign-out, and links to other sites', async () => {
  const navbar = {
    links: [
      { text: 'How it works', url: '/how-it-works', isNewTab: false },
      { text: 'The partner', url: 'https://partner.example/', isNewTab: true },
    ],
  };
  await openMenu({ state: signedIn('ClosedAccountMember'), content: { global: { navbar } } });
  expect(links().map(([, href]) => href)).toEqual(['https://partner.example/', '/SignOut']);
  expect(screen.queryByRole('link', { name: 'Find restaurants' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Find restaurants')).not.toBeInTheDocument();
});

test('CHR-12 CHR-15 a visitor who is known sees sign-in, and no sign-out', async () => {
  const visitor = { kind: 'known', publicId: 'P1', tier: 2 } as const;
  await openMenu({ state: { status: 'settled', visitor }, partner: { enrollmentType: 'direct' } });
  expect(menu().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(menu().queryByRole('link', { name: 'Sign out' })).not.toBeInTheDocument();
});
