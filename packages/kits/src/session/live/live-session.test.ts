import { anonymous } from '@tableside/core';
import { partnerWith } from '@tableside/partner-config/testing';
import { describe, expect, test, vi } from 'vitest';

import { sessionHint } from '../session-hint.ts';
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

describe('on page load', () => {
  test('SES-12.b for an anonymous visitor no member is fetched, at load or on navigation', async () => {
    const tab = openTab();
    tab.moved(place('/earn'));
    await settle();
    expect(server.requests).toEqual([]);
    expect(tab.store.get()).toMatchObject({ status: 'settled', visitor: anonymous });
  });

  test('SES-03 AUT-04.a with a session hint, the member is fetched and the expiry is stored', async () => {
    const tab = await openSignedIn();
    expect(tab.store.get()).toMatchObject({
      status: 'settled',
      visitor: { kind: 'member', memberType: 'EnrolledCardMember' },
      member: { lastName: 'Ames' },
    });
    expect(readExpiry()?.deadline).toBe(Date.now() + 900_000);
    expect(tab.identified).toEqual(['member-1']);
  });

  test('AUT-03.a a remembered session is stored with ninety days', async () => {
    server.lengthMs = 7_776_000_000;
    await openSignedIn();
    expect(readExpiry()?.deadline).toBe(Date.now() + 7_776_000_000);
  });

  test('a hint without a session leaves an anonymous visitor on the page', async () => {
    const tab = openTab('/search', { isHinted: true });
    await settle();
    expect(tab.store.get()).toMatchObject({ status: 'settled', visitor: anonymous });
    expect(tab.went).toEqual([]);
    tab.moved(place('/earn'));
    await settle();
    expect(server.count('/api/Member')).toBe(1);
  });

  test('SES-12.b a hint without a session is cleared', async () => {
    document.cookie = `tableside-signed-in-${partnerWith().id}=1; Path=/`;
    openTab('/search', { isHinted: true });
    await settle();
    expect(sessionHint(partnerWith().id)).toBe('');
  });

  test('AUT-08.a locations from before the session is known are stored for anonymous visitors only', async () => {
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

  test('AUT-08.a without sign-in no page is stored', async () => {
    const tab = openTab('/search', { settings: { enrollmentType: 'none' } });
    await settle();
    tab.moved(place('/earn'));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('a reload within a session does not renew the anti-forgery token; its start does', async () => {
    const tab = await openSignedIn();
    expect(tab.renew).toHaveBeenCalledOnce();
    tab.stop();
    const reloaded = openTab('/search', { isHinted: true });
    await settle();
    expect(reloaded.store.get().visitor.kind).toBe('member');
    expect(reloaded.renew).not.toHaveBeenCalled();
  });

  test('a failing server is asked three times, and again on the next page', async () => {
    server.signIn();
    server.responses['/api/Member'] = () => json({}, 503);
    const tab = openTab('/search', { isHinted: true });
    await pass(10_000);
    expect(server.count('/api/Member')).toBe(3);
    expect(tab.store.get().status).toBe('settled');
    delete server.responses['/api/Member'];
    tab.moved(place('/earn'));
    await settle();
    expect(tab.store.get().visitor.kind).toBe('member');
  });
});

describe('while signed in', () => {
  test('SES-12.b after signing out, no member is fetched on navigation', async () => {
    const tab = await openSignedIn();
    await tab.signOut();
    for (const path of ['/SignOut', '/earn', '/']) tab.moved(place(path));
    await settle();
    expect(server.count('/api/Member')).toBe(1);
    expect(tab.store.get()).toMatchObject({ status: 'settled', visitor: anonymous });
  });

  test('SES-12.a each other page refetches the member once', async () => {
    const tab = await openSignedIn();
    for (const path of ['/earn', '/', '/account/overview']) {
      tab.moved(place(path));
      tab.moved(place(path));
      await settle();
    }
    expect(server.count('/api/Member')).toBe(1 + 3);
  });

  test('SES-12.a a change of only the query refetches the member only after more than a minute', async () => {
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

  test('the sign-out page does not fetch the member first', async () => {
    const tab = await openSignedIn();
    tab.moved(place('/SignOut'));
    await settle();
    expect(server.count('/api/Member')).toBe(1);
  });

  test('AUT-04.b each response extends the expiry', async () => {
    const tab = await openSignedIn();
    await pass(10 * MINUTE);
    tab.moved(place('/earn'));
    await settle();
    expect(readExpiry()?.deadline).toBe(Date.now() + 900_000);
  });

  test('screens do not rerender for an unchanged response', async () => {
    const tab = await openSignedIn();
    const before = tab.store.get();
    tab.moved(place('/earn'));
    await settle();
    expect(tab.store.get()).toBe(before);
  });

  test('AUT-04.b a response that includes the member is accepted', async () => {
    const tab = await openSignedIn();
    const { session, member } = await tab.refresh();
    await pass(5 * MINUTE);
    tab.accept({ member: { ...member, firstName: 'Alex' }, session });
    expect(tab.store.get().visitor).toMatchObject({ firstName: 'Alex' });
    expect(readExpiry()?.deadline).toBe(Date.now() + 900_000);
    expect(server.count('/api/Member')).toBe(2);
  });

  test('a temporary server failure signs nobody out', async () => {
    const tab = await openSignedIn();
    server.responses['/api/Member'] = () => json({}, 500);
    tab.moved(place('/earn'));
    await settle();
    expect(tab.store.get().visitor.kind).toBe('member');
  });

  test('SES-18.a the access token is kept in memory only', async () => {
    const tab = await openSignedIn();
    expect(tab.accessToken()).toBe('access-1');
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(stored).not.toContain('access-1');
  });
});

describe('signing in', () => {
  test('a new session renews the anti-forgery token; a prolonged one does not', async () => {
    const tab = openTab('/login');
    await settle();
    server.signIn();
    await tab.refresh();
    expect(tab.renew).toHaveBeenCalledTimes(1);
    await tab.refresh();
    expect(tab.renew).toHaveBeenCalledTimes(1);
  });

  test('SES-10 refetches although an earlier request is pending', async () => {
    let respondFirst: (response: Response) => void = () => undefined;
    server.responses['/api/Member'] = () => new Promise((resolve) => (respondFirst = resolve));
    const tab = openTab('/login', { isHinted: true });
    await settle();
    delete server.responses['/api/Member'];
    server.signIn();
    const refreshed = tab.refresh();
    respondFirst(json({}, 401));
    expect((await refreshed).member.publicId).toBe('member-1');
    expect(tab.store.get().visitor.kind).toBe('member');
  });

  test('AUT-09.a AUT-09.b goes to the stored page, once, and otherwise to the account', async () => {
    const tab = openTab('/search?query=soup');
    await settle();
    tab.moved(place('/login'));
    server.signIn();
    await tab.refresh();
    expect(tab.store.get().guard?.(place('/login'))).toBe('/search?query=soup');
    expect(await tab.takeRedirect()).toBe('/search?query=soup');
    // Until the visitor arrives, the guard returns the same page.
    expect(tab.store.get().guard?.(place('/login'))).toBe('/search?query=soup');
    tab.moved(place('/search?query=soup'));
    expect(sessionStorage.getItem('dr.loginRedirect')).toBeNull();
    tab.moved(place('/earn'));
    expect(await tab.takeRedirect()).toBe('/account/overview');
  });

  test('AUT-09.a the guard may redirect before the screen does', async () => {
    const tab = openTab('/search');
    await settle();
    tab.moved(place('/login'));
    server.signIn();
    await tab.refresh();
    tab.moved(place(tab.store.get().guard?.(place('/login')) ?? ''));
    expect(await tab.takeRedirect()).toBe('/search');
  });

  test('a member without a card goes to the next step, and the page stays stored', async () => {
    const tab = openTab('/search');
    await settle();
    server.member = { memberType: 'NonCardMember' };
    server.signIn();
    await tab.refresh();
    tab.moved(place('/login'));
    expect(await tab.takeRedirect()).toBe('/add_card');
    tab.moved(place('/add_card'));
    expect(sessionStorage.getItem('dr.loginRedirect')).toContain('/search');
    server.member = {};
    await tab.refresh();
    expect(await tab.takeRedirect()).toBe('/search');
  });

  test.each([
    ['was not used', () => Promise.resolve()],
    ['was used', (tab: Tab) => tab.takeRedirect()],
    ['was arrived at', async (tab: Tab) => tab.moved(place('/search?query=soup'))],
  ])(
    'AUT-09.b the page stored for a former member that %s is not used after the sign-out',
    async (_what, use) => {
      // Where storage is blocked, the page is only in memory, so clearing storage at sign-out does not remove
      // it.
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
