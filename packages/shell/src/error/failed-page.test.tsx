import { memberHandlers } from '@tableside/api-client/testing';
import { setupMsw } from '@tableside/kits/testing';
import { lazyScreen, type Feature } from '@tableside/kits/feature';
import { Link } from '@tableside/ui/link';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { testPartner } from '../app/test-partner.fixture.ts';
import { renderSite } from '../testing.ts';

declare const jsdom: { readonly virtualConsole: NodeJS.EventEmitter };

const server = setupMsw();
const build = (name: string) => `<script>start(["/assets/index-${name}.js"])</script>`;

const Start = () => (
  <>
    <h1>Start</h1>
    <Link href="/missing">Missing</Link>
    <Link href="/broken">Broken</Link>
    <Link href="/later">Later</Link>
  </>
);
const Broken = () => {
  throw new Error('a screen that cannot render');
};
const feature: Feature = {
  name: 'test',
  routes: [
    { path: '/', screen: lazyScreen(() => Promise.resolve(Start)) },
    { path: '/broken', screen: lazyScreen(() => Promise.resolve(Broken)) },
    { path: '/missing', screen: lazyScreen(() => Promise.reject(new TypeError('Failed to fetch'))) },
  ],
  slots: { header: () => <input aria-label="Search" /> },
};
const open = (path: string, options = {}) =>
  renderSite({ path, features: [feature], partner: testPartner(), ...options });

let pages: string[];
const serve = (name: string) =>
  server.use(
    http.get(/\/(missing|broken)$/, ({ request }) => {
      pages.push(new URL(request.url).pathname);
      return HttpResponse.html(build(name));
    }),
  );
const isLoading = () => (window.history.state as { readonly isSecondLoad?: true }).isSecondLoad === true;
const error = () => screen.findByRole('heading', { level: 1, name: 'Something went wrong.' });

beforeEach(() => {
  pages = [];
  document.head.insertAdjacentHTML('beforeend', '<link href="/assets/index-build-01.js">');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => document.head.querySelector('link[href*="build-01"]')?.remove());

test.each([
  ['an anonymous visitor', false],
  ['a member', true],
])(
  'ROU-38.a for %s a screen whose code is missing waits for its page of the new build',
  async (_, hasSession) => {
    serve('build-02');
    server.use(memberHandlers.member());
    const { user, sessionStore } = await open('/', { hasSession });
    await waitFor(() => expect(sessionStore.get().member !== undefined).toBe(hasSession));
    await user.click(await screen.findByRole('link', { name: 'Missing' }));
    await waitFor(() => expect(isLoading()).toBe(true));
    expect(window.location.pathname).toBe('/missing');
    expect(pages).toContain('/missing');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('ROU-37.a ROU-37.b ROU-38.a a screen whose code is missing in the newest build shows the error at its address, which it can load again', async () => {
  serve('build-01');
  const { user } = await open('/');
  await user.click(await screen.findByRole('link', { name: 'Missing' }));
  expect(await error()).toBeVisible();
  expect(window.location.pathname).toBe('/missing');
  expect(isLoading()).toBe(false);
  const reported = vi.fn<(error: Error) => void>();
  jsdom.virtualConsole.once('jsdomError', reported);
  // At the address of the home page, jsdom reports a reload, but not a way to the home page.
  window.history.replaceState(window.history.state, '', '/');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reported.mock.calls[0]?.[0].message).toContain('navigation to another Document');
  expect(window.location.pathname).toBe('/');
});

test('ROU-38.c a member whose session would end with the page is not signed out to load it again', async () => {
  serve('build-02');
  server.use(memberHandlers.member());
  vi.stubGlobal('__API_URL__', window.location.origin);
  const { user, sessionStore } = await open('/', { hasSession: true });
  await waitFor(() => expect(sessionStore.get().member).toBeDefined());
  await user.click(await screen.findByRole('link', { name: 'Missing' }));
  expect(await error()).toBeVisible();
  expect(isLoading()).toBe(false);
});

test('ROU-38.c what was typed beside the screen is not lost to load it again', async () => {
  serve('build-02');
  const { user } = await open('/');
  await user.type(await screen.findByRole('textbox'), 'thai');
  await user.click(screen.getByRole('link', { name: 'Missing' }));
  expect(await error()).toBeVisible();
  expect([isLoading(), screen.getByDisplayValue('thai')]).toEqual([false, screen.getByRole('textbox')]);
});

test('ROU-38.a a screen that fails for another reason is not loaded again', async () => {
  serve('build-02');
  const { user } = await open('/');
  await user.click(await screen.findByRole('link', { name: 'Broken' }));
  expect(await error()).toBeVisible();
  expect(pages).toEqual([]);
});

test('ROU-37.a back from a failed page shows the page before it', async () => {
  const { user } = await open('/');
  await user.click(await screen.findByRole('link', { name: 'Broken' }));
  await error();
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
});

test('ROU-37.c coming back to a screen whose code failed loads it again', async () => {
  let isReachable = false;
  const Later = () => <h1>Later</h1>;
  const load = () =>
    isReachable ? Promise.resolve(Later) : Promise.reject(new TypeError('Failed to fetch'));
  const routes = [...feature.routes, { path: '/later', screen: lazyScreen(load) }];
  const { user } = await open('/', { features: [{ ...feature, routes }] });
  await user.click(await screen.findByRole('link', { name: 'Later' }));
  expect(await error()).toBeVisible();
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible();
  isReachable = true;
  act(() => window.history.forward());
  expect(await screen.findByRole('heading', { name: 'Later' })).toBeVisible();
});
