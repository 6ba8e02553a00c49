import { act, render, screen } from '@testing-library/react';
import { Component as Base, Suspense, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { lazyScreen, MissingCode } from './lazy-screen.tsx';
import { NotFound, NotFoundProvider } from './not-found.tsx';

afterEach(() => void vi.useRealTimers());

const Screen = () => <h1>Here</h1>;

class Catch extends Base<{
  readonly renderError: (cause: unknown) => ReactNode;
  readonly children: ReactNode;
}> {
  override state: { readonly cause?: unknown } = {};
  static getDerivedStateFromError = (cause: unknown) => ({ cause });
  override render() {
    return this.state.cause === undefined ? this.props.children : this.props.renderError(this.state.cause);
  }
}

test('a screen loads when it is shown', async () => {
  const load = vi.fn(async () => Screen);
  const { Component } = lazyScreen(load);
  expect(load).not.toHaveBeenCalled();
  render(
    <Suspense fallback={<p>waiting</p>}>
      <Component />
    </Suspense>,
  );
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
});

test('a preloaded screen renders immediately', async () => {
  const { Component, preload } = lazyScreen(async () => Screen);
  await preload();
  render(<Component />);
  expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible();
});

test('a screen whose code is cancelled because the page is left keeps its place, and loads if the page stays', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => {
    if (load.mock.calls.length > 1) return Screen;
    window.dispatchEvent(new Event('beforeunload'));
    throw new TypeError('cut off');
  });
  const { Component } = lazyScreen(load);
  render(
    <Suspense fallback={<p>waiting</p>}>
      <Component />
    </Suspense>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('waiting')).toBeVisible();
  await act(() => vi.runAllTimersAsync());
  expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible();
});

test('a screen whose preload is cancelled is not available before it has loaded', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => {
    if (load.mock.calls.length > 1) return Screen;
    window.dispatchEvent(new Event('beforeunload'));
    throw new TypeError('cut off');
  });
  const { Component, preload } = lazyScreen(load);
  const onSettled = vi.fn();
  void preload().then(onSettled);
  await vi.advanceTimersByTimeAsync(0);
  expect(onSettled).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(onSettled).toHaveBeenCalledOnce();
  render(<Component />);
  expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible();
});

test('preloading never rejects: showing the screen does', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  await lazyScreen(load).preload();
  expect(load).toHaveBeenCalledOnce();
});

test('ERR-24.b a screen whose code hangs fails after 20 s', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Component } = lazyScreen(() => new Promise<never>(() => undefined));
  const failed = vi.fn<(cause: unknown) => null>(() => null);
  render(
    <Catch renderError={failed}>
      <Suspense fallback={<p>waiting</p>}>
        <Component />
      </Suspense>
    </Catch>,
  );
  await act(() => vi.advanceTimersByTimeAsync(19_999));
  expect(screen.getByText('waiting')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(failed).toHaveBeenLastCalledWith(expect.any(MissingCode));
});

test('a screen can report that nothing is at its path', () => {
  render(
    <NotFoundProvider page={({ title }) => <h1>{title}</h1>}>
      <NotFound title="Nothing here" />
    </NotFoundProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
});
