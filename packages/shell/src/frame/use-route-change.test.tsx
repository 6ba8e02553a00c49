import { lazyScreen, type Feature } from '@tableside/kits/feature';
import { setupMsw } from '@tableside/kits/testing';
import { Link } from '@tableside/ui/link';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';

import { testPartner } from '../app/test-partner.fixture.ts';
import { renderSite } from '../testing.ts';

setupMsw();

const scrollIntoView = vi.fn();
/** jsdom has no layout, so any scroll position can be set. */
const scrollTo = (top: number) => {
  window.scrollY = top;
  fireEvent.scroll(window);
};

beforeEach(() => {
  scrollIntoView.mockClear();
  sessionStorage.clear();
  window.scrollY = 0;
  vi.stubGlobal('scrollTo', (_: number, top: number) => scrollTo(top));
  Element.prototype.scrollIntoView = function note() {
    scrollIntoView(this.id);
  };
});

function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [hasTerms, setHasTerms] = useState(false);
  return (
    <>
      <h1>{pathname + search}</h1>
      <Link href="/lists">The lists</Link>
      <Link href="/lists/1">The first list</Link>
      <Link href="/lists/1/open">Open the first list</Link>
      <Link href="/lists#terms">Terms of the lists</Link>
      <Link href="?page=2">Page 2</Link>
      <Link href="#terms">Terms</Link>
      <Link href="#caf%C3%A9">Café</Link>
      <Link href="#100%">All of it</Link>
      <Link href="#load">To the button</Link>
      <p id="café">Café</p>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button id="load" onClick={() => setHasTerms(true)}>
        Load the terms
      </button>
      {(hasTerms || pathname === '/lists') && <p id="terms">Terms</p>}
    </>
  );
}
const lists = lazyScreen(() => Promise.resolve(Page));
const feature: Feature = {
  name: 'lists',
  routes: [
    { path: '/', screen: lazyScreen(() => Promise.resolve(Page)) },
    { path: '/lists/:list/open', screen: lists, isDialog: true },
    { path: '/lists/*', screen: lists },
  ],
};

/** Without a path, the page is reloaded. */
const open = async (path?: string) => {
  await renderSite({ ...(path !== undefined && { path }), features: [feature], partner: testPartner() });
  await screen.findByRole('heading', { level: 1 });
};
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const goBack = () => userEvent.click(screen.getByRole('button', { name: 'Back' }));
const isAt = (path: string) => screen.findByRole('heading', { level: 1, name: path });

