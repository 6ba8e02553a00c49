import {
  CALL,
  CODE_MISSING,
  HELD,
  HINT,
  LIVE,
  PARAMETER,
  PRESSED,
  WAITS,
} from '@tableside/core/page-protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const NOTE = 'This page didn’t load completely.';
const MISSING = '/assets/index-missing0.js';
const SIGN_IN = '/login';

const alert = () => document.querySelector('[role="alert"]:not([hidden])');
const root = () => document.getElementById('root')!;
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];

let listening: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  // In browsers each page has its own window, and therefore its own listeners.
  listening = new AbortController();
  const { signal } = listening;
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target) as EventTarget['addEventListener'];
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: unknown, options?: unknown) =>
        add(type, listener as EventListener, { capture: options === true, signal }),
    );
  }
  // jsdom logs an error, because it does not implement form submission.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  // Waits for this page's code to fail, so that it does not fail during the next test.
  if (preloads().length > 0) await vi.waitUntil(alert);
  listening.abort();
  vi.useRealTimers();
  delete window.earlyCall;
  delete window.installPrompt;
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
});

interface PageOptions {
  readonly marks?: Readonly<Record<string, string>> | undefined;
  readonly picture?: string;
  readonly code?: string;
}

async function openPage({ marks = {}, picture = '', code = MISSING }: PageOptions = {}) {
  document.body.innerHTML = `<div id="root">
    <p hidden ${CODE_MISSING}>${NOTE}</p>
    ${picture}
    <form id="search" action="/search"><input name="location"><button>Find</button></form>
    <form id="join"><input name="email"><button>Join</button></form>
    <a id="plain" href="#plain">Plain</a>
    <a id="sign-in" href="${SIGN_IN}" ${WAITS}>Sign in</a>
    <button id="other"><span>Other</span></button>
    <button id="menu" aria-expanded="false" aria-controls="panel">Menu</button>
    <nav id="panel" hidden></nav>
  </div>`;
  for (const [name, value] of Object.entries(marks)) root().setAttribute(name, value);
  vi.stubGlobal('MODULES', [code]);
  await import('./starter.ts');
}

/**
 * Clicks as a visitor does.
 *
 * @returns whether the page or the browser may handle the click too.
 */
function click(selector: string, keys: MouseEventInit = {}): boolean {
  const seen = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  root().addEventListener('click', seen, { once: true });
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  root().removeEventListener('click', seen);
  return seen.mock.calls.length > 0;
}
const press = (selector: string) => find(selector).dispatchEvent(new Event('pointerdown', { bubbles: true }));

