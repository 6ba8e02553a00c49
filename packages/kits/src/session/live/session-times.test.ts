import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import { TICK_MS } from './expiry-watch.ts';
import {
  MINUTE,
  closeTabs,
  json,
  openSignedIn,
  openTab,
  pass,
  place,
  server,
  settle,
  startBrowser,
  startBrowserEachTime,
  type Tab,
} from './session.fixture.ts';

startBrowserEachTime();

const isShown = (tab: Tab) => tab.store.get().visitor.kind === 'member';
const isWarned = (tab: Tab) => tab.store.get().warning !== undefined;
const wake = () => document.dispatchEvent(new Event('visibilitychange'));

describe('the expiry warning', () => {
  test('SES-08 SES-09 appears at 14:00 of 15:00, not at 13:59', async () => {
    const tab = await openSignedIn();
    await pass(13 * MINUTE + 59_999);
    expect(isWarned(tab)).toBe(false);
    await pass(1);
    expect(isWarned(tab)).toBe(true);
    expect(tab.store.get().warning?.secondsLeft()).toBe(60);
    await pass(20_500);
    expect(tab.store.get().warning?.secondsLeft()).toBe(40);
  });

  test('SES-09 SES-10 disappears when the session is prolonged, and appears before the new end, not the old one', async () => {
    const tab = await openSignedIn();
    await pass(14 * MINUTE + 30_000);
    await tab.refresh();
    expect(isWarned(tab)).toBe(false);
    const { deadline } = JSON.parse(localStorage.getItem('dr.sessionExpiry') ?? '') as {
      deadline: number;
    };
    expect(deadline).toBe(Date.now() + 15 * MINUTE);
    await pass(60_000);
    expect([tab.went, isWarned(tab)]).toEqual([[], false]);
    await pass(13 * MINUTE);
    expect(isWarned(tab)).toBe(true);
  });

  test('SES-10 stays when the call fails', async () => {
    const tab = await openSignedIn();
    await pass(14 * MINUTE);
    server.responses['/api/Member'] = () => json({}, 500);
    await expect(tab.refresh()).rejects.toMatchObject({ status: 500 });
    await pass(10_000);
    expect(isWarned(tab)).toBe(true);
  });

  test('SES-08 a session of ninety days sets no timer over an hour, and warns on its last day', async () => {
    server.lengthMs = 7_776_000_000;
    const armed = vi.spyOn(globalThis, 'setTimeout');
    const tab = await openSignedIn();
    await pass(60 * MINUTE);
    expect(Math.max(...armed.mock.calls.map(([, delay]) => Number(delay)))).toBeLessThanOrEqual(60 * MINUTE);
    expect(isWarned(tab)).toBe(false);
    const elapsed = performance.now.bind(performance);
    let skipped = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + skipped);
    /** Skips at once, with both clocks in step, until this many minutes are left. */
    const skipUntil = (minutes: number) => {
      const rest = server.endsAt() - server.trueTime() - minutes * MINUTE;
      vi.setSystemTime(Date.now() + rest);
      skipped += rest;
    };
    skipUntil(1_441);
    await pass(61 * MINUTE);
    expect(isWarned(tab)).toBe(false);
    skipUntil(5);
    await pass(3 * MINUTE);
    expect(isWarned(tab)).toBe(false);
    await pass(MINUTE + TICK_MS);
    expect(isWarned(tab)).toBe(true);
  }, 20_000);

  test('a member-specific call prolongs the session without a request', async () => {
    const tab = await openSignedIn();
    await pass(10 * MINUTE);
    server.slide();
    tab.prolonged();
    await pass(14 * MINUTE - 1);
    expect(isWarned(tab)).toBe(false);
    await pass(1);
    expect(isWarned(tab)).toBe(true);
    expect(server.count('/api/Member')).toBe(1);
  });

  test('a call that succeeds too late prolongs nothing', async () => {
    const tab = await openSignedIn();
    await tab.signOut();
    tab.prolonged();
    expect(localStorage.getItem('dr.sessionExpiry')).toBeNull();
  });
});

