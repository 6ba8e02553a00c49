// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const NOTE = 'This page didn’t load completely.';
const MISSING = '/assets/index-missing0.js';
const alert = () => document.querySelector('[role="alert"]:not([hidden])');

let listening: AbortController;
beforeEach(() => {
  vi.resetModules();
  // Each page has its own window, with its own listeners.
  listening = new AbortController();
  const { signal } = listening;
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target) as EventTarget['addEventListener'];
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: unknown, options?: unknown) =>
        add(type, listener as EventListener, { capture: options === true, signal }),
    );
  }
  // jsdom does not implement the browser's own submission, and logs an error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  listening.abort();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const load = (name: string): Promise<unknown> => import(`../src/sites/${name}.js`);

async function openPage(files = [MISSING]) {
  document.body.innerHTML = `<div id="root">
    <p hidden data-code-missing>${NOTE}</p>
    <form id="search" action="/search"><input name="location"><button>Find</button></form>
    <form id="join"><input name="email"><button>Join</button></form>
  </div>`;
  vi.stubGlobal('MODULES', files);
  await load('starter');
}
function watch(id: string) {
  const submitted = vi.fn<(isLeft: boolean) => void>();
  const onSubmit = (event: SubmitEvent) => {
    submitted(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('submit', onSubmit);
  const button = document.querySelector<HTMLButtonElement>(`#${id} button`);
  return { press: () => button?.click(), submitted };
}

test.each([
  ['/merchants/12', '/api/:value', '/api/12'],
  ['/restaurants/chicago-il/italian', '/api/:value', '/api/chicago-il/italian'],
  ['/restaurants', '/api/:value', undefined],
])('the call for the first paint of %s has what is below the section', async (path, call, address) => {
  const fetched = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('MODULES', []);
  history.replaceState(null, '', path);
  onTestFinished(() => {
    history.replaceState(null, '', '/');
    Reflect.deleteProperty(window, 'earlyCall');
  });
  document.body.innerHTML = `<div id="root" data-call="${call}"></div>`;
  await load('starter');
  expect(fetched.mock.calls.map(([asked]) => asked)).toEqual(address === undefined ? [] : [address]);
});

test('CHR-43.a CHR-43.b if the code is missing the page says so, a form with an action works, and any other keeps its values', async () => {
  await openPage();
  await vi.waitFor(() => expect(alert()).toHaveProperty('textContent', NOTE));
  const search = watch('search');
  search.press();
  expect(search.submitted).toHaveBeenCalledExactlyOnceWith(true);
  const join = watch('join');
  join.press();
  // The Enter key submits a form that has no button.
  document.querySelector<HTMLFormElement>('#join')?.requestSubmit();
  expect(join.submitted).toHaveBeenCalledExactlyOnceWith(false);
});

test('CHR-43.b a search that was sent before the code turned out to be missing is submitted then', async () => {
  await openPage();
  const search = watch('search');
  search.press();
  expect(search.submitted).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(search.submitted).toHaveBeenCalledExactlyOnceWith(true));
});

test('CHR-43.a the next press loads the code again, and the note is gone meanwhile', async () => {
  await openPage();
  await vi.waitFor(() => expect(alert()).not.toBeNull());
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(alert()).toBeNull();
  await vi.waitFor(() => expect(alert()).not.toBeNull());
});

test('CHR-43.c a page with live content says that its code is missing, or after 20 s that it does not come', async () => {
  vi.useFakeTimers();
  const open = async () => {
    document.body.innerHTML = `<div id="root" data-code-missing="${NOTE}"></div><script type="module" src="data:,"></script>`;
    vi.resetModules();
    await load('live-starter');
    return { root: document.getElementById('root'), script: document.querySelector('script') };
  };
  const failed = await open();
  expect(alert()).toBeNull();
  failed.script?.dispatchEvent(new Event('error'));
  expect(alert()).toHaveProperty('textContent', NOTE);

  await open();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(alert()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(alert()).toHaveProperty('textContent', NOTE);

  const shown = await open();
  shown.root?.append('The site');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(alert()).toBeNull();
});
