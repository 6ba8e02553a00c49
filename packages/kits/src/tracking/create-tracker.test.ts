import { ApiError, createClient, type ImpressionEvent } from '@tableside/api-client';
import { impressionHandlers, problem } from '@tableside/api-client/testing';
import { storePrivacyChoice } from '@tableside/kits/session';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { createTracker, type LiveTracker, type TrackerOptions } from './create-tracker.ts';
import type { Impression } from './tracker-context.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

let batches: ImpressionEvent[][] = [];
let tracker: LiveTracker;
const accepting = impressionHandlers.post(({ body }) => {
  batches.push(body as ImpressionEvent[]);
  return { accepted: (body as ImpressionEvent[]).length };
});

function start(options: Partial<TrackerOptions> = {}) {
  let id = 0;
  tracker = createTracker({
    client: createClient(),
    now: () => new Date('2026-05-01T12:00:00Z'),
    createId: () => `event-${(id += 1)}`,
    ...options,
  });
  tracker.start();
}

const search: Impression = { eventName: 'search', merchantIds: ['42'] };
const carousel: Impression = { eventName: 'carousel', merchantIds: ['7'] };
const view = { eventName: 'pageView' } as const;

const turn = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
const names = () => batches.map((batch) => batch.map(({ eventName }) => eventName));
const arrived = (count: number) => vi.waitFor(() => expect(batches).toHaveLength(count));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  batches = [];
  window.history.replaceState(null, '', '/search?location=60601&utm_source=mail');
  server.use(accepting);
});
afterEach(() => {
  tracker.stop();
  server.resetHandlers();
  vi.useRealTimers();
  document.cookie = 'RN_PUBLIC_ID=; Max-Age=0';
});

