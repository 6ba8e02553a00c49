import { lazyScreen, type Feature } from '@tableside/kits/feature';
import { useApi } from '@tableside/kits/session';
import { setupMsw } from '@tableside/kits/testing';
import { Link } from '@tableside/ui/link';
import { onlineManager, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { afterEach, expect, test, vi } from 'vitest';

import { testPartner } from '../app/test-partner.fixture.ts';
import { renderSite } from '../testing.ts';

const server = setupMsw();
afterEach(() => onlineManager.setOnline(true));

function Form() {
  const client = useApi();
  const { data, isError } = useQuery({
    queryKey: ['menu'],
    queryFn: () => client.call({ path: '/api/Menu' }),
    retry: false,
  });
  return (
    <>
      <h1>Join</h1>
      <input aria-label="Name" />
      {isError && <p>The menu did not load.</p>}
      {data !== undefined && <p>The menu</p>}
      <Link href="/terms">Terms</Link>
    </>
  );
}
const feature: Feature = {
  name: 'test',
  routes: [
    { path: '/join', screen: lazyScreen(() => Promise.resolve(Form)) },
    { path: '/terms', screen: lazyScreen(() => Promise.reject(new TypeError('Failed to fetch'))) },
  ],
};

const BANNER = 'You’re offline. Nothing on this page is lost, and we’ll try again when you’re back.';
const lose = () =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
  });
const regain = () =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  });

async function openForm() {
  const site = await renderSite({ path: '/join', features: [feature], partner: testPartner() });
  await screen.findByRole('heading', { name: 'Join' });
  return site;
}

test('CHR-40.c a lost connection is announced on the page, which keeps its input; its return is announced, too', async () => {
  server.use(http.get('*/api/Menu', () => HttpResponse.json({})));
  const { user } = await openForm();
  await user.type(screen.getByRole('textbox'), 'Ada');
  expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
  lose();
  expect(screen.getByText(BANNER).closest('[aria-live="polite"]')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Ada');
  regain();
  expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
  expect(await screen.findByText('You’re back online.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Ada');
});

test('CHR-40.c what failed without a connection is refetched when there is one, and nothing else is', async () => {
  let calls = 0;
  let isDown = true;
  server.use(
    http.get('*/api/Menu', () => {
      calls += 1;
      return isDown ? HttpResponse.error() : HttpResponse.json({});
    }),
  );
  await openForm();
  expect(await screen.findByText('The menu did not load.')).toBeVisible();
  lose();
  isDown = false;
  regain();
  expect(await screen.findByText('The menu')).toBeVisible();
  expect(calls).toBe(2);
  lose();
  regain();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(calls).toBe(2);
});

test('CHR-40.c a page whose code cannot load offline says so at its URL, and Back returns to the typed values', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(http.get('*/api/Menu', () => HttpResponse.json({})));
  const { user } = await openForm();
  lose();
  await user.click(screen.getByRole('link', { name: 'Terms' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(window.location.pathname).toBe('/terms');
  await waitFor(() => expect(document.title).toBe('You’re offline'));
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: 'Join' })).toBeVisible();
});
