import { buildMember, buildSessionBody } from '@tableside/api-client/testing';
import { anonymous } from '@tableside/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import {
  closeTabs,
  fakeServer,
  json,
  MINUTE,
  openTab,
  pass,
  place,
  settle,
  startVirtualClock,
  type Tab,
} from './session.fixture.ts';

let server: ReturnType<typeof fakeServer>;
const expiry = () =>
  JSON.parse(localStorage.getItem('dr.sessionExpiry') ?? 'null') as { deadline: number } | null;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState({ key: 'kept' }, '', '/');
  startVirtualClock();
  server = fakeServer();
});
afterEach(() => {
  closeTabs();
  vi.useRealTimers();
});

async function openSignedIn(path?: string, options = {}) {
  server.signIn();
  const tab = openTab(path, { isHinted: true, ...options });
  await settle();
  return tab;
}

describe('at load', () => {
  test('SES-12 an anonymous visitor asks for no member, at load or on the way', async () => {
    const tab = openTab();
    tab.moved(place('/earn'));
    await settle();
    expect(server.asked).toEqual([]);
    expect(tab.store.get()).toMatchObject({ status: 'settled', visitor: anonymous });
  });

  test('SES-03 AUT-04 a hint of a session: the member is asked for, and the expiry is kept', async () => {
    const tab = await openSignedIn();
    expect(tab.store.get()).toMatchObject({
      status: 'settled',
      visitor: { kind: 'member', memberType: 'EnrolledCardMember' },
      member: { lastName: 'Ames' },
    });
    expect(expiry()?.deadline).toBe(Date.now() + 900_000);
    expect(tab.identified).toEqual(['member-1']);
  });

  test('AUT-03 a remembered session is kept as ninety days', async () => {
    server.lengthMs = 7_776_000_000;
    await openSignedIn();
    expect(expiry()?.deadline).toBe(Date.now() + 7_776_000_000);
  });

  test('a hint that outlived its session leaves an anonymous visitor where they are', async () => {
    const tab = openTab('/search', { isHinted: true });
    await settle();
    expect(tab.store.get()).toMatchObject({ status: 'settled', visitor: anonymous });
    expect(tab.went).toEqual([]);
    tab.moved(place('/earn'));
    await settle();
    expect(server.count('/api/Member')).toBe(1);
  });

  test('a server in trouble is asked three times, and again with the next page', async () => {
    server.signIn();
    server.answers['/api/Member'] = () => json({}, 503);
    const tab = openTab('/search', { isHinted: true });
    await pass(10_000);
    expect(server.count('/api/Member')).toBe(3);
    expect(tab.store.get().status).toBe('settled');
    delete server.answers['/api/Member'];
    tab.moved(place('/earn'));
    await settle();
    expect(tab.store.get().visitor.kind).toBe('member');
  });
});

describe('while signed in', () => {
  test('SES-12 each other page asks for the member once', async () => {
    const tab = await openSignedIn();
    for (const path of ['/earn', '/', '/account/overview']) {
      tab.moved(place(path));
      tab.moved(place(path));
      await settle();
    }
    expect(server.count('/api/Member')).toBe(1 + 3);
  });

  test('AUT-14 SES-12 the page that ends the session does not ask for the member first', async () => {
    const tab = await openSignedIn();
    tab.moved(place('/SignOut'));
    await settle();
    expect(server.count('/api/Member')).toBe(1);
  });

  test('AUT-04 each answer moves the expiry', async () => {
    const tab = await openSignedIn();
    await pass(10 * MINUTE);
    tab.moved(place('/earn'));
    await settle();
    expect(expiry()?.deadline).toBe(Date.now() + 900_000);
  });

  test('screens do not render anew for an answer that says the same', async () => {
    const tab = await openSignedIn();
    const before = tab.store.get();
    tab.moved(place('/earn'));
    await settle();
    expect(tab.store.get()).toBe(before);
  });

  test('AUT-04 an answer that carries the member is taken as it is', async () => {
    const tab = await openSignedIn();
    const { session, member } = await tab.refresh();
    await pass(5 * MINUTE);
    tab.accept({ member: { ...member, firstName: 'Alex' }, session });
    expect(tab.store.get().visitor).toMatchObject({ firstName: 'Alex' });
    expect(expiry()?.deadline).toBe(Date.now() + 900_000);
    expect(server.count('/api/Member')).toBe(2);
  });

  test('a server that fails for a moment signs nobody out', async () => {
    const tab = await openSignedIn();
    server.answers['/api/Member'] = () => json({}, 500);
    tab.moved(place('/earn'));
    await settle();
    expect(tab.store.get().visitor.kind).toBe('member');
  });

  test('P15 the server’s clock is kept as an offset when it differs', async () => {
    server.signIn();
    const usual = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string) => {
      const response = await usual(url);
      response.headers.set('Date', new Date(Date.now() + 60 * MINUTE).toUTCString());
      return response;
    });
    const tab = openTab('/search', { isHinted: true });
    await settle();
    expect(tab.store.get().serverOffsetMs).toBeCloseTo(60 * MINUTE, -4);
  });

  test('SES-18 the access token is kept in memory and nowhere else', async () => {
    const tab = await openSignedIn();
    expect(tab.accessToken()).toBe('access-1');
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(stored).not.toContain('access-1');
  });
});

