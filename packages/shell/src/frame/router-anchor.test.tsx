import { WAITS } from '@tableside/core/page-protocol';
import { lazyScreen, type Feature } from '@tableside/kits/feature';
import { setupMsw } from '@tableside/kits/testing';
import { Link } from '@tableside/ui/link';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { testPartner } from '../app/test-partner.fixture.ts';
import { renderSite } from '../testing.ts';

setupMsw();
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

const Start = () => (
  <>
    <Link href="/login">Our sign-in</Link>
    <Link href="/partner/sign-in">The partner’s sign-in</Link>
    <Link href="/lists/7?sort=name#top">The list</Link>
  </>
);

async function openStart() {
  const code = vi.fn(() => Promise.resolve(() => <h1>List</h1>));
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const feature: Feature = {
    name: 'lists',
    routes: [
      { path: '/', screen: lazyScreen(() => Promise.resolve(Start)) },
      {
        path: '/lists/:list',
        screen: lazyScreen(code),
        findData: async ({ params, query }) =>
          params['list'] === '7' && query.get('sort') === 'name' ? { address: '/lists/7', load } : undefined,
      },
    ],
  };
  await renderSite({ path: '/', features: [feature], partner: testPartner() });
  return { code, load, link: await screen.findByRole('link', { name: 'The list' }) };
}

test.each([
  ['a pointer', fireEvent.pointerEnter],
  ['the focus', fireEvent.focus],
])(
  'a screen and its data are prefetched when %s reaches a link, and a failure is ignored',
  async (_, reach) => {
    const { code, load, link } = await openStart();
    expect(code).not.toHaveBeenCalled();
    reach(link);
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(code).toHaveBeenCalledOnce();
  },
);

test('nothing is prefetched for visitors who save data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { code, load, link } = await openStart();
  fireEvent.pointerEnter(link);
  fireEvent.focus(link);
  await Promise.resolve();
  expect(code).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['direct', 'Our sign-in'],
  ['sso', 'The partner’s sign-in'],
] as const)(
  'AUT-08.a AUT-13 with enrollment type %s, a click on %s waits for the code that stores the page, and leaves the site if it is the partner’s',
  async (enrollmentType, name) => {
    const feature: Feature = {
      name: 'start',
      routes: [{ path: '/', screen: lazyScreen(() => Promise.resolve(Start)) }],
    };
    const partner = testPartner({ enrollmentType, ssoLoginUrl: '/partner/sign-in' });
    await renderSite({ path: '/', features: [feature], partner });
    const waiting = (await screen.findAllByRole('link')).filter((link) => link.hasAttribute(WAITS));
    const link = screen.getByRole('link', { name });
    expect(waiting).toEqual([link]);
    let isRouted: boolean | undefined;
    const stop = (event: Event) => {
      isRouted = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', stop, { once: true });
    fireEvent.click(link);
    expect(isRouted).toBe(enrollmentType === 'direct');
  },
);

test('a double click adds one history entry, although the screen is still loading', async () => {
  const held = Promise.withResolvers<() => React.ReactNode>();
  const feature: Feature = {
    name: 'lists',
    routes: [
      { path: '/', screen: lazyScreen(() => Promise.resolve(Start)) },
      { path: '/lists/:list', screen: lazyScreen(() => held.promise) },
    ],
  };
  const { user } = await renderSite({ path: '/', features: [feature], partner: testPartner() });
  const before = window.history.length;
  await user.dblClick(await screen.findByRole('link', { name: 'The list' }));
  expect(window.location.pathname).toBe('/lists/7');
  expect(window.history.length).toBe(before + 1);
  held.resolve(() => <h1>List</h1>);
  expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible();
});