describe('event data', () => {
  test('API-25.a API-29.b TRK-08 TRK-16.a an array of events with channel, time, user agent, URL, member and merchant', async () => {
    // Phones have user agents of about this length.
    const userAgent = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${'x'.repeat(200)}`;
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    start();
    tracker.identify('m-1');
    tracker.impression({ eventName: 'merchantCardClick', merchantId: '42' });
    await arrived(1);
    expect(batches[0]).toEqual([
      {
        eventId: 'event-1',
        eventName: 'merchantCardClick',
        channel: 'web',
        dateTime: '2026-05-01T12:00:00.000Z',
        userAgent,
        url: `${window.location.origin}/search?utm_source=mail`,
        memberId: 'm-1',
        merchantId: '42',
      },
    ]);
  });

  test('TRK-09.a TRK-09.b TRK-09.c TRK-09.d page view, search, carousel and location prediction have their API names', async () => {
    start();
    const prediction = { eventName: 'locationPrediction' } as const;
    for (const impression of [view, search, carousel, prediction]) tracker.impression(impression);
    tracker.flush();
    await arrived(1);
    expect(names()[0]).toEqual(['pageView', 'search', 'carousel', 'locationPrediction']);
  });

  test('API-29.b TRK-07 TRK-16.a the cookie identifies the visitor while no member is known', async () => {
    document.cookie = 'RN_PUBLIC_ID=cookie-id';
    start();
    tracker.impression(search);
    tracker.identify('member-id');
    tracker.impression(search);
    tracker.identify(undefined);
    tracker.impression(search);
    tracker.flush();
    await arrived(1);
    expect(batches[0]?.map(({ memberId }) => memberId)).toEqual(['cookie-id', 'member-id', 'cookie-id']);
  });

  test.each([
    ['/merchants/42', '42'],
    ['/merchants/42/Order', '42'],
    [`/merchants/${'9'.repeat(80)}`, '9'.repeat(64)],
    ['/merchants/a%20b?from=mail', 'a b'],
    ['/merchants', undefined],
    ['/search?merchant=42', undefined],
  ])('API-29.b TRK-07 TRK-16.a TRK-16.b the view of %s is of the restaurant %s', async (path, merchantId) => {
    start();
    window.history.replaceState(null, '', path);
    tracker.impression(view);
    await arrived(1);
    expect(batches[0]).toHaveLength(1);
    // Events of a visitor without a public id have none, and only those of a restaurant's page name a
    // restaurant.
    const always = ['channel', 'dateTime', 'eventId', 'eventName', 'url', 'userAgent'];
    expect(Object.keys(batches[0]?.[0] ?? {}).toSorted()).toEqual(
      (merchantId === undefined ? always : [...always, 'merchantId']).toSorted(),
    );
    expect(batches[0]?.[0]).toMatchObject({ eventName: 'pageView', ...(merchantId && { merchantId }) });
  });

  test('merchants beyond the API’s limit are left out', async () => {
    start();
    const merchantIds = Array.from({ length: 80 }, (_, index) => String(index));
    tracker.impression({ eventName: 'carousel', merchantIds });
    tracker.flush();
    await arrived(1);
    expect(batches[0]?.[0]).toMatchObject({ merchantIds: merchantIds.slice(0, 50) });
  });
});

describe('when events are sent', () => {
  test('API-29.a TRK-11 TRK-12 an event is sent immediately, together with simultaneous ones', async () => {
    start();
    tracker.impression(search);
    tracker.impression(carousel);
    await arrived(1);
    expect(names()).toEqual([['search', 'carousel']]);
    tracker.impression(search);
    await arrived(2);
  });

  test('a hidden page sends immediately, also later events', async () => {
    start();
    tracker.impression(search);
    turn('hidden');
    tracker.impression(carousel);
    await arrived(2);
    expect(names().flat().toSorted()).toEqual(['carousel', 'search']);
  });

  test('a page that is left sends immediately; a restored one batches again', async () => {
    start();
    tracker.impression(search);
    window.dispatchEvent(new Event('pagehide'));
    await arrived(1);
    window.dispatchEvent(new Event('pageshow'));
    tracker.impression(carousel);
    tracker.impression(search);
    await arrived(2);
    expect(names()[1]).toEqual(['carousel', 'search']);
  });

  test('a stopped tracker ignores the page and holds nothing back', async () => {
    start();
    tracker.start();
    tracker.impression(search);
    tracker.stop();
    await arrived(1);
    tracker.impression(carousel);
    turn('hidden');
    expect(batches).toHaveLength(1);
    await arrived(2);
  });

  test('there is no unload listener, which would disable the back-forward cache', () => {
    const listen = vi.spyOn(window, 'addEventListener');
    start();
    expect(listen.mock.calls.map(([type]) => type)).toEqual(['pagehide', 'pageshow']);
  });
});

describe('failures', () => {
  test.each([
    ['an answer of 500', () => problem(500)],
    ['an answer of 429', () => problem(429)],
    ['no network', () => Response.error()],
  ])('API-25.b %s is ignored, and the events are sent with the next one', async (_, response) => {
    const failed = vi.fn(response);
    server.use(impressionHandlers.post(failed));
    start();
    tracker.impression(search);
    tracker.impression(carousel);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
    server.use(accepting);
    await vi.waitFor(() => {
      tracker.flush();
      expect(batches.flat()).toHaveLength(2);
    });
    expect(names().flat()).toEqual(['search', 'carousel']);
    expect(tracker.lostCount()).toBe(0);
  });

  test('API-25.b events that the server rejects are counted and not sent again', async () => {
    server.use(impressionHandlers.post(() => problem(400)));
    start();
    tracker.impression(search);
    tracker.impression(search);
    await vi.waitFor(() => expect(tracker.lostCount()).toBe(2));
    server.use(accepting);
    tracker.impression(carousel);
    await arrived(1);
    expect(names()).toEqual([['carousel']]);
  });

  test('beyond two hundred queued events, the oldest are dropped and counted', async () => {
    start();
    for (let index = 0; index < 230; index += 1) tracker.impression(search);
    tracker.flush();
    await vi.waitFor(() => expect(batches.flat()).toHaveLength(200));
    expect(tracker.lostCount()).toBe(30);
  });

  test('ACT-10.a an announced page is counted once: opening it is not a second view', () => {
    start();
    const announce = (path: string) =>
      tracker.impression({ ...view, url: `${window.location.origin}${path}` });
    const open = (path: string) => {
      window.history.replaceState(null, '', path);
      tracker.impression(view);
    };
    announce('/search?location=60601');
    open('/search');
    open('/search');
    announce('/earn');
    open('/');
    open('/earn');
    tracker.flush();
    return vi.waitFor(() =>
      expect(batches.flat().map(({ url }) => new URL(url).pathname)).toEqual([
        '/search',
        '/search',
        '/earn',
        '/',
        '/earn',
      ]),
    );
  });

  test('a public id reader that throws loses the event, not the page', () => {
    start({
      readPublicId: () => {
        throw new Error('cookies are blocked');
      },
    });
    tracker.impression(search);
    expect(tracker.lostCount()).toBe(1);
  });
});

describe('with tracking off', () => {
  const choose = (choice: 'on' | 'off') =>
    storePrivacyChoice({ choice, chosenAt: '2026-05-01T12:00:00.000Z' });
  const signal = (value: boolean | undefined) =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
  afterEach(() => {
    choose('on');
    signal(undefined);
    Reflect.deleteProperty(window, 'dataLayer');
  });

  test.each([
    ['the choice "off"', () => choose('off'), () => choose('on')],
    ['Global Privacy Control', () => signal(true), () => signal(false)],
  ])(
    'PRV-01.a PRV-01.f %s stops events at once, also those that wait, until it ends',
    async (_, begin, end) => {
      const send = vi.fn(() => Promise.resolve());
      start({ send });
      tracker.impression(search);
      begin();
      tracker.impression(carousel);
      tracker.flush();
      turn('hidden');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(send).not.toHaveBeenCalled();
      end();
      tracker.impression(view);
      await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
      expect(send).toHaveBeenCalledWith([expect.objectContaining({ eventName: 'pageView' })]);
    },
  );

  test('PRV-01.a an event whose request failed before the choice is not sent again after it', async () => {
    const send = vi.fn<(events: readonly ImpressionEvent[]) => Promise<void>>(() => Promise.resolve());
    send.mockRejectedValueOnce(new ApiError({ status: 500 }));
    start({ send });
    tracker.impression(search);
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    await vi.advanceTimersByTimeAsync(0);
    choose('off');
    tracker.flush();
    choose('on');
    tracker.impression(carousel);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.lastCall?.[0].map(({ eventName }) => eventName)).toEqual(['carousel']);
  });

  test.each([
    ['the choice "off"', () => choose('off')],
    ['Global Privacy Control', () => signal(true)],
  ])('PRV-01.b %s keeps the data layer empty', (_, begin) => {
    start();
    begin();
    tracker.dataLayer({ event: 'pageview' });
    expect(window.dataLayer).toBeUndefined();
  });
});

describe('the data layer', () => {
  afterEach(() => Reflect.deleteProperty(window, 'dataLayer'));

  test('entries go to window.dataLayer, which is created if missing', () => {
    start();
    tracker.dataLayer({ event: 'pageview', title: 'Search' });
    expect(window.dataLayer).toEqual([{ event: 'pageview', title: 'Search' }]);
  });

  test('a tag manager that throws does not affect the page', () => {
    window.dataLayer = [];
    window.dataLayer.push = () => {
      throw new Error('broken tag');
    };
    start();
    expect(() => tracker.dataLayer({ event: 'pageview' })).not.toThrow();
  });
});