describe('expiry', () => {
  test('SES-11 redirects to /SignOut, after clearing the member', async () => {
    const tab = await openSignedIn('/account/overview');
    let wasWiped = false;
    tab.forget.mockImplementation(() => {
      wasWiped = !isShown(tab) && tab.went.length === 0;
    });
    await pass(15 * MINUTE);
    expect(tab.went).toEqual(['/SignOut']);
    expect(wasWiped).toBe(true);
    expect(tab.replaced).toEqual([true]);
    expect(server.count('/api/SignOut')).toBe(1);
    await tab.signOut();
    expect(server.count('/api/SignOut')).toBe(1);
  });

  test('SES-11 passes the expiry to the sign-out page', async () => {
    const tab = await openSignedIn('/account/overview');
    await pass(15 * MINUTE);
    expect(tab.states).toEqual(['expired']);
  });

  test('guards are off until the sign-out page is reached', async () => {
    server.signIn();
    const tab = openTab('/account/overview', { isHinted: true });
    await settle();
    const seen: unknown[] = [];
    tab.store.subscribe(() => {
      if (!isShown(tab)) seen.push([tab.store.get().status, tab.went.at(-1)]);
    });
    await pass(15 * MINUTE);
    expect(seen).toEqual([
      ['resolving', undefined],
      ['settled', '/SignOut'],
    ]);
  });

  test('SES-11 on the sign-out page itself there is no redirect', async () => {
    const tab = await openSignedIn('/SignOut');
    await pass(15 * MINUTE);
    expect(tab.went).toEqual([]);
    expect(tab.store.get()).toMatchObject({ status: 'settled', visitor: { kind: 'anonymous' } });
  });

  const storedExpiry = () =>
    JSON.parse(localStorage.getItem('dr.sessionExpiry') ?? '') as { sid: string; deadline: number };

  test('SES-13.b an end that another tab extended, without a message, applies', async () => {
    const tab = await openSignedIn();
    const { sid, deadline } = storedExpiry();
    localStorage.setItem('dr.sessionExpiry', JSON.stringify({ sid, deadline: deadline + 5 * MINUTE }));
    await pass(20 * MINUTE - 1);
    expect(tab.went).toEqual([]);
    await pass(1);
    expect(tab.went).toEqual(['/SignOut']);
  });

  test('SES-13.b SES-25.a the end of another session does not: the server is asked who is signed in', async () => {
    const tab = await openSignedIn();
    const { deadline } = storedExpiry();
    localStorage.setItem(
      'dr.sessionExpiry',
      JSON.stringify({ sid: 'another', deadline: deadline + 5 * MINUTE }),
    );
    await pass(15 * MINUTE);
    expect(tab.went).toEqual(['/SignOut']);
    expect(server.count('/api/Member')).toBe(2);
  });

  test('SES-11 P6 after sleep past the end, content is hidden at once, the server is asked, and the session ends', async () => {
    const tab = await openSignedIn();
    await pass(5 * MINUTE);
    server.sleep(60 * MINUTE);
    wake();
    expect(isShown(tab)).toBe(false);
    expect(tab.forget).toHaveBeenCalled();
    await settle();
    expect(tab.went).toEqual(['/SignOut']);
    expect(server.count('/api/SignOut')).toBe(1);
  });

  test('P6 a hidden page asks the server when it becomes visible again', async () => {
    const tab = await openSignedIn();
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    server.sleep(5 * MINUTE);
    await pass(TICK_MS);
    expect(server.count('/api/Member')).toBe(1);
    state.mockReturnValue('visible');
    wake();
    await settle();
    expect(server.count('/api/Member')).toBe(2);
    expect(isShown(tab)).toBe(true);
  });

  test('P6 sleep that ends in time asks the server and signs nobody out', async () => {
    const tab = await openSignedIn();
    server.sleep(10 * MINUTE);
    await pass(1_000);
    expect(server.count('/api/Member')).toBe(2);
    expect(isShown(tab)).toBe(true);
  });

  test('P6 a clock set forward does not end the session', async () => {
    const tab = await openSignedIn();
    server.setClock(24 * 60 * MINUTE);
    await pass(1_000);
    expect(tab.went).toEqual([]);
    expect(isShown(tab)).toBe(true);
  });

  test('P6 a clock set back does not extend the session', async () => {
    const tab = await openSignedIn();
    server.setClock(-24 * 60 * MINUTE);
    server.responses['/api/Member'] = () => json({}, 503);
    await pass(15 * MINUTE);
    expect(isShown(tab)).toBe(false);
    expect(tab.went).toEqual(['/SignOut']);
  });

  test('a page from the back-forward cache checks immediately', async () => {
    const tab = await openSignedIn();
    server.sleep(20 * MINUTE);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(isShown(tab)).toBe(false);
    await settle();
    expect(tab.went).toEqual(['/SignOut']);
  });

  test('a page from the back-forward cache continues within its session', async () => {
    const tab = await openSignedIn();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle();
    expect(isShown(tab)).toBe(true);
    expect(tab.went).toEqual([]);
  });

  test('SES-13.b a page from the back-forward cache shows no member data if another tab has signed out', async () => {
    const tab = await openSignedIn();
    localStorage.removeItem('dr.sessionExpiry');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(isShown(tab)).toBe(false);
    expect(tab.went).toEqual(['/SignOut']);
  });
});

