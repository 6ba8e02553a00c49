import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';

import { lazyScreen } from './lazy-screen.tsx';
import { NotFound, NotFoundProvider } from './not-found.tsx';

const Screen = () => <h1>Here</h1>;

test('a screen arrives when it is shown', async () => {
  const load = vi.fn(async () => Screen);
  const { Component } = lazyScreen(load);
  expect(load).not.toHaveBeenCalled();
  render(
    <Suspense fallback="waiting">
      <Component />
    </Suspense>,
  );
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
});

test('fetching ahead never complains: showing the screen does', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  lazyScreen(load).preload();
  await Promise.resolve();
  expect(load).toHaveBeenCalledOnce();
});

test('a screen can say that nothing is at its path', () => {
  render(
    <NotFoundProvider page={<h1>Nothing here</h1>}>
      <NotFound />
    </NotFoundProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
});