function watch(id: string) {
  const submitted = vi.fn<(isLeft: boolean) => void>();
  const onSubmit = (event: SubmitEvent) => {
    if ((event.target as Element).id !== id) return;
    submitted(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('submit', onSubmit);
  const button = document.querySelector<HTMLButtonElement>(`#${id} button`);
  return { press: () => button?.click(), submitted };
}

describe('a page whose code is missing', () => {
  beforeEach(() => void vi.useRealTimers());

  test('CHR-43.a CHR-43.b says so, a form with an action works, and any other keeps its values', async () => {
    await openPage();
    await vi.waitFor(() => expect(alert()).toHaveProperty('textContent', NOTE));
    const search = watch('search');
    search.press();
    expect(search.submitted).toHaveBeenCalledExactlyOnceWith(true);
    const join = watch('join');
    join.press();
    document.querySelector<HTMLFormElement>('#join')?.requestSubmit();
    expect(join.submitted).toHaveBeenCalledExactlyOnceWith(false);
  });

  test('CHR-43.b submits a search that was sent before', async () => {
    await openPage();
    const search = watch('search');
    search.press();
    expect(search.submitted).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(search.submitted).toHaveBeenCalledExactlyOnceWith(true));
  });

  test('CHR-43.b leaves a link to the browser, though it waited for the code', async () => {
    await openPage();
    await vi.waitFor(() => expect(alert()).not.toBeNull());
    expect(click('#sign-in')).toBe(true);
    expect([click('#search button'), click('#join button'), click('#other')]).toEqual([true, false, false]);
  });

  test('CHR-43.a CHR-43.b loads it again with the next press, and meanwhile the note is gone and links wait', async () => {
    await openPage();
    await vi.waitFor(() => expect(alert()).not.toBeNull());
    press('body');
    expect(alert()).toBeNull();
    expect(click('#sign-in')).toBe(false);
    await vi.waitFor(() => expect(alert()).not.toBeNull());
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  });

  test('CHR-43.b follows a link that was pressed before', async () => {
    await openPage();
    find('#sign-in').setAttribute('href', '#sign-in');
    expect(click('#sign-in')).toBe(false);
    expect(window.location.hash).toBe('');
    await vi.waitFor(() => expect(window.location.hash).toBe('#sign-in'));
  });
});

test('CHR-43.a a page whose code does not come says so after 20 seconds, until the code does come', async () => {
  const arrived = Promise.withResolvers<void>();
  vi.stubGlobal('arrived', arrived.promise);
  await openPage({ code: 'data:text/javascript,await globalThis.arrived' });
  press('body');
  await vi.advanceTimersByTimeAsync(19_999);
  expect(alert()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(alert()).toHaveProperty('textContent', NOTE);
  arrived.resolve();
  await vi.advanceTimersByTimeAsync(100);
  expect(alert()).toBeNull();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(alert()).toBeNull();
  for (const link of preloads()) link.remove();
});

test('CHR-43.a a page whose code has come says nothing after 20 seconds', async () => {
  const run = Promise.withResolvers<void>();
  vi.stubGlobal('run', run.resolve);
  await openPage({ code: 'data:text/javascript,globalThis.run()' });
  press('body');
  await run.promise;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(alert()).toBeNull();
  for (const link of preloads()) link.remove();
});

describe('the code is loaded', () => {
  const picture = '<img fetchpriority="high">';
  let painted: PromiseWithResolvers<void>;
  beforeEach(() => {
    painted = Promise.withResolvers();
    HTMLImageElement.prototype.decode = () => painted.promise;
  });
  afterEach(() => Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'));

  test('once the main picture is painted', async () => {
    await openPage({ picture });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(preloads()).toEqual([]);
    painted.resolve();
    await vi.advanceTimersByTimeAsync(100);
    expect(preloads().map(({ href }) => new URL(href).pathname)).toEqual([MISSING]);
  });

  test('ROU-36 after three seconds without the picture', async () => {
    await openPage({ picture });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(preloads()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(preloads()).toHaveLength(1);
  });

  test.each(['pointerdown', 'keydown'])('immediately with the first %s, and once', async (type) => {
    await openPage({ picture });
    expect(preloads()).toEqual([]);
    for (let times = 0; times < 2; times += 1)
      find('#plain').dispatchEvent(new Event(type, { bubbles: true }));
    expect(preloads()).toHaveLength(1);
  });

  test('soon in a page without a main picture, or if that picture is broken', async () => {
    await openPage();
    await vi.advanceTimersByTimeAsync(100);
    expect(preloads()).toHaveLength(1);
    await vi.waitUntil(alert);
    document.head.replaceChildren();
    vi.resetModules();
    await openPage({ picture });
    expect(preloads()).toEqual([]);
    painted.reject(new DOMException('Broken.', 'EncodingError'));
    await vi.advanceTimersByTimeAsync(0);
    expect(preloads()).toHaveLength(1);
  });
});

describe('the call for the first paint', () => {
  const network = vi.fn<typeof fetch>();
  beforeEach(() => {
    network.mockReset().mockRejectedValue(new TypeError('offline'));
    vi.stubGlobal('fetch', network);
  });
  async function callAt(url: string, marks: PageOptions['marks']) {
    window.history.replaceState(null, '', url);
    await openPage({ marks });
    expect(network.mock.calls.map(([address]) => address)).toEqual(
      window.earlyCall ? [window.earlyCall.address] : [],
    );
    return window.earlyCall?.address;
  }
  const search = { [CALL]: '/api/search?location=:value&pageNo=1', [PARAMETER]: 'location' };

  test('has the name in the path', async () => {
    expect(await callAt('/merchants/m$&1?from=home', { [CALL]: '/api/merchants/:value' })).toBe(
      '/api/merchants/m$&1',
    );
    expect(network.mock.calls[0]?.[1]).toEqual({
      headers: { Accept: 'application/json' },
      signal: expect.any(AbortSignal) as AbortSignal,
    });
  });

  test('FND-05.b has both names of a path below its first segment', async () => {
    expect(await callAt('/restaurants/chicago-il/italian', { [CALL]: '/api/places/:value' })).toBe(
      '/api/places/chicago-il/italian',
    );
  });

  test('has the page’s only parameter, as the site would send it', async () => {
    expect(await callAt('/search?location=New%20York', search)).toBe(
      '/api/search?location=New+York&pageNo=1',
    );
  });

  test.each(['/search', '/search?location=Boston&price=2', '/search?location=', '/search?place=Boston'])(
    'is not sent if %s does not determine it',
    async (url) => {
      expect(await callAt(url, search)).toBeUndefined();
    },
  );

  test('goes to the API on another origin, as do the pictures', async () => {
    vi.stubGlobal('__API_URL__', 'https://api.example/base/');
    window.history.replaceState(null, '', '/merchants/1');
    await openPage({
      marks: { [CALL]: '/api/merchants/:value' },
      picture: '<img src="/images/a" srcset="/images/a 1x, /images/b 2x" alt="/images/a">',
    });
    expect(window.earlyCall?.address).toBe('https://api.example/base/api/merchants/1');
    const image = find('img');
    expect(['src', 'srcset', 'alt'].map((name) => image.getAttribute(name))).toEqual([
      'https://api.example/base/images/a',
      'https://api.example/base/images/a 1x, https://api.example/base/images/b 2x',
      '/images/a',
    ]);
  });

  test('is dropped after a minute', async () => {
    await callAt('/merchants/1', { [CALL]: '/api/merchants/:value' });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(window.earlyCall).toBeDefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(window.earlyCall).toBeUndefined();
  });
});

describe('before the code has loaded', () => {
  const pressed = () => [...document.querySelectorAll(`[${PRESSED}]`)].map(({ id }) => id);

  test('the last press is kept for the site, which alone handles it', async () => {
    await openPage();
    expect(click('#other span')).toBe(false);
    expect(pressed()).toEqual(['other']);
    expect(click('#sign-in')).toBe(false);
    expect(pressed()).toEqual(['sign-in']);
  });

  test.each<MouseEventInit>([{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'UIX-29.d a press on a link with %o is the browser’s, and one on a button is kept',
    async (keys) => {
      await openPage();
      expect(click('#sign-in', keys)).toBe(true);
      expect(pressed()).toEqual([]);
      expect(click('#other', keys)).toBe(false);
      expect(pressed()).toEqual(['other']);
    },
  );

  test('other links are the browser’s', async () => {
    await openPage();
    expect(click('#plain')).toBe(true);
    expect(pressed()).toEqual([]);
  });

  test('a menu opens, which the site then opens too, and closes', async () => {
    await openPage();
    click('#menu');
    expect(find('#panel').hidden).toBe(false);
    expect(find('#menu').ariaExpanded).toBe('true');
    expect(pressed()).toEqual(['menu']);
    click('#menu');
    expect(find('#panel').hidden).toBe(true);
    expect(find('#menu').ariaExpanded).toBe('false');
    expect(pressed()).toEqual([]);
  });

  test('the element under the pointer is marked until the click', async () => {
    await openPage();
    press('#other span');
    expect(find(`[${HELD}]`).id).toBe('other');
    press('#plain');
    expect([...document.querySelectorAll(`[${HELD}]`)].map(({ id }) => id)).toEqual(['plain']);
    click('#plain');
    expect(document.querySelector(`[${HELD}]`)).toBeNull();
    press('#plain');
    find('#plain').dispatchEvent(new Event('pointercancel', { bubbles: true }));
    expect(document.querySelector(`[${HELD}]`)).toBeNull();
  });

  test('CHR-29.a the browser’s offer to install the site is stored', async () => {
    await openPage();
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(offer);
    expect(offer.defaultPrevented).toBe(true);
    expect(window.installPrompt).toBe(offer);
  });
});

test('a page that the site has taken over handles everything itself', async () => {
  await openPage({ marks: { [LIVE]: '' } });
  press('#other');
  expect(document.querySelector(`[${HELD}]`)).toBeNull();
  expect(click('#other')).toBe(true);
  expect(document.querySelector(`[${PRESSED}]`)).toBeNull();
  const search = watch('search');
  search.press();
  expect(search.submitted).toHaveBeenCalledExactlyOnceWith(true);
});

test.each([
  ['a=b; __Host-tableside-signed-in=1', true],
  ['tableside-signed-in-sample=1', true],
  ['__Host-tableside-signed-in=', false],
  ['x__Host-tableside-signed-in=1', false],
])('the page with the cookies %s has the hint of a session: %s', async (cookies, isHinted) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
  await openPage();
  expect(root().hasAttribute(HINT)).toBe(isHinted);
});