describe('signing in', () => {
  test('a fresh session renews the anti-forgery token; a prolonged one does not', async () => {
    const tab = openTab('/login');
    await settle();
    server.signIn();
    await tab.refresh();
    expect(tab.renew).toHaveBeenCalledTimes(1);
    await tab.refresh();
    expect(tab.renew).toHaveBeenCalledTimes(1);
  });

  test('asks anew although an older question is on its way', async () => {
    let answerFirst: (response: Response) => void = () => undefined;
    server.answers['/api/Member'] = () => new Promise((resolve) => (answerFirst = resolve));
    const tab = openTab('/login', { isHinted: true });
    await settle();
    delete server.answers['/api/Member'];
    server.signIn();
    const refreshed = tab.refresh();
    answerFirst(json({}, 401));
    expect((await refreshed).member.publicId).toBe('member-1');
    expect(tab.store.get().visitor.kind).toBe('member');
  });

  test('AUT-09 goes to the page kept before, once, and else to the account', async () => {
    const tab = openTab('/search?query=soup');
    await settle();
    tab.moved(place('/login'));
    server.signIn();
    await tab.refresh();
    expect(tab.store.get().guard?.(place('/login'))).toBe('/search?query=soup');
    expect(await tab.takeRedirect()).toBe('/search?query=soup');
    // Until they arrive, the guard says the same.
    expect(tab.store.get().guard?.(place('/login'))).toBe('/search?query=soup');
    tab.moved(place('/search?query=soup'));
    expect(sessionStorage.getItem('dr.loginRedirect')).toBeNull();
    tab.moved(place('/earn'));
    expect(await tab.takeRedirect()).toBe('/account/overview');
  });

  test('AUT-09 the guard may bring them there before the screen asks', async () => {
    const tab = openTab('/search');
    await settle();
    tab.moved(place('/login'));
    server.signIn();
    await tab.refresh();
    tab.moved(place(tab.store.get().guard?.(place('/login')) ?? ''));
    expect(await tab.takeRedirect()).toBe('/search');
  });

  test('a member without a card goes to the next step, and the page stays kept', async () => {
    const tab = openTab('/search');
    await settle();
    server.member = { memberType: 'NonCardMember' };
    server.signIn();
    await tab.refresh();
    tab.moved(place('/login'));
    expect(await tab.takeRedirect()).toBe('/add_card');
    tab.moved(place('/add_card'));
    // A reload on the way still finds it.
    expect(sessionStorage.getItem('dr.loginRedirect')).toContain('/search');
    // Once the next step is done they get where they were going.
    server.member = {};
    await tab.refresh();
    expect(await tab.takeRedirect()).toBe('/search');
  });

  test.each([
    ['was not used', () => Promise.resolve()],
    ['was used', (tab: Tab) => tab.takeRedirect()],
    ['was arrived at', async (tab: Tab) => tab.moved(place('/search?query=soup'))],
  ])(
    'AUT-09 the page of a former member that %s leads nobody back after the sign-out',
    async (_what, use) => {
      // Where storage is blocked the page is kept in memory only, which no sign-out empties by itself.
      vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
      const tab = openTab('/search?query=soup');
      await settle();
      tab.moved(place('/login'));
      server.signIn();
      await tab.refresh();
      await use(tab);
      await tab.signOut();
      server.signIn();
      server.accessToken = 'access-2';
      await tab.refresh();
      expect(tab.store.get().guard?.(place('/login'))).toBe('/account/overview');
      expect(await tab.takeRedirect()).toBe('/account/overview');
    },
  );
});