type Step =
  | { readonly do: 'wait' | 'sleep' | 'setClock'; readonly ms: number }
  | { readonly do: 'move' | 'use' | 'fail' | 'recover' };
const ms = (min: number, max: number) => fc.integer({ min, max });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: ms(1, 6 * MINUTE).map((time): Step => ({ do: 'wait', ms: time })) },
  { weight: 2, arbitrary: ms(1, 30 * MINUTE).map((time): Step => ({ do: 'sleep', ms: time })) },
  { weight: 2, arbitrary: ms(-90 * MINUTE, 90 * MINUTE).map((time): Step => ({ do: 'setClock', ms: time })) },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ do: 'move' }, { do: 'use' }) },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ do: 'fail' }, { do: 'recover' }) },
);

async function take(one: Step, tab: Tab, pages: Iterator<string>) {
  if (one.do === 'wait') await pass(one.ms);
  if (one.do === 'sleep') {
    server.sleep(one.ms);
    wake();
    await settle();
  }
  if (one.do === 'setClock') {
    server.setClock(one.ms);
    // While the device is awake, the page checks its clocks every second.
    await pass(1_000);
  }
  if (one.do === 'move') {
    tab.moved(place(pages.next().value as string));
    await settle();
  }
  if (one.do === 'use' && tab.accessToken() !== undefined && server.isAlive()) {
    server.slide();
    tab.prolonged();
  }
  if (one.do === 'fail') server.responses['/api/Member'] = () => json({}, 503);
  if (one.do === 'recover') delete server.responses['/api/Member'];
}

function* otherPages() {
  for (let page = 0; ; page += 1) yield `/merchants/${page}`;
}

test('SES-11 P6 whatever happens to the clocks, there is no early and no late sign-out', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      startBrowser();
      const tab = await openSignedIn();
      const pages = otherPages();
      let endedEarly: number | undefined;
      tab.store.subscribe(() => {
        if (tab.went.length > 0) endedEarly ??= server.endsAt() - server.trueTime();
      });
      for (const one of steps) {
        const wasOver = server.trueTime() >= server.endsAt();
        await take(one, tab, pages);
        // The session expired more than a tick and a second ago and the page is visible, so it must show no
        // member data.
        const overFor = server.trueTime() - server.endsAt();
        if (overFor > TICK_MS + 1_000 || (wasOver && one.do === 'sleep')) expect(isShown(tab)).toBe(false);
        if (tab.went.length > 0) break;
      }
      expect(endedEarly ?? 0).toBeLessThanOrEqual(0);
      if (tab.went.length > 0) expect(server.isAlive()).toBe(false);
      closeTabs();
      vi.useRealTimers();
    }),
    { numRuns: 100 },
  );
}, 60_000);
