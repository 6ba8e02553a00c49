import { ApiError } from '@tableside/api-client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { isMissing, pageDataHtml, restorePageData } from './page-data.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const key = ['merchants', 'detail', '7'];

async function open(ageMs: number) {
  const server = new QueryClient();
  server.setQueryData(key, { name: '<b>' });
  server.setQueryData(['content', 'x'], 'words');
  server.getQueryCache().build(server, { queryKey: ['unanswered'] });
  document.body.innerHTML = pageDataHtml(server);
  await vi.advanceTimersByTimeAsync(ageMs);
  const client = new QueryClient();
  const settle = restorePageData(client);
  const queryFn = vi.fn(() => Promise.resolve({ name: 'new' }));
  const observer = new QueryObserver(client, { queryKey: key, queryFn, staleTime: 60_000 });
  observer.subscribe(() => undefined);
  return { client, settle, observer, queryFn };
}

test('the page’s data is restored, and content is not part of it', async () => {
  const { client, settle, observer, queryFn } = await open(30_000);
  expect(observer.getCurrentResult()).toMatchObject({ data: { name: '<b>' }, isFetching: false });
  expect(client.getQueryCache().getAll()).toHaveLength(1);
  settle();
  await vi.advanceTimersByTimeAsync(1);
  expect(queryFn).not.toHaveBeenCalled();
  expect(client.getQueryState(key)?.dataUpdatedAt).toBe(1_000_000_000);
});

test('stale data is refetched, but not before hydration, and nothing else with it', async () => {
  const { client, settle, observer, queryFn } = await open(90_000);
  const queryKey = [...key, 'menu'];
  client.setQueryData(queryKey, 'menu');
  const menu = vi.fn(() => Promise.resolve('new menu'));
  const other = new QueryObserver(client, { queryKey, queryFn: menu, refetchOnMount: false });
  onTestFinished(other.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(1);
  expect(observer.getCurrentResult()).toMatchObject({ data: { name: '<b>' }, isFetching: false });
  expect(queryFn).not.toHaveBeenCalled();
  settle();
  await vi.advanceTimersByTimeAsync(1);
  expect(queryFn).toHaveBeenCalledOnce();
  expect(observer.getCurrentResult().data).toEqual({ name: 'new' });
  expect(menu).not.toHaveBeenCalled();
});

test('data that was fetched meanwhile keeps its own age', async () => {
  const { client, settle, observer, queryFn } = await open(90_000);
  client.setQueryData(key, { name: 'newer' });
  settle();
  await vi.advanceTimersByTimeAsync(1);
  expect(observer.getCurrentResult().data).toEqual({ name: 'newer' });
  expect(client.getQueryState(key)?.dataUpdatedAt).toBe(1_000_090_000);
  expect(queryFn).not.toHaveBeenCalled();
});

test('MER-27.b a missing resource is known to be missing', async () => {
  const server = new QueryClient();
  const missing = () => Promise.reject(new ApiError({ status: 404 }));
  await server.prefetchQuery({ queryKey: key, queryFn: missing, retry: false });
  document.body.innerHTML = pageDataHtml(server);
  const client = new QueryClient();
  restorePageData(client)();
  expect(isMissing(client.getQueryState(key)?.error)).toBe(true);
  expect(client.getQueryState(key)?.status).toBe('error');
  expect([new ApiError({ status: 500 }), { status: 404 }].some(isMissing)).toBe(false);
});

test('a page without data restores nothing', () => {
  expect(() => restorePageData(new QueryClient())()).not.toThrow();
});