describe('an answer of 401', () => {
  const refusal = async (tab: ReturnType<typeof openTab>) => {
    const { ApiError } = await import('@tableside/api-client');
    tab.unauthorised(new ApiError({ status: 401 }));
  };

  test('ROU-33 leads to the login page once, with the page kept, however many come', async () => {
    const tab = await openSignedIn('/account/manage_cards');
    await refusal(tab);
    await refusal(tab);
    await refusal(tab);
    expect(tab.went).toEqual(['/login']);
    expect(tab.store.get()).toMatchObject({ status: 'settled', visitor: anonymous });
    expect(tab.forget).toHaveBeenCalled();
    expect(sessionStorage.getItem('dr.loginRedirect')).toContain('/account/manage_cards');
  });

  test('ROU-33 CRD-22 no guard leads elsewhere on the way: not from /add_card, which sends others to /join', async () => {
    const tab = await openSignedIn('/add_card');
    const guards: unknown[] = [];
    tab.store.subscribe(() => guards.push(tab.store.get().guard?.(place('/add_card'))));
    await refusal(tab);
    expect(tab.went).toEqual(['/login']);
    // While it leaves there is no guard; then the login page is reached, whose guard is another matter.
    expect(guards[0]).toBeUndefined();
    expect(tab.store.get()).toMatchObject({ status: 'settled', visitor: anonymous });
    expect(tab.store.get().guard?.(place('/login'))).toBeUndefined();
  });

  test('ROU-33 the member call itself, on a session that was ended elsewhere', async () => {
    const tab = await openSignedIn('/search');
    server.isSignedIn = false;
    tab.moved(place('/account/overview'));
    await settle();
    expect(tab.went).toEqual(['/login']);
    expect(expiry()).toBeNull();
  });

  test('ROU-33 SES-11 ends the watch of the session too: nobody is sent to /SignOut later', async () => {
    const tab = await openSignedIn('/account/manage_cards');
    await refusal(tab);
    await settle();
    await pass(30 * MINUTE);
    expect(tab.went).toEqual(['/login']);
    expect(server.count('/api/SignOut')).toBe(0);
    expect(tab.store.get()).toMatchObject({ status: 'settled', visitor: anonymous });
  });

  test('means nothing where nobody can sign in', async () => {
    const tab = openTab('/search', { settings: { enrollmentType: 'none' } });
    await refusal(tab);
    expect(tab.went).toEqual([]);
  });
});

describe('signing out', () => {
  test('AUT-14 API-26 one call that outlives the page, and nothing of the member stays', async () => {
    const tab = await openSignedIn();
    sessionStorage.setItem('dr.publicId', 'p-1');
    localStorage.setItem('dr.registeredBonuses', '{"member-1":{"FIRST":1}}');
    localStorage.setItem('dr.mapView', '7');
    sessionStorage.setItem('dr.antiForgeryToken', 'old');
    const sent = vi.spyOn(globalThis, 'fetch');
    await Promise.all([tab.signOut(), tab.signOut()]);
    const calls = sent.mock.calls.filter(([url]) => url === '/api/SignOut');
    expect(calls).toEqual([['/api/SignOut', expect.objectContaining({ keepalive: true })]]);
    expect(Object.keys(localStorage)).toEqual(['dr.mapView']);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(tab.store.get()).toMatchObject({ status: 'settled', visitor: anonymous });
    expect(tab.store.get().member).toBeUndefined();
    expect(tab.accessToken()).toBeUndefined();
    expect(tab.forget).toHaveBeenCalled();
    expect(tab.identified.at(-1)).toBeUndefined();
  });

  test('AUT-15 OP-074 a server that fails is logged, and the browser forgets all the same', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const tab = await openSignedIn();
    server.answers['/api/SignOut'] = () => json({}, 500);
    await expect(tab.signOut()).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(tab.store.get().visitor).toEqual(anonymous);
  });

  test('answers where the partner’s own sign-in ends', async () => {
    const tab = await openSignedIn();
    server.answers['/api/SignOut'] = () =>
      json({ isSignedOut: true, identityLogoutUrl: 'https://id.example/out' });
    expect(await tab.signOut()).toBe('https://id.example/out');
  });

  test('a member’s answer that comes after it is not taken', async () => {
    const tab = await openSignedIn();
    let answer: (response: Response) => void = () => undefined;
    const late = await fetch('/api/Member');
    server.answers['/api/Member'] = () => new Promise((resolve) => (answer = resolve));
    const refreshed = Promise.allSettled([tab.refresh()]);
    await tab.signOut();
    answer(late);
    expect(await refreshed).toMatchObject([{ status: 'rejected', reason: { status: 401 } }]);
    tab.accept({ member: buildMember(), session: buildSessionBody() });
    expect(tab.store.get().visitor).toEqual(anonymous);
  });
});
