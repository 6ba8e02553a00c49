import { buildMember, buildMemberBody, memberHandlers, signInHandlers } from '@tableside/api-client/testing';
import { visitorOf } from '@tableside/core';
import { lazyScreen, type Feature } from '@tableside/kits/feature';
import { setupMsw } from '@tableside/kits/testing';
import { Link } from '@tableside/ui/link';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, test, vi } from 'vitest';

import { testPartner } from '../app/test-partner.fixture.ts';
import { renderSite, type SiteOptions } from '../testing.ts';

declare const jsdom: { readonly virtualConsole: NodeJS.EventEmitter };

const server = setupMsw();

const route = (path: string, name: string) => ({
  path,
  screen: lazyScreen(() => Promise.resolve(() => <h1>{name}</h1>)),
});
const feature: Feature = {
  name: 'test',
  routes: [
    route('/', 'Home'),
    route('/search', 'Search'),
    { ...route('/account/*', 'Account'), isGuarded: true },
  ],
  slots: { header: () => <Link href="/SignOut">Sign out</Link>, closedAccount: () => <h1>Come back</h1> },
};
const open = (path?: string, options: Partial<SiteOptions> = {}) =>
  renderSite({
    ...(path !== undefined && { path }),
    partner: testPartner(),
    features: [feature],
    ...options,
  });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('/SignOut', () => {
  function countSignOuts() {
    const counted = { calls: 0 };
    server.use(
      signInHandlers.signOut(() => {
        counted.calls += 1;
        return { isSignedOut: true, identityLogoutUrl: null };
      }),
    );
    return counted;
  }

  test.each([
    ['reached because another tab has ended the session', 'ended'],
    ['loaded again after the session has expired', 'expired'],
  ])('ROU-22.c SES-26.a SES-26.b %s, it ends none', async (_why, state) => {
    const counted = countSignOuts();
    server.use(memberHandlers.member());
    const { sessionStore } = await open('/SignOut', { hasSession: true, state });
    expect(await heading('Someone has signed in again')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/someone has signed in to Sample/);
    expect(screen.queryByRole('link', { name: 'Sign in again' })).not.toBeInTheDocument();
    expect([sessionStore.get().visitor.kind, counted.calls]).toEqual(['member', 0]);
  });

  test.each([
    ['a deliberate sign-out', null, 'You’re signed out'],
    [
      'a feature’s sign-out',
      { title: 'Your account is closed', text: 'Mail follows.' },
      'Your account is closed',
    ],
  ])(
    'SES-26.a %s whose page is loaded again ends no session that began since',
    async (_why, state, title) => {
      const counted = countSignOuts();
      await open('/SignOut', { state });
      await heading(title);
      expect(counted.calls).toBe(1);
      server.use(memberHandlers.member());
      await open(undefined, { hasSession: true });
      expect(await heading('Someone has signed in again')).toBeVisible();
      expect(counted.calls).toBe(1);
      await userEvent.click(screen.getByRole('link', { name: 'Sign out' }));
      expect(await heading('You’re signed out')).toBeVisible();
      expect(counted.calls).toBe(2);
    },
  );

  test('SES-25.b from here another person goes on at the home page, because a reload would sign them out', async () => {
    countSignOuts();
    server.use(memberHandlers.member());
    const { sessionStore } = await open('/SignOut', { hasSession: true, state: 'ended' });
    await heading('Someone has signed in again');
    act(() => sessionStore.set({ ...sessionStore.get(), isReplaced: true }));
    jsdom.virtualConsole.once('jsdomError', () => undefined);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue as the person signed in' }));
    expect(window.location.pathname).toBe('/');
  });

  test('ROU-22.b ROU-22.c AUT-14.a AUT-14.b ends the session once and shows where to go next', async () => {
    const counted = countSignOuts();
    server.use(memberHandlers.member());
    const { sessionStore } = await open('/account/overview', { hasSession: true });
    await heading('Account');
    await userEvent.click(screen.getByRole('link', { name: 'Sign out' }));
    expect(await heading('You’re signed out')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/login');
    expect(sessionStore.get().visitor).toEqual({ kind: 'anonymous' });
    expect(counted.calls).toBe(1);
    await waitFor(() => expect(document.title).toBe('You’re signed out'));
  });

  test('SES-11 explains why, if nobody asked to be signed out', async () => {
    countSignOuts();
    await open('/SignOut', { state: 'expired' });
    expect(await heading('You’re signed out')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/^Your session ended because nothing happened/);
  });

  test('SES-26.b shows the text of the feature that signed out, until somebody has signed in again', async () => {
    countSignOuts();
    const { sessionStore } = await open('/SignOut', {
      state: { title: 'Your account is closed', text: 'A confirmation is on its way by email.' },
    });
    expect(await heading('Your account is closed')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/confirmation is on its way by email/);
    act(() => sessionStore.set({ status: 'settled', visitor: visitorOf(buildMember()) }));
    expect(await heading('Someone has signed in again')).toBeVisible();
    expect(screen.queryByText(/confirmation is on its way by email/)).not.toBeInTheDocument();
  });

  test.each([
    ['none', []],
    ['direct', ['/login']],
    ['sso', ['/partner/sign-in']],
  ] as const)(
    'ROU-22.a ROU-22.c exists without a session at a partner of type %s, and links to its sign-in: %j',
    async (enrollmentType, hrefs) => {
      countSignOuts();
      await open('/SignOut', { partner: testPartner({ enrollmentType, ssoLoginUrl: '/partner/sign-in' }) });
      expect(await heading('You’re signed out')).toBeVisible();
      const links = screen.queryAllByRole('link', { name: 'Sign in again' });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
    },
  );

  test('AUT-15.b ROU-22.c on a server failure nobody stays signed in here; the page says so and offers a retry', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(
      memberHandlers.member(),
      http.get('*/api/SignOut', () => HttpResponse.json({}, { status: 500 })),
    );
    const { sessionStore } = await open('/SignOut', { hasSession: true });
    expect(await heading('You may still be signed in')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/couldn’t reach/);
    expect(sessionStore.get().visitor).toEqual({ kind: 'anonymous' });
    const reported = vi.fn<(error: Error) => void>();
    jsdom.virtualConsole.once('jsdomError', reported);
    await userEvent.click(screen.getByRole('button', { name: 'Try signing out again' }));
    expect(reported.mock.calls[0]?.[0].message).toContain('navigation to another Document');
  });

  test('ROU-22.c ROU-34 a closed account can sign out there', async () => {
    countSignOuts();
    server.use(memberHandlers.member(buildMemberBody({ memberType: 'ClosedAccountMember' })));
    await open('/search', { hasSession: true });
    await heading('Come back');
    await userEvent.click(screen.getByRole('link', { name: 'Sign out' }));
    expect(await heading('You’re signed out')).toBeVisible();
  });
});