test('ROU-27.a a new route begins at the top with focus on the main element', async () => {
  await open('/');
  expect(window.history.scrollRestoration).toBe('manual');
  expect(screen.getByRole('main')).not.toHaveFocus();
  scrollTo(900);
  const focus = vi.spyOn(screen.getByRole('main'), 'focus');
  await follow('The lists');
  await isAt('/lists');
  await waitFor(() => expect(window.scrollY).toBe(0));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('ROU-27.a a page below a page is a new one, although one screen shows both', async () => {
  await open('/lists');
  scrollTo(900);
  await follow('The first list');
  await isAt('/lists/1');
  await waitFor(() => expect(window.scrollY).toBe(0));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('ROU-27.a a dialog over a page, and a change of only the query, keep position and focus', async () => {
  await open('/lists/1');
  scrollTo(900);
  await follow('Open the first list');
  await isAt('/lists/1/open');
  await follow('The first list');
  await isAt('/lists/1');
  await follow('Page 2');
  await isAt('/lists/1?page=2');
  expect(window.scrollY).toBe(900);
  expect(screen.getByRole('main')).not.toHaveFocus();
});

test.each(['Page 2', 'The first list'])(
  'FND-03.d what the HTML says of its page to machines is removed on the way to another one (%s)',
  async (link) => {
    const markup = Object.assign(document.createElement('script'), { type: 'application/ld+json' });
    document.head.append(markup);
    await open('/lists');
    expect(markup).toBeInTheDocument();
    await follow(link);
    await waitFor(() => expect(markup).not.toBeInTheDocument());
  },
);

test('ROU-27.b Back restores the scroll position of the list', async () => {
  await open('/lists');
  scrollTo(900);
  await follow('The first list');
  await isAt('/lists/1');
  await waitFor(() => expect(window.scrollY).toBe(0));
  scrollTo(50);
  await goBack();
  await isAt('/lists');
  await waitFor(() => expect(window.scrollY).toBe(900));
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each([
  ['scrolls', 'wheel'],
  ['drags', 'touchMove'],
  ['presses', 'pointerDown'],
  ['types', 'keyDown'],
] as const)('ROU-27.b a list that grows later is followed until the visitor %s', async (_, event) => {
  await open('/lists/1');
  scrollTo(900);
  await follow('The lists');
  await isAt('/lists');
  await goBack();
  await isAt('/lists/1');
  await waitFor(() => expect(window.scrollY).toBe(900));
  // Browsers clamp the position while the page is too short.
  scrollTo(100);
  screen.getByRole('heading', { level: 1 }).append('One list');
  await waitFor(() => expect(window.scrollY).toBe(900));
  fireEvent[event](window);
  scrollTo(200);
  screen.getByRole('heading', { level: 1 }).append('One more list');
  // Mutation observers are notified in a microtask.
  await act(async () => undefined);
  expect(window.scrollY).toBe(200);
});

test('ROU-27.b a reload, and Back from another site, restore the position', async () => {
  await open('/lists');
  scrollTo(900);
  fireEvent(window, new PageTransitionEvent('pagehide'));
  window.scrollY = 0;
  await open();
  await waitFor(() => expect(window.scrollY).toBe(900));
});

test('ROU-27.a ROU-27.b a page that is opened once more in the same tab begins at the top, and Back restores the first visit', async () => {
  await open('/lists');
  const firstVisit: unknown = window.history.state;
  scrollTo(900);
  fireEvent(window, new PageTransitionEvent('pagehide'));
  window.scrollY = 0;
  await open('/lists');
  fireEvent.click(screen.getByRole('button', { name: 'Load the terms' }));
  await act(async () => undefined);
  expect(window.scrollY).toBe(0);
  scrollTo(300);
  fireEvent(window, new PageTransitionEvent('pagehide'));
  window.history.replaceState(firstVisit, '');
  await open();
  await waitFor(() => expect(window.scrollY).toBe(900));
});

test('CON-26 ROU-27.a ROU-27.b a link with # scrolls to its target on the next page, and moves focus there; Back restores the position', async () => {
  await open('/');
  scrollTo(900);
  await follow('Terms of the lists');
  await isAt('/lists');
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith('terms'));
  expect(document.getElementById('terms')).toHaveFocus();
  scrollTo(700);
  await follow('The first list');
  await isAt('/lists/1');
  scrollIntoView.mockClear();
  await goBack();
  await isAt('/lists');
  await waitFor(() => expect(window.scrollY).toBe(700));
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('CON-26 ROU-27.a the first URL may have an anchor, and one that renders later is found too', async () => {
  await open('/lists/1#terms');
  expect(scrollIntoView).not.toHaveBeenCalled();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  fireEvent.click(screen.getByRole('button', { name: 'Load the terms' }));
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith('terms'));
  expect(document.getElementById('terms')).toHaveFocus();
  expect(document.getElementById('terms')).toHaveAttribute('tabindex', '-1');
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  // The page goes on growing, and the target stays in view without taking the focus again.
  screen.getByRole('button', { name: 'Back' }).focus();
  screen.getByRole('heading', { level: 1 }).append('More');
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
});

test('CON-26 ROU-27.a an anchor is found by its decoded name, and one that cannot be decoded leads nowhere', async () => {
  await open('/lists/1');
  await follow('All of it');
  await follow('Café');
  await waitFor(() => expect(document.getElementById('café')).toHaveFocus());
  expect(scrollIntoView.mock.calls).toEqual([['café']]);
});

test('CON-26 a target that takes the focus by itself keeps its place in the order of the Tab key', async () => {
  await open('/lists/1');
  await follow('To the button');
  const button = screen.getByRole('button', { name: 'Load the terms' });
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).not.toHaveAttribute('tabindex');
});

test('ROU-27.b an anchor on the same page keeps the query, and Back the position', async () => {
  await open('/lists?page=2');
  scrollTo(300);
  await follow('Terms');
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith('terms'));
  await isAt('/lists?page=2');
  scrollTo(2_000);
  await goBack();
  await waitFor(() => expect(window.scrollY).toBe(300));
});
