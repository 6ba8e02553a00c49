import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { lazyPart } from './lazy-part.ts';

const Map = ({ name }: { readonly name: string }) => <p>{`Map of ${name}`}</p>;
const Waiting = () => <p>waiting</p>;
const Failed = ({ name }: { readonly name: string }) => <p>{`No map of ${name}`}</p>;

const show = (Part: React.ComponentType<{ readonly name: string }>) =>
  render(
    <>
      <input aria-label="Note" />
      <Part name="Boston" />
    </>,
  );
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void vi.useRealTimers());

test('a part loads when it is shown, once, and the page around it is there meanwhile', async () => {
  const load = vi.fn(async () => Map);
  const Part = lazyPart(load, { Waiting, Failed });
  expect(load).not.toHaveBeenCalled();
  const { unmount } = show(Part);
  expect(screen.getByText('waiting')).toBeVisible();
  expect(screen.getByRole('textbox')).toBeVisible();
  await settle();
  expect(screen.getByText('Map of Boston')).toBeVisible();
  unmount();
  show(Part);
  expect(screen.getByText('Map of Boston')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('ERR-24.a ERR-24.c a part whose code fails leaves the rest usable, and shown again it tries again', async () => {
  const load = vi.fn(async () => Map).mockRejectedValueOnce(new TypeError('gone'));
  const Part = lazyPart(load, { Failed });
  const { unmount } = show(Part);
  await settle();
  expect(screen.getByText('No map of Boston')).toBeVisible();
  expect(screen.getByRole('textbox')).toBeVisible();
  unmount();
  show(Part);
  await settle();
  expect(screen.getByText('Map of Boston')).toBeVisible();
});

test('ERR-24.b a part whose code hangs fails after 20 s, and has its code if that comes later', async () => {
  const code = Promise.withResolvers<typeof Map>();
  const Part = lazyPart(() => code.promise, { Waiting, Failed });
  const { unmount } = show(Part);
  await act(() => vi.advanceTimersByTimeAsync(19_999));
  expect(screen.getByText('waiting')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('No map of Boston')).toBeVisible();
  expect(screen.getByRole('textbox')).toBeVisible();
  unmount();
  code.resolve(Map);
  show(Part);
  await settle();
  expect(screen.getByText('Map of Boston')).toBeVisible();
});

test('a part that was loaded before is there at once', async () => {
  const load = vi.fn(async () => Map).mockRejectedValueOnce(new TypeError('gone'));
  const Part = lazyPart(load, { Waiting });
  Part.preload();
  await settle();
  Part.preload();
  await settle();
  show(Part);
  expect(screen.getByText('Map of Boston')).toBeVisible();
  expect(screen.queryByText('waiting')).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('ERR-24.a without a replacement a part that failed is absent', async () => {
  const Part = lazyPart<{ readonly name: string }>(() => Promise.reject(new Error('gone')));
  const { container } = show(Part);
  await settle();
  expect(container).toHaveTextContent('');
  expect(screen.getByRole('textbox')).toBeVisible();
});
