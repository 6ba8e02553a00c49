import {
  buildFeatureFlags,
  buildMemberBody,
  buildSessionBody,
  featureFlagHandlers,
  memberHandlers,
  problem,
  signInHandlers,
} from '@tableside/api-client/testing';
import { buildEntry, contentHandlers } from '@tableside/content-client/testing';
import { lazyScreen, type Feature } from '@tableside/kits/feature';
import { useApi, useSessionState } from '@tableside/kits/session';
import { setupMsw } from '@tableside/kits/testing';
import { Link } from '@tableside/ui/link';
import { useMutation } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { useEffect } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { renderSite, type SiteOptions } from '../testing.ts';
import { testPartner } from './test-partner.fixture.ts';

declare const jsdom: { readonly virtualConsole: NodeJS.EventEmitter };

const server = setupMsw();

const route = (path: string, Screen: () => React.ReactNode) => ({
  path,
  screen: lazyScreen(() => Promise.resolve(Screen)),
});
function Cards() {
  const client = useApi();
  const { mutate } = useMutation({
    mutationFn: () => client.call({ path: '/api/Cards', isMemberSpecific: true }),
  });
  return (
    <>
      <h1>Account</h1>
      <button onClick={() => mutate()}>Cards</button>
      <Link href="/search">Search</Link>
    </>
  );
}
const feature: Feature = {
  name: 'test',
  routes: [
    route('/', () => <h1>Home</h1>),
    route('/search', () => <h1>Search</h1>),
    { ...route('/login', () => <h1>Sign in</h1>), isGuarded: true },
    { ...route('/join', () => <h1>Join</h1>), isGuarded: true },
    { ...route('/add_card', () => <h1>Add card</h1>), isGuarded: true },
    { ...route('/account/*', Cards), isGuarded: true },
  ],
  slots: { header: () => <Link href="/SignOut">Sign out</Link>, closedAccount: () => <h1>Come back</h1> },
};
const open = (path: string, options: Partial<SiteOptions> = {}) =>
  renderSite({ path, partner: testPartner(), features: [feature], ...options });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('members', () => {
  test('ROU-32.a an anonymous visitor on an account page is redirected to /login, which replaces it in the history', async () => {
    await open('/account/overview');
    expect(await heading('Sign in')).toBeVisible();
    expect(window.location.pathname).toBe('/login');
    expect(window.history.state).toMatchObject({ idx: 0 });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('ROU-32.a SES-28 a member sees the account, and before the session is known nothing, or an error with a retry once its code is late', async () => {
    const member = Promise.withResolvers<ReturnType<typeof buildMemberBody>>();
    server.use(memberHandlers.member(() => member.promise));
    const { sessionStore } = await open('/account/overview', { hasSession: true });
    expect(await screen.findByRole('link', { name: 'Sign out' })).toBeVisible();
    expect(screen.getByText('Do not refresh, loading more content')).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    act(() => sessionStore.set({ ...sessionStore.get(), isLate: true }));
    expect(await heading('Something went wrong.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    member.resolve(buildMemberBody());
    expect(await heading('Account')).toBeVisible();
    expect(window.location.pathname).toBe('/account/overview');
  });

  test('CFG-17.a CFG-33.b a switch overridden by the server decides where a new person is redirected', async () => {
    const partnerFeatureFlags = { hasAutoEnroll: false };
    server.use(
      featureFlagHandlers.flags(buildFeatureFlags({ partnerFeatureFlags })),
      memberHandlers.member(buildMemberBody({ memberType: 'NonCardMember', mustJoin: true })),
    );
    const partner = testPartner({ enrollmentType: 'sso', hasAutoEnroll: true });
    await open('/account/overview', { hasSession: true, partner });
    expect(await heading('Join')).toBeVisible();
    expect(window.location.pathname).toBe('/join');
  });

  test('a guarded screen with its own placeholder renders immediately, and is not remounted', async () => {
    const member = Promise.withResolvers<ReturnType<typeof buildMemberBody>>();
    server.use(memberHandlers.member(() => member.promise));
    const Screen = () => <h1>{useSessionState().member ? 'Account' : 'Somebody'}</h1>;
    const routes = [{ ...route('/account/*', Screen), isGuarded: true, hasOwnWaiting: true }];
    await open('/account/overview', { hasSession: true, features: [{ name: 'test', routes }] });
    const standing = await heading('Somebody');
    member.resolve(buildMemberBody());
    await waitFor(() => expect(standing).toHaveTextContent('Account'));
    expect(standing).toBeInTheDocument();
  });

  test('ROU-32.a a member who will be redirected sees nothing of a page with its own placeholder before', async () => {
    const flags = Promise.withResolvers<ReturnType<typeof buildFeatureFlags>>();
    server.use(
      featureFlagHandlers.flags(() => flags.promise),
      memberHandlers.member(buildMemberBody({ emailUpdateRequired: true })),
    );
    const shown: string[] = [];
    const Screen = () => {
      const { member } = useSessionState();
      useEffect(() => {
        if (member) shown.push(member.publicId);
      }, [member]);
      return <h1>Account</h1>;
    };
    const routes = [
      { ...route('/account/*', Screen), isGuarded: true, hasOwnWaiting: true },
      { ...route('/fix_credentials', () => <h1>New address</h1>), isGuarded: true },
    ];
    const { sessionStore } = await open('/account/overview', {
      hasSession: true,
      features: [{ name: 'test', routes }],
    });
    await waitFor(() => expect(sessionStore.get().member).toBeDefined());
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Account' })).toBeNull());
    flags.resolve(buildFeatureFlags());
    expect(await heading('New address')).toBeVisible();
    expect(shown).toEqual([]);
  });

  test('ROU-33.a ROU-33.b SES-18.a a member call, which carries the token, answered with 401 clears the member and redirects to /login', async () => {
    const proofs: (string | null)[] = [];
    server.use(
      memberHandlers.member(),
      http.get('*/api/Cards', ({ request }) => {
        proofs.push(request.headers.get('Authorization'));
        return HttpResponse.json({}, { status: 401 });
      }),
    );
    const { sessionStore } = await open('/account/overview', { hasSession: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Cards' }));
    expect(await heading('Sign in')).toBeVisible();
    expect(window.location.pathname).toBe('/login');
    // The sign-in page reads the reason from this state.
    expect(window.history.state).toMatchObject({ usr: 'expired', idx: 0 });
    expect(sessionStore.get()).toMatchObject({ status: 'settled', visitor: { kind: 'anonymous' } });
    expect(sessionStore.get().member).toBeUndefined();
    expect(proofs).toEqual([`Bearer ${buildSessionBody().accessToken}`]);
  });

  test.each([
    ['/search?location=Chicago', '/search?location=Chicago'],
    ['/our-story', '/our-story'],
    ['/zzz', undefined],
  ])(
    'AUT-08.a AUT-08.b of %s, the page for after sign-in is %s: one that is not there is none',
    async (path, stored) => {
      const partner = testPartner({ extraRoutes: [{ path: '/our-story', slug: 'our-story' }] });
      await open(path, { partner });
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() =>
        expect(sessionStorage.getItem('dr.loginRedirect') ?? '{}').toContain(stored ?? '{}'),
      );
    },
  );

  test('AUT-04.b SES-09 SES-10 SES-12.a each member call prolongs the session, the member is refetched on each navigation, and from the warning', async () => {
    let calls = 0;
    server.use(
      memberHandlers.member(() => {
        calls += 1;
        return buildMemberBody();
      }),
      http.get('*/api/Cards', () => HttpResponse.json({})),
    );
    const { sessionStore } = await open('/account/overview', { hasSession: true });
    const cards = await screen.findByRole('button', { name: 'Cards' });
    const recorded = () => localStorage.getItem('dr.sessionExpiry');
    localStorage.removeItem('dr.sessionExpiry');
    await userEvent.click(cards);
    await waitFor(() => expect(recorded()).not.toBeNull());
    await userEvent.click(await screen.findByRole('link', { name: 'Search' }));
    expect(await heading('Search')).toBeVisible();
    await waitFor(() => expect(calls).toBe(2));
    act(() => sessionStore.set({ ...sessionStore.get(), warning: { secondsLeft: () => 60 } }));
    expect(await screen.findByText('You will be automatically logged out due to inactivity.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Click here to keep this session active.' }));
    await waitFor(() => expect(calls).toBe(3));
  });

  test('ERN-04 the banner of a partner’s own page welcomes a member back', async () => {
    const banner = { enable_banner: true, image: '/images/wide', include_welcome_message: true };
    server.use(
      ...contentHandlers({ discover: [buildEntry('summer', { banner })] }),
      memberHandlers.member(buildMemberBody({ firstName: 'Ines' })),
    );
    const partner = testPartner({ extraRoutes: [{ path: '/terrace', slug: 'summer' }] });
    await open('/terrace', { hasSession: true, partner });
    expect(await screen.findByText('Welcome back, Ines')).toBeVisible();
  });

  test.each(['/search', '/account/overview', '/zzz', '/error'])(
    'ROU-34 SES-04 a member with a closed account sees re-enrollment only on %s',
    async (path) => {
      server.use(memberHandlers.member(buildMemberBody({ memberType: 'ClosedAccountMember' })));
      await open(path, { hasSession: true });
      expect(await heading('Come back')).toBeVisible();
      expect(screen.getAllByRole('heading')).toHaveLength(1);
      expect(window.location.pathname).toBe(path);
      expect(screen.getByRole('link', { name: 'Sign out' })).toBeVisible();
    },
  );
});

test('SES-25.a SES-25.b once another person has signed in, nothing of the page is left but a way to go on', async () => {
  server.use(memberHandlers.member());
  const Overlay = () => (
    <dialog open>
      <input aria-label="Typed" />
    </dialog>
  );
  const withOverlay = { ...feature, slots: { ...feature.slots, overlay: Overlay } };
  const { root, user } = await open('/account/overview', { hasSession: true, features: [withOverlay] });
  await heading('Account');
  await user.type(await screen.findByRole('textbox', { name: 'Typed' }), 'of the first');
  server.use(memberHandlers.member(buildMemberBody({ publicId: 'member-2', firstName: 'Morgan' })));
  await user.click(screen.getByRole('link', { name: 'Search' }));
  expect(await heading('Someone else is signed in now')).toBeVisible();
  expect(within(root).getAllByRole('heading')).toHaveLength(1);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  const reported = vi.fn<(error: Error) => void>();
  jsdom.virtualConsole.once('jsdomError', reported);
  await user.click(screen.getByRole('button', { name: 'Continue as the person signed in' }));
  expect(reported.mock.calls[0]?.[0].message).toContain('navigation to another Document');
});

describe('an outage', () => {
  const title = "We're Working On It";
  const later = 'Our team is working to resolve it as quickly as possible. Please check back later.';
  beforeEach(() => server.use(featureFlagHandlers.flags(buildFeatureFlags({ authFlags: { outage: true } }))));

  const issueWith = (process: string) =>
    `We're currently experiencing an issue with our ${process} process. ${later}`;
  const issue = "We're currently experiencing an issue.";

  test.each([
    ['ROU-24 ERR-07', 'direct', '/login', issueWith('login')],
    ['ROU-24 ERR-07', 'sso', '/login', issueWith('login')],
    ['ROU-24 ERR-07', 'direct', '/login/', issueWith('login')],
    ['ROU-24 ERR-08', 'direct', '/join', issueWith('enrollment')],
    ['ROU-24 ERR-08', 'sso', '/join/', issueWith('enrollment')],
    ['ROU-25.a ERR-09', 'direct', '/', issue],
    ['ROU-25.a ERR-09', 'sso', '/search', issue],
    ['ROU-25.a ERR-09', 'direct', '/add_card', issue],
    ['ROU-25.a ERR-09', 'sso', '/account/overview', issue],
    ['ROU-25.a ERR-09', 'direct', '/error', issue],
    ['ROU-25.a ERR-09', 'direct', '/not_found', issue],
    ['ROU-25.a ERR-09', 'direct', '/our-story', issue],
    ['ROU-25.a ERR-09', 'direct', '/zzz', issue],
    ['ROU-25.a ERR-09', 'direct', '/login/zzz', issue],
    ['ROU-25.a ERR-09', 'none', '/', issue],
    ['ROU-25.a ERR-09', 'none', '/login', issue],
  ] as const)('%s at a partner of type %s on %s', async (_, enrollmentType, path, text) => {
    const extraRoutes = [{ path: '/our-story', slug: 'our-story' }];
    await open(path, { partner: testPartner({ enrollmentType, extraRoutes }) });
    expect(await heading(title)).toBeVisible();
    expect(screen.getByRole('main').textContent).toBe(title + text);
    expect(window.location.pathname).toBe(path);
    await waitFor(() => expect(document.title).toBe(title));
  });

  test.each([
    ['ROU-25.a ERR-09', '/account/overview', issue],
    ['ROU-24 ERR-07', '/login', issueWith('login')],
  ])('%s a slow answer does not let a guard redirect from %s first', async (_, path, text) => {
    const held = Promise.withResolvers<void>();
    server.use(
      featureFlagHandlers.flags(async () => {
        await held.promise;
        return buildFeatureFlags({ authFlags: { outage: true } });
      }),
      memberHandlers.member(),
    );
    const { sessionStore } = await open(path, { hasSession: path === '/login' });
    await waitFor(() =>
      expect(sessionStore.get()).toMatchObject({ status: 'settled', guard: expect.anything() }),
    );
    held.resolve();
    expect(await heading(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(window.location.pathname).toBe(path);
  });

  test('ROU-32.a without an answer about outages, guards redirect all the same', async () => {
    server.use(featureFlagHandlers.flags(problem(500)));
    await open('/account/overview');
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  });

  test('ROU-25.b still allows signing out', async () => {
    server.use(
      memberHandlers.member(),
      signInHandlers.signOut(() => ({ isSignedOut: true, identityLogoutUrl: null })),
    );
    const { sessionStore } = await open('/SignOut', { hasSession: true });
    expect(await heading('You’re signed out')).toBeVisible();
    expect(sessionStore.get().visitor).toEqual({ kind: 'anonymous' });
  });
});
