import { afterEach, expect, test, vi } from 'vitest';

import { reportChanged } from './report-changed.ts';

const FILE = '/assets/join-a1b2c3d4.js';

afterEach(() => document.head.replaceChildren());

const importMap = `<script type="importmap">{"integrity":{"${FILE}":"sha256-x"}}</script>`;
let asked: unknown[];
async function fail(file: string, response: Response, changed: boolean, head = importMap) {
  const sent: [string, RequestInit | undefined][] = [];
  const fetchFile = vi.fn(async (url: string, init?: RequestInit) => {
    if (url.includes('/api/')) sent.push([url, init]);
    else if (init?.integrity && changed) throw new TypeError('Failed to fetch');
    return response.clone();
  });
  vi.stubGlobal('fetch', fetchFile);
  document.head.innerHTML = head;
  const link = document.createElement('link');
  link.href = file;
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  const least = file === FILE && head === importMap ? 1 : 0;
  await vi.waitFor(() => expect(fetchFile.mock.results.length).toBeGreaterThanOrEqual(least));
  await new Promise((resolve) => setImmediate(resolve));
  asked = fetchFile.mock.calls.map(([url]) => url);
  return sent;
}
const script = () => new Response('code', { headers: { 'Content-Type': 'text/javascript' } });

test('SEC-03.c a script whose bytes are not the build’s is reported with its path and the page’s, without a query', async () => {
  reportChanged('https://api.example');
  window.history.replaceState(null, '', '/join?email=robin@example.com');
  const [[url, init] = expect.fail()] = await fail(FILE, script(), true);
  expect(url).toBe('https://api.example/api/Violations');
  expect(init).toMatchObject({
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/reports+json' },
  });
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
  expect(asked).toEqual([]);
  expect(await fail(FILE, script(), true, '<title>A page without a map</title>')).toEqual([]);
  expect(asked).toEqual([]);
});
