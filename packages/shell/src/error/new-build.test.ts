import { http, HttpResponse } from 'msw/http';
import { setupMsw } from '@tableside/kits/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadNewBuild, markTypedFields } from './new-build.ts';

const server = setupMsw();
const script = (build: string) =>
  `<script>start(["/assets/vendor-a1b2c3d4.js","/assets/index-${build}.js"])</script>`;
const serve = (response: () => Response) => server.use(http.get('*/wanted', response));
const html = (build: string, status = 200) => HttpResponse.html(script(build), { status });

const OLD = 'old-0_99';
const NEW = 'new-1_00';
let stopMarking: () => void;
beforeEach(() => {
  window.history.replaceState({ usr: 'of a link', idx: 3 }, '', '/wanted?a=1');
  document.body.innerHTML = `<input><textarea></textarea><select></select><link href="/assets/index-${OLD}.js">`;
  stopMarking = markTypedFields();
});
afterEach(() => {
  stopMarking();
  document.body.replaceChildren();
});

function type(kind: 'input' | 'textarea' | 'select' = 'input') {
  const field = document.querySelector(kind);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}
async function load(isWanted = () => true) {
  const reload = vi.fn();
  const isLoading = await loadNewBuild(isWanted, reload);
  expect(reload).toHaveBeenCalledTimes(isLoading ? 1 : 0);
  return isLoading;
}

test('ROU-38.a ROU-38.b ROU-40 a page of another build is loaded once, and its history entry keeps its state', async () => {
  serve(() => html(NEW));
  expect(await load()).toBe(true);
  expect(window.history.state).toMatchObject({ usr: 'of a link', idx: 3 });
  // The history entry, which carries the mark, is the same after the reload.
  expect(await load()).toBe(false);
});

test.each<[string, () => Response]>([
  ['the build that this page is from', () => html(OLD)],
  ['a page of another kind', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
  ['nothing', () => HttpResponse.error()],
])('ROU-38.a nothing is loaded again if the server has %s, and may be later', async (_what, response) => {
  serve(response);
  expect(await load()).toBe(false);
  serve(() => html(NEW));
  expect(await load()).toBe(true);
});

test('ROU-38.a the build of this page is told by a script too, and by the whole name of its entry', async () => {
  document.body.innerHTML = `<script src="/assets/index-${OLD}.js" type="module"></script>`;
  serve(() => html(OLD));
  expect(await load()).toBe(false);
  serve(() => HttpResponse.html('<script src="/assets/index-short.js"></script>'));
  expect(await load()).toBe(false);
});

test('ROU-38.a the server is asked for ten seconds, past the browser’s cache', async () => {
  serve(() => html(NEW));
  const asked = vi.spyOn(window, 'fetch');
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await load()).toBe(false);
  expect(limit).toHaveBeenCalledWith(10_000);
  limit.mockRestore();
  expect(await load()).toBe(true);
  expect(asked).toHaveBeenLastCalledWith(
    window.location.href,
    expect.objectContaining({ cache: 'no-store' }),
  );
});

test('ROU-38.a the new build is loaded although it says that the page is missing', async () => {
  serve(() => html(NEW, 404));
  expect(await load()).toBe(true);
});

test.each(['input', 'textarea', 'select'] as const)(
  'ROU-38.c nothing is loaded again while something typed or chosen in a field (%s) is still here, or once another page is wanted',
  async (kind) => {
    serve(() => html(NEW));
    const field = type(kind);
    expect(await load()).toBe(false);
    field?.remove();
    expect(await load(() => false)).toBe(false);
    expect(await load()).toBe(true);
  },
);
