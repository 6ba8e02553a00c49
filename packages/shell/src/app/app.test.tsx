import {
  buildFeatureFlags,
  buildMemberBody,
  featureFlagHandlers,
  memberHandlers,
} from '@tableside/api-client/testing';
import { contentGroups, emptyContent } from '@tableside/content-client';
import { buildEntry, contentHandlers } from '@tableside/content-client/testing';
import { lazyScreen, type Feature } from '@tableside/kits/feature';
import { defineCopy, useCopy } from '@tableside/kits/content';
import { useAmount, usePartner } from '@tableside/kits/partner';
import { setupMsw } from '@tableside/kits/testing';
import { Link } from '@tableside/ui/link';
import { showToast } from '@tableside/ui/toast';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { useLocation } from 'react-router';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { renderSite } from '../testing.ts';
import { testPartner } from './test-partner.fixture.ts';

const server = setupMsw();

const Broken = () => {
  throw new Error('a screen that cannot render');
};
const Start = () => {
  const { hasDiscoverPage } = usePartner();
  return (
    <>
      <h1>Start</h1>
      <Link href="/broken">To the broken page</Link>
      <Link href="/second">On</Link>
      {hasDiscoverPage && <p>Discover is on</p>}
    </>
  );
};
const rates = defineCopy('rates', { rate: 'Earn {pointsPerDollar} {currencies} per $1' });
const Rates = () => (
  <>
    <p>{useCopy(rates)('rate')}</p>
    <p>{useAmount()(100)}</p>
  </>
);
const Second = () => <h1>Second</h1>;
const route = (path: string, Screen: () => React.ReactNode) => ({
  path,
  screen: lazyScreen(() => Promise.resolve(Screen)),
});

const feature: Feature = {
  name: 'test',
  routes: [
    route('/', Start),
    route('/second', Second),
    route('/rates', Rates),
    route('/broken', Broken),
    { ...route('/vip', Second), isAvailable: ({ hasVIP }) => hasVIP },
  ],
};

const noSlots: NonNullable<Feature['slots']> = {};
const open = (path: string, { partner = testPartner(), slots = noSlots } = {}) =>
  renderSite({ path, features: [{ ...feature, slots }], partner });

const crumbs = {
  '*': [buildEntry('earn', { currency_singular: 'crumb', currency_plural: 'crumbs', points_per_dollar: 3 })],
};
const openBuilt = (path: string, settings: Parameters<typeof testPartner>[0] = {}) =>
  renderSite({
    path,
    features: [feature],
    partner: testPartner({ earn: { pointsPerDollar: 2 }, ...settings }),
    content: { content: emptyContent, digest: 'as it was built' },
  });

const description = () => document.head.querySelectorAll('meta[name="description"]');

