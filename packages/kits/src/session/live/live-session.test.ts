import { anonymous } from '@tableside/core';
import { partnerWith } from '@tableside/partner-config/testing';
import { describe, expect, test, vi } from 'vitest';

import { hasSessionHint } from '../session-hint.ts';
import {
  MINUTE,
  json,
  openSignedIn,
  openTab,
  pass,
  place,
  server,
  settle,
  startBrowserEachTime,
  type Tab,
} from './session.fixture.ts';
import { readExpiry } from './stored-expiry.ts';

startBrowserEachTime();

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
    expect(readExpiry()?.deadline).toBe(Date.now() + 900_000);
    expect(tab.identified).toEqual(['member-1']);
  });

  test('AUT-03 a remembered session is kept as ninety days', async () => {
    server.lengthMs = 7_776_000_000;
    await openSignedIn();
    expect(readExpiry()?.deadline).toBe(Date.now() + 7_776_000_000);
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

  test('SES-12 a hint that outlived its session is taken back', async () => {
    document.cookie = `tableside-signed-in-${partnerWith().id}=1; Path=/`;
    openTab('/search', { isHinted: true });
    await settle();
    expect(hasSessionHint(partnerWith().id)).toBe(false);
  });

  test('AUT-08 places from before it is known who is there are kept for nobody but a visitor', async () => {
    const tab = openTab('/search', { isHinted: true });
    tab.moved(place('/earn?from=search'));
    tab.moved(place('/login'));
    expect(tab.store.get().status).toBe('resolving');
    await settle();
    expect(await tab.takeRedirect()).toBe('/earn?from=search');
    tab.stop();

    sessionStorage.clear();
    server.signIn();
    const member = openTab('/search', { isHinted: true });
    member.moved(place('/earn?from=search'));
    await settle();
    expect(member.store.get().visitor.kind).toBe('member');
    expect(sessionStorage.getItem('dr.loginRedirect')).toBeNull();
  });

  test('AUT-08 where nobody can sign in no page is kept', async () => {
    const tab = openTab('/search', { settings: { enrollmentType: 'none' } });
    await settle();
    tab.moved(place('/earn'));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('a reload within a session does not renew the anti-forgery token; its beginning does', async () => {
    const tab = await openSignedIn();
    expect(tab.renew).toHaveBeenCalledOnce();
    tab.stop();
    const reloaded = openTab('/search', { isHinted: true });
    await settle();
    expect(reloaded.store.get().visitor.kind).toBe('member');
    expect(reloaded.renew).not.toHaveBeenCalled();
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

  test('SES-12 the same page with another query asks again only after more than a minute', async () => {
    const tab = await openSignedIn('/search');
    await pass(MINUTE);
    tab.moved(place('/search?query=soup'));
    await settle();
    expect(server.count('/api/Member')).toBe(1);
    await pass(1);
    tab.moved(place('/search?query=stew'));
    await settle();
    expect(server.count('/api/Member')).toBe(2);
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
    expect(readExpiry()?.deadline).toBe(Date.now() + 900_000);
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
    expect(readExpiry()?.deadline).toBe(Date.now() + 900_000);
    expect(server.count('/api/Member')).toBe(2);
  });

  test('a server that fails for a moment signs nobody out', async () => {
    const tab = await openSignedIn();
    server.answers['/api/Member'] = () => json({}, 500);
    tab.moved(place('/earn'));
    await settle();
    expect(tab.store.get().visitor.kind).toBe('member');
  });

  /** Sets how far the server's clock is ahead. */
  const setServerAhead = (milliseconds: () => number) => {
    const usual = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string) => {
      const response = await usual(url);
      response.headers.set('Date', new Date(Date.now() + milliseconds()).toUTCString());
      return response;
    });
  };

  test.each([
    [60 * MINUTE, 60 * MINUTE],
    [-60 * MINUTE, -60 * MINUTE],
    [2_000, 2_000],
    [1_000, undefined],
  ])('P15 a server’s clock that is ahead by %i ms is kept as an offset of %o', async (ahead, offset) => {
    setServerAhead(() => ahead);
    const tab = await openSignedIn();
    expect(tab.store.get().serverOffsetMs).toBe(offset);
  });

  test('P15 an offset that differs by a second from the one before is the same', async () => {
    let ahead = 60 * MINUTE;
    setServerAhead(() => ahead);
    const tab = await openSignedIn();
    const before = tab.store.get();
    ahead += 1_000;
    await tab.refresh();
    expect(tab.store.get()).toBe(before);
    ahead = 0;
    await tab.refresh();
    expect(tab.store.get().serverOffsetMs).toBeUndefined();
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
    // Until then, the guard returns the same page.
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
    // When the next step is complete, they reach the page they were going to.
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
      // Where storage is blocked, the page is only in memory, and clearing storage at sign-out does not
      // remove it.
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
