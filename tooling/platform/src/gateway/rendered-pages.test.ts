import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createRenderedPages, type PageRequest } from './rendered-pages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE_MS = 60_000;

function site(render: (address: string) => string | Promise<string>) {
  const pageAt = createRenderedPages({ now: () => Date.now() });
  const rendered: string[] = [];
  const failures: unknown[] = [];
  const open = async (address: string, changes: Partial<PageRequest> = {}) => {
    const page = await pageAt({
      site: 'hilton',
      address,
      fetchApi: () => new Response(),
      onFailure: (cause) => void failures.push(cause),
      renderer: {
        build: 1,
        findPage: async (full) => {
          const address = full.replace(/[?&]utm=.*/, '');
          if (address === '/') return undefined;
          return {
            address,
            render: async () => {
              rendered.push(address);
              return { html: await render(address), isMissing: address.endsWith('/0') };
            },
          };
        },
      },
      ...changes,
    });
    return page?.status === 404 ? 'missing' : page?.file.body.toString();
  };
  return { open, rendered, failures };
}

test('a page is rendered once a minute, whatever irrelevant parameters its URL has', async () => {
  let count = 0;
  const { open, rendered } = site(() => `page ${++count}`);
  expect(await open('/a')).toBe('page 1');
  expect(await open('/a?utm=mail')).toBe('page 1');
  expect(await Promise.all([open('/b'), open('/b')])).toEqual(['page 2', 'page 2']);
  expect(await open('/')).toBeUndefined();
  expect(await open('/a', { site: 'american' })).toBe('page 3');
  expect(rendered).toEqual(['/a', '/b', '/a']);
});

test('a stale page is served while the next is rendered, and a much older one is not', async () => {
  let count = 0;
  const { open } = site(() => `page ${++count}`);
  await open('/a');
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(await open('/a')).toBe('page 1');
  await vi.advanceTimersByTimeAsync(1);
  expect(await open('/a')).toBe('page 2');
  await vi.advanceTimersByTimeAsync(11 * MINUTE_MS);
  expect(await open('/a')).toBe('page 3');
});

test('if the API fails, the page of the build or the last rendered one is served', async () => {
  let isDown = true;
  const { open, failures } = site(() => {
    if (isDown) throw new Error('down');
    return 'page';
  });
  expect(await open('/a')).toBeUndefined();
  expect(failures).toEqual([new Error('down')]);
  isDown = false;
  expect(await open('/a')).toBe('page');
  isDown = true;
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(await open('/a')).toBe('page');
  await vi.advanceTimersByTimeAsync(1);
  expect(await open('/a')).toBe('page');
});

test('what the API does not find is cached as missing', async () => {
  const { open, rendered } = site(() => 'Not found');
  expect(await open('/merchants/0')).toBe('missing');
  expect(await open('/merchants/0')).toBe('missing');
  expect(rendered).toHaveLength(1);
});

test('a request waits at most a second; a later result serves the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { open } = site(() => promise);
  const first = open('/a');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await first).toBeUndefined();
  resolve('late');
  await vi.advanceTimersByTimeAsync(1);
  expect(await open('/a')).toBe('late');
});

test('at most two pages are rendered concurrently, and overlong URLs are not parsed', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { open, rendered } = site(() => promise);
  const both = [open('/a'), open('/b')];
  expect(await open('/c')).toBeUndefined();
  resolve('page');
  expect(await Promise.all(both)).toEqual(['page', 'page']);
  expect(await open('/c')).toBe('page');
  expect(await open(`/${'x'.repeat(3_000)}`)).toBeUndefined();
  expect(rendered).toEqual(['/a', '/b', '/c']);
});

test('pages of an earlier build are not served', async () => {
  const { open } = site((address) => address);
  const other = {
    build: 2,
    findPage: async () => ({ address: '/a', render: async () => ({ html: 'new', isMissing: false }) }),
  };
  expect(await open('/a')).toBe('/a');
  expect(await open('/a', { renderer: other })).toBe('new');
});