describe('the shell', () => {
  test('CON-02 CON2-02 shows nothing of the site until the content has loaded', async () => {
    const held = Promise.withResolvers<void>();
    server.use(
      ...contentHandlers({}, { onRequest: (group) => (group === 'popup' ? held.promise : undefined) }),
    );
    await open('/');
    expect(await screen.findByText('Do not refresh, loading more content')).toBeVisible();
    expect(screen.queryByRole('heading')).toBeNull();
    held.resolve();
    expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
  });

  test('a site that is closed leaves no styles behind', async () => {
    const before = document.head.querySelectorAll('style').length;
    const { close } = await open('/');
    expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
    expect(document.head.querySelectorAll('style').length).toBeGreaterThan(before);
    close();
    expect(document.head.querySelectorAll('style')).toHaveLength(before);
  });

  test('CON-02 CFG-22.a CON-31.a CON-31.b a built site shows its content at once, and nothing newer, its names and rates included, until the last of the eleven groups has arrived from the partner’s path', async () => {
    const held = Promise.withResolvers<void>();
    const requested: string[] = [];
    const onRequest = (group: string) => {
      requested.push(group);
      return group === 'sidebar' ? held.promise : undefined;
    };
    const cmsRoute = '/content/v2';
    server.use(...contentHandlers(crumbs, { cmsRoute, onRequest }));
    await openBuilt('/rates', { cmsRoute });
    expect(await screen.findByText('Earn up to 2 miles per $1')).toBeVisible();
    await waitFor(() => expect(requested).toHaveLength(11), { timeout: 5_000 });
    expect(screen.getByText('Earn up to 2 miles per $1')).toBeVisible();
    expect(screen.getByText('1 mile')).toBeVisible();
    held.resolve();
    expect(await screen.findByText('Earn up to 3 crumbs per $1')).toBeVisible();
    expect(screen.getByText('1 crumb')).toBeVisible();
  });

  test('CON-04.a CON-04.d in a built site a failed group is logged as an error, and the others are updated', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    server.use(...contentHandlers(crumbs, { failing: { sidebar: 503 } }));
    await openBuilt('/rates');
    expect(await screen.findByText('Earn up to 3 crumbs per $1', {}, { timeout: 5_000 })).toBeVisible();
    expect(error.mock.calls).toEqual([['Content sidebar: Service Unavailable']]);
  });

  test.each(['beforeunload', 'pagehide'])(
    'CON-04.a in a built site calls that leaving the page cancels are not logged as errors: %s',
    async (event) => {
      const error = vi.spyOn(console, 'error').mockReturnValue();
      const info = vi.spyOn(console, 'info').mockReturnValue();
      const requested: string[] = [];
      const onRequest = (group: string) => {
        requested.push(group);
        return new Promise<void>(() => undefined);
      };
      server.use(...contentHandlers({}, { onRequest }));
      await openBuilt('/rates');
      await waitFor(() => expect(requested).toHaveLength(1), { timeout: 5_000 });
      window.dispatchEvent(new Event(event));
      await waitFor(() => expect(info).toHaveBeenCalled());
      expect(error).not.toHaveBeenCalled();
    },
  );

  test('CON-04.a CON-04.d in a built site nothing changes if all groups fail', async () => {
    vi.spyOn(console, 'info').mockReturnValue();
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const failing = Object.fromEntries(contentGroups.map((group) => [group, 503] as const));
    server.use(...contentHandlers({}, { failing }));
    await openBuilt('/rates');
    await waitFor(() => expect(error).toHaveBeenCalledTimes(11), { timeout: 5_000 });
    expect(screen.getByText('Earn up to 2 miles per $1')).toBeVisible();
  });

  test.each([
    ['in preview mode the site requests and shows drafts', true, '1', 'Earn up to 3 crumbs per $1'],
    ['otherwise it does neither', false, null, 'Earn up to 2 miles per $1'],
  ])('CON-07 CFG-21.a %s', async (_, cmsPreview, expected, text) => {
    const requested: (string | null)[] = [];
    server.use(
      http.get('*/api/cms/pages/:group/', ({ request, params }) => {
        const preview = new URL(request.url).searchParams.get('preview');
        requested.push(preview);
        return HttpResponse.json({ data: preview === '1' && params['group'] === '*' ? crumbs['*'] : [] });
      }),
    );
    await open('/rates', { partner: testPartner({ cmsPreview, earn: { pointsPerDollar: 2 } }) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(requested).toEqual(Array.from({ length: 11 }, () => expected));
  });

  test('SES-14 SES-16.a a page that opens fetches the CSRF token once, before anything needs it', async () => {
    await open('/');
    await waitFor(() => expect(sessionStorage.getItem('dr.antiForgeryToken')).toBe('token-of-this-session'));
    expect(server.countOf('GET /api/CSRF')).toBe(1);
  });

  test.each(['/zzz', '/not_found', '/second/zzz'])(
    'ROU-21.a ROU-21.b %s shows title, tagline and a link home',
    async (path) => {
      await open(path);
      expect(
        await screen.findByRole('heading', { level: 1, name: 'This page isn’t on the menu' }),
      ).toBeVisible();
      expect(screen.getByText('It may have moved, or the link may be wrong.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
      await waitFor(() => expect(document.title).toBe('Not found'));
      expect(window.location.pathname).toBe(path);
    },
  );

  test('ROU-37.a ERR-11 a screen that fails is replaced at its own address by the error with the reference code and the support phone', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const headers = { 'X-Request-Id': 'ab12-cd34-ef56' };
    server.use(http.get('*/api/CSRF', () => HttpResponse.json({ csrfToken: 'token-1' }, { headers })));
    await open('/');
    await waitFor(() => expect(sessionStorage.getItem('dr.antiForgeryToken')).toBe('token-1'));
    await userEvent.click(await screen.findByRole('link', { name: 'To the broken page' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Please refresh the page and try again\.$/);
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong.' })).toBeVisible();
    expect(screen.getByTestId('reference-code').textContent).toBe('AB12CD');
    expect(screen.getByRole('link', { name: '1-800-555-0100' })).toHaveAttribute('href', 'tel:+18005550100');
    expect(document.title).toBe('Sorry');
    expect(window.location.pathname).toBe('/broken');
  });

  test('ROU-20 ERR-11 /error is complete immediately, while every call is pending', async () => {
    server.use(http.all('*', () => new Promise<Response>(() => undefined)));
    await open('/error');
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong.' })).toBeVisible();
    expect(screen.getByTestId('reference-code')).toHaveTextContent(/^[0-9A-F]{6}$/);
    expect(screen.getByRole('link', { name: '1-800-555-0100' })).toHaveAttribute('href', 'tel:+18005550100');
    expect(screen.getByRole('main').querySelector('svg')).toBeInTheDocument();
  });

  test('ROU-20 ERR-11 the code of a prerendered page stays while it is read out, whatever is answered meanwhile', async () => {
    const member = Promise.withResolvers<Response>();
    server.use(memberHandlers.member(() => member.promise));
    const { sessionStore } = await renderSite({
      path: '/error',
      features: [feature],
      partner: testPartner(),
      content: { content: emptyContent, digest: 'built' },
      hasSession: true,
      isPrerendered: true,
    });
    const code = screen.getByTestId('reference-code').textContent;
    expect(code).toMatch(/^[0-9A-F]{6}$/);
    const headers = { 'X-Request-Id': 'later' };
    member.resolve(Response.json(buildMemberBody(), { headers }));
    await waitFor(() => expect(sessionStore.get().member).toBeDefined());
    expect(screen.getByTestId('reference-code').textContent).toBe(code);
  });

  test('ROU-37.a if not even the frame can render, the error is shown at the same address', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/', { slots: { header: Broken } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong.' })).toBeVisible();
    expect(window.location.pathname).toBe('/');
  });

  test('a failed overlay does not affect the page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/', { slots: { overlay: Broken } });
    expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('ERR-24.c a failed end of a page is tried again on the next page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const PageEnd = () => (useLocation().pathname === '/' ? <Broken /> : <p>The end</p>);
    const { user } = await open('/', { slots: { pageEnd: PageEnd } });
    await user.click(await screen.findByRole('link', { name: 'On' }));
    expect(await screen.findByText('The end')).toBeVisible();
  });

  test('ERR-03.b the first messages of a session are shown without fetching anything for them', async () => {
    await open('/');
    await screen.findByRole('heading', { name: 'Start' });
    act(() => {
      for (const kind of ['success', 'error', 'warning', 'info'] as const)
        showToast({ kind, message: `The ${kind}.` });
    });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'The info.',
      'WARNING: The warning.',
      'ERROR: The error.',
      'SUCCESS: The success.',
    ]);
  });

  test('CON-04.b CON-04.c ten failed groups do not keep the site from being shown', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { popup: _responding, ...failing } = Object.fromEntries(contentGroups.map((group) => [group, 503]));
    server.use(...contentHandlers({}, { failing }));
    await open('/');
    expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
  });

  test('CON-04.c without any content the server error page is shown', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(
      ...contentHandlers({}, { failing: Object.fromEntries(contentGroups.map((group) => [group, 503])) }),
    );
    await open('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong.' })).toBeVisible();
    expect(screen.getByTestId('reference-code')).toHaveTextContent(/\S/);
  });

  test.each([
    ['with content built in registers', openBuilt, ['/worker.js']],
    ['with live content does not register', open, []],
  ] as const)('CHR-40.a a site %s the service worker', async (_, openSite, paths) => {
    const register = vi.fn<(path: string) => Promise<never>>(() => new Promise(() => undefined));
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
    await openSite('/');
    await screen.findByRole('heading', { name: 'Start' });
    expect(register.mock.calls.map(([path]) => path)).toEqual(paths);
  });

  test('ROU-28 ROU-29 each route sets one title and one description', async () => {
    await open('/');
    await screen.findByRole('heading', { name: 'Start' });
    expect(document.title).toBe('Sample Plates');
    expect(description()).toHaveLength(1);
    expect(description()[0]).toHaveAttribute('content', 'Dine and earn.');
  });

  test.each([
    ['/terrace', 'Summer on the terrace'],
    ['/fireside', 'Winter by the fire'],
    ['/summer', 'This page isn’t on the menu'],
    ['/Terrace', 'This page isn’t on the menu'],
  ])(
    'ROU-23 of two paths of a partner, each shows the content page with its slug, and no other path does: %s',
    async (path, heading) => {
      const page = (slug: string, browser_title: string, title: string) =>
        buildEntry(slug, {
          url: `${slug}-bonus`,
          browser_title,
          main_column: [{ type: 'title', fields: { text_mobile: title } }],
        });
      const discover = [page('summer', 'Terrace | Sample', 'Summer on the terrace')];
      const earn_details = [page('winter', 'Fireside | Sample', 'Winter by the fire')];
      server.use(...contentHandlers({ discover, earn_details }));
      const extraRoutes = [
        { path: '/terrace', slug: 'summer' },
        { path: '/fireside', slug: 'winter' },
      ];
      await open(path, { partner: testPartner({ extraRoutes }) });
      expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
      const titles: Record<string, string> = {
        '/terrace': 'Terrace | Sample',
        '/fireside': 'Fireside | Sample',
      };
      expect(document.title).toBe(titles[path] ?? 'Not found');
    },
  );

  test('ROU-21.a a page’s path in upper case is not found, and links to the page with its query', async () => {
    await open('/Second?near=here');
    expect(await screen.findByRole('heading', { name: 'This page isn’t on the menu' })).toBeVisible();
    expect(screen.getByText('Addresses here are all lowercase.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Go to /second' });
    expect(link).toHaveAttribute('href', '/second?near=here');
    await userEvent.click(link);
    expect(await screen.findByRole('heading', { name: 'Second' })).toBeVisible();
  });

  test('ROU-21.a ROU-21.b an upper-case path that is no page either way, and a missing file, link home', async () => {
    await open('/Zzz');
    expect(await screen.findByRole('link', { name: 'Go to the home page' })).toBeVisible();
    await open('/menu/lunch.pdf');
    expect(await screen.findByRole('heading', { name: 'This file isn’t here' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  });

  test('ROU-21.a a route that the partner does not have is not found', async () => {
    await open('/vip');
    expect(await screen.findByRole('heading', { name: 'This page isn’t on the menu' })).toBeVisible();
  });

  test.each([
    ['an empty object', {}],
    ['null', null],
    ['text', 'on'],
    ['switches that are none', { authFlags: { outage: 'no' }, filters: [], partnerFeatureFlags: null }],
  ])('API-08 feature flags that are %s leave the site with its settings', async (_what, flags) => {
    server.use(featureFlagHandlers.flags(HttpResponse.json(flags)));
    await open('/');
    expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
    // The content response has arrived by the time the next page is shown.
    await userEvent.click(screen.getByRole('link', { name: 'On' }));
    expect(await screen.findByRole('heading', { name: 'Second' })).toBeVisible();
  });

  test('CFG-33.b API-08 a flag of the server overrides the partner’s switch', async () => {
    server.use(
      featureFlagHandlers.flags(buildFeatureFlags({ partnerFeatureFlags: { hasDiscoverPage: true } })),
    );
    await open('/');
    expect(await screen.findByText('Discover is on')).toBeVisible();
  });
});
