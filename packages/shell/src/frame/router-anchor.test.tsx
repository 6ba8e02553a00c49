import { allHandlers } from '@tableside/api-client/testing';
import { contentHandlers } from '@tableside/content-client/testing';
import { lazyScreen, type Feature } from '@tableside/kit-feature';
import { Link } from '@tableside/ui/link';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { renderApp } from '../app/render-app.fixture.tsx';

const server = setupServer(...allHandlers(), ...contentHandlers());
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  Reflect.deleteProperty(navigator, 'connection');
});
afterAll(() => server.close());

const Start = () => <Link href="/lists/7?sort=name#top">The list</Link>;

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
  renderApp('/', { features: [feature] });
  return { code, load, link: await screen.findByRole('link', { name: 'The list' }) };
}

test.each([
  ['a pointer', fireEvent.pointerEnter],
  ['the focus', fireEvent.focus],
])(
  'a screen and its data are fetched when %s comes to a link, and a failure is nobody’s',
  async (_, reach) => {
    const { code, load, link } = await openStart();
    expect(code).not.toHaveBeenCalled();
    reach(link);
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(code).toHaveBeenCalledOnce();
  },
);

test('nothing is fetched ahead for somebody who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { code, load, link } = await openStart();
  fireEvent.pointerEnter(link);
  fireEvent.focus(link);
  await Promise.resolve();
  expect(code).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
});
