import { afterEach, expect, test, vi } from 'vitest';

import { reportChanged } from './report-changed.ts';

const FILE = '/assets/join-a1b2c3d4.js';

afterEach(() => document.head.replaceChildren());

async function fail(file: string, response: Response, changed: boolean) {
  const sent: [string, RequestInit | undefined][] = [];
  const fetchFile = vi.fn(async (url: string, init?: RequestInit) => {
    if (url.includes('/api/')) sent.push([url, init]);
    else if (init?.integrity && changed) throw new TypeError('Failed to fetch');
    return response.clone();
  });
  vi.stubGlobal('fetch', fetchFile);
  document.head.innerHTML = `<script type="importmap">{"integrity":{"${FILE}":"sha256-x"}}</script>`;
  const link = document.createElement('link');
  link.href = file;
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(fetchFile.mock.results.length).toBeGreaterThanOrEqual(file === FILE ? 1 : 0));
  await new Promise((resolve) => setImmediate(resolve));
  return sent;
}
const script = () => new Response('code', { headers: { 'Content-Type': 'text/javascript' } });

test('SEC-03.c a script whose bytes are not the build’s is reported with its path and the page’s, without a query', async () => {
  reportChanged('https://api.example');
  window.history.replaceState(null, '', '/join?email=robin@example.com');
  const [[url, init] = expect.fail()] = await fail(FILE, script(), true);
  expect([url, init?.method]).toEqual(['https://api.example/api/Violations', 'POST']);
  expect(JSON.parse(init?.body as string)).toEqual([
    {
      type: 'integrity-violation',
      body: {
        documentURL: `${location.origin}/join`,
        blockedURL: location.origin + FILE,
        destination: 'script',
      },
    },
  ]);
  expect(await fail(FILE, script(), false)).toEqual([]);
  expect(await fail(FILE, new Response('', { status: 404 }), true)).toEqual([]);
  const page = new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
  expect(await fail(FILE, page, true)).toEqual([]);
  expect(await fail('/assets/other-a1b2c3d4.js', script(), true)).toEqual([]);
  expect(await fail('/images/7.jpg', script(), true)).toEqual([]);
});
