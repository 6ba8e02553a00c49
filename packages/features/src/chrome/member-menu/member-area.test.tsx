import { applyStylesOf } from '@tableside/kits/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { openPage, setWidth, type FrameOptions } from '../testing/render-frame.fixture.tsx';
import { resolving, session, signedIn } from '../testing/visitors.fixture.ts';

declare const jsdom: { readonly virtualConsole: NodeJS.EventEmitter };

beforeEach(() => setWidth(1280));

const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const names = (role: 'link' | 'button') =>
  bar()
    .queryAllByRole(role)
    .map((element) => element.getAttribute('aria-label') ?? element.textContent);
const arrive = () => act(async () => {});

async function openMenu(options: FrameOptions) {
  openPage('/search', options);
  await userEvent.click(await bar().findByRole('button', { name: /your account|My account/ }));
}

describe('card members', () => {
  test('CHR-07.a CHR-07.b CHR-07.c CHR-07.d CHR-46 SES-03 shows greeting, email address, the four account pages and sign-out', async () => {
    const copy = { 'account.profile': 'Profile and consents' };
    await openMenu({ state: signedIn('EnrolledCardMember'), content: { global: { navbar: { copy } } } });
    expect(bar().getAllByText('Hi, Robin')).toHaveLength(2);
    expect(bar().getByText('robin@sample.example')).toBeVisible();
    const links = ['Account Overview', 'Reviews & History', 'Linked Cards', 'Profile and consents'].map(
      (name) => bar().getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual([
      '/account/overview',
      '/account/recent_activity',
      '/account/manage_cards',
      '/account/user_profile',
    ]);
    expect(bar().getByRole('button', { name: 'Sign out' })).toBeVisible();
    expect(bar().queryByRole('link', { name: /^(Sign in|Join)/ })).not.toBeInTheDocument();
  });

  test('CHR-07.a the button is named by its visible greeting', async () => {
    openPage('/search', { state: signedIn('EnrolledCardMember') });
    const button = await bar().findByRole('button', { name: 'Hi, Robin: your account' });
    expect(button).toHaveTextContent('Hi, Robin');
  });

  test('CHR-07.a without a name there is no empty greeting', async () => {
    await openMenu({ state: signedIn('EnrolledCardMember', '') });
    expect(bar().queryByText(/^Hi,/)).not.toBeInTheDocument();
  });

  test.each([
    ['', () => Promise.resolve(undefined), 'reload'],
    [', also when its call fails', () => Promise.reject(new Error('no answer')), 'assign'],
  ])('AUT-16 sign-out ends the session and loads the site anew%s', async (_, signOut, way) => {
    vi.mocked(session.signOut).mockClear().mockImplementationOnce(signOut);
    await openMenu({ state: signedIn('EnrolledCardMember') });
    const reported = vi.fn<(error: Error) => void>();
    jsdom.virtualConsole.once('jsdomError', reported);
    await userEvent.click(bar().getByRole('button', { name: 'Sign out' }));
    expect(session.signOut).toHaveBeenCalledOnce();
    const [error] = reported.mock.calls[0] ?? [];
    expect(error?.message).toContain('navigation to another Document');
    // Only the stack tells whether the same page or another one would have loaded.
    expect(error?.stack).toContain(`Location.${way}`);
  });

  test('AUT-16 sign-out continues at the partner that has a sign-out of its own', async () => {
    vi.mocked(session.signOut).mockResolvedValueOnce('#signed-out-at-the-partner');
    await openMenu({ state: signedIn('EnrolledCardMember') });
    await userEvent.click(bar().getByRole('button', { name: 'Sign out' }));
    expect(window.location.hash).toBe('#signed-out-at-the-partner');
  });
});

describe('other members', () => {
  test.each(['sso', 'direct'] as const)(
    'CHR-09.b CHR-10 without a card, with enrollment type %s, see the next step and sign-out',
    async (enrollmentType) => {
      openPage('/search', { state: signedIn('NonCardMember'), partner: { enrollmentType } });
      expect(await bar().findByRole('link', { name: 'Join' })).toHaveAttribute('href', '/join');
      applyStylesOf(320);
      expect(bar().getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/SignOut');
      expect(bar().queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    },
  );

  test('with a closed account see sign-out and no account links', async () => {
    openPage('/search', { state: signedIn('ClosedAccountMember') });
    expect(await bar().findByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/SignOut');
    expect(names('button')).toEqual(['Menu']);
    expect(bar().queryByRole('link', { name: /Join|Sign in/ })).not.toBeInTheDocument();
  });

  test('CHR-06.b on an enrollment step, members are not asked whether they are members', async () => {
    openPage('/add_card', { state: signedIn('NonCardMember') });
    expect(await bar().findByRole('link', { name: 'Sign out' })).toBeVisible();
    expect(bar().queryByText('Already a member?')).not.toBeInTheDocument();
  });
});

describe('while the session is being resolved', () => {
  test.each(['/search', '/join', '/add_card'])('neither sign-in nor sign-out shows on %s', async (path) => {
    openPage(path, { state: resolving });
    await arrive();
    expect(bar().queryByRole('link', { name: /Join|Sign/ })).not.toBeInTheDocument();
    expect(bar().queryByText('Already a member?')).not.toBeInTheDocument();
  });

  test('menu and footer contain only content’s links', async () => {
    openPage('/search', { state: resolving });
    await waitFor(() => expect(screen.getByRole('contentinfo')).toBeVisible());
    await userEvent.click(bar().getByRole('button', { name: 'Menu' }));
    expect(screen.queryByRole('link', { name: /Join|Sign|My account/ })).not.toBeInTheDocument();
  });
});
