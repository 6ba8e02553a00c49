import { buildKnownMemberBody, buildMember, buildSessionBody } from '@tableside/api-client/testing';
import { anonymous } from '@tableside/core';
import { describe, expect, test, vi } from 'vitest';

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
} from './session.fixture.ts';
import { readExpiry } from './stored-expiry.ts';

startBrowserEachTime();

describe('a 401 response', () => {
  const refusal = async (tab: ReturnType<typeof openTab>) => {
    const { ApiError } = await import('@tableside/api-client');
    tab.unauthorized(new ApiError({ status: 401 }));
  };

  test('ROU-33.a ROU-33.b redirects to the login page once and stores the page, however many there are', async () => {
    const tab = await openSignedIn('/account/manage_cards?added=1');
    await refusal(tab);
    await refusal(tab);
    await refusal(tab);
    expect(tab.went).toEqual(['/login']);
    expect(tab.store.get()).toMatchObject({ status: 'settled', visitor: anonymous });
    expect(tab.forget).toHaveBeenCalled();
    expect([tab.store.get().member, tab.accessToken()]).toEqual([undefined, undefined]);
    expect(sessionStorage.getItem('dr.loginRedirect')).toContain('"/account/manage_cards?added=1"');
  });

  test('ROU-33.b CRD-22 no guard redirects on the way, not even from /add_card, which redirects others to /join', async () => {
    const tab = await openSignedIn('/add_card');
    const guards: unknown[] = [];
    tab.store.subscribe(() => guards.push(tab.store.get().guard?.(place('/add_card'))));
    await refusal(tab);
    expect(tab.went).toEqual(['/login']);
    // There is no guard during the redirect. On the login page, that page's own guard applies.
    expect(guards[0]).toBeUndefined();
    expect(tab.store.get()).toMatchObject({ status: 'settled', visitor: anonymous });
    expect(tab.store.get().guard?.(place('/login'))).toBeUndefined();
  });

  test('ROU-33.b of the member call itself, after the session was ended elsewhere', async () => {
    const tab = await openSignedIn('/search');
    server.isSignedIn = false;
    tab.moved(place('/account/overview'));
    await settle();
    expect(tab.went).toEqual(['/login']);
    expect(readExpiry()).toBeUndefined();
  });

  test('ROU-33.b SES-11 also stops the expiry watch: there is no later redirect to /SignOut', async () => {
    const tab = await openSignedIn('/account/manage_cards');
    await refusal(tab);
    await settle();
    await pass(30 * MINUTE);
    expect(tab.went).toEqual(['/login']);
    expect(server.count('/api/SignOut')).toBe(0);
    expect(tab.store.get()).toMatchObject({ status: 'settled', visitor: anonymous });
  });

  test('ROU-33.b also stops the expiry watch: a clock jump does not refetch the member', async () => {
    const tab = await openSignedIn('/account/manage_cards');
    await refusal(tab);
    await settle();
    const requestCount = server.count('/api/Member');
    server.setClock(10 * MINUTE);
    await pass(MINUTE);
    expect(server.count('/api/Member')).toBe(requestCount);
  });

  test('ROU-33.b replaces the history entry, so that Back does not return to it', async () => {
    const tab = await openSignedIn('/account/manage_cards');
    await refusal(tab);
    expect(tab.replaced).toEqual([true]);
    expect(tab.states).toEqual(['expired']);
  });

  test('ROU-33.a ROU-33.b redirects to the login page again from the next page that gets one', async () => {
    const tab = await openSignedIn('/account/manage_cards');
    await refusal(tab);
    await settle();
    tab.moved(place('/earn'));
    await refusal(tab);
    expect(tab.went).toEqual(['/login', '/login']);
  });

  test('ROU-33.a a member response that arrives after it does not bring the member back', async () => {
    const tab = await openSignedIn('/account/manage_cards');
    let respond: (response: Response) => void = () => undefined;
    const late = await fetch('/api/Member');
    server.responses['/api/Member'] = () => new Promise((resolve) => (respond = resolve));
    const refreshed = Promise.allSettled([tab.refresh()]);
    await refusal(tab);
    respond(late);
    expect(await refreshed).toMatchObject([{ status: 'rejected', reason: { status: 401 } }]);
    expect(tab.store.get().visitor).toEqual(anonymous);
    expect([tab.store.get().member, tab.accessToken()]).toEqual([undefined, undefined]);
  });

  test('ROU-33.a ROU-33.b for a visitor whose hint was gone: what was fetched is cleared, and guards are off on the way to the login page', async () => {
    const tab = openTab('/add_card');
    await settle();
    const statuses: string[] = [];
    tab.store.subscribe(() => statuses.push(tab.store.get().status));
    await refusal(tab);
    expect(tab.went).toEqual(['/login']);
    expect(tab.forget).toHaveBeenCalledOnce();
    expect(statuses[0]).toBe('resolving');
  });

  test('ROU-33.a on the login page does not redirect: a known visitor stays known, a member becomes anonymous', async () => {
    const visitor = openTab('/login');
    await settle();
    const before = visitor.store.get();
    await refusal(visitor);
    expect(visitor.store.get()).toBe(before);
    expect(visitor.forget).not.toHaveBeenCalled();

    const member = await openSignedIn('/login');
    await refusal(member);
    expect(member.store.get()).toMatchObject({ status: 'settled', visitor: anonymous });
    expect([visitor.went, member.went]).toEqual([[], []]);
  });

  test('SES-11 after the session must have ended counts as its end', async () => {
    const tab = await openSignedIn('/account/manage_cards');
    sessionStorage.setItem('dr.joinDraft', '{}');
    server.sleep(20 * MINUTE);
    await refusal(tab);
    expect(tab.went).toEqual(['/SignOut']);
    expect(sessionStorage.getItem('dr.joinDraft')).toBe('{}');
    expect(await tab.takeRedirect()).toBe('/account/manage_cards');
  });

  test('of the member request leaves a known visitor known', async () => {
    const tab = openTab('/activate');
    await settle();
    await tab.recognize('P3');
    await expect(tab.refresh()).rejects.toMatchObject({ status: 401 });
    expect(tab.store.get().visitor).toMatchObject({ kind: 'known', publicId: 'P3' });
    expect(tab.went).toEqual([]);
  });

  test('that arrives after the sign-out does not end a newer session', async () => {
    const tab = await openSignedIn();
    let respond: (response: Response) => void = () => undefined;
    server.responses['/api/Member'] = () => new Promise((resolve) => (respond = resolve));
    const refreshed = Promise.allSettled([tab.refresh()]);
    await tab.signOut();
    localStorage.setItem('dr.sessionExpiry', JSON.stringify({ sid: 'another', deadline: Date.now() }));
    respond(json({}, 401));
    await refreshed;
    expect(readExpiry()).toBeDefined();
    expect(tab.went).toEqual([]);
  });

  test('has no effect without sign-in', async () => {
    const tab = openTab('/search', { settings: { enrollmentType: 'none' } });
    await refusal(tab);
    expect(tab.went).toEqual([]);
  });
});

describe('signing out', () => {
  test('AUT-14.a AUT-14.b API-26.a TRK-05.b makes one call that outlives the page, and removes all member data', async () => {
    const tab = await openSignedIn();
    sessionStorage.setItem('dr.publicId', 'p-1');
    localStorage.setItem('dr.registeredBonuses', '{"member-1":{"FIRST":1}}');
    localStorage.setItem('dr.mapView', '7');
    sessionStorage.setItem('dr.antiForgeryToken', 'old');
    document.cookie = 'utmSource=mail; Path=/';
    const sent = vi.spyOn(globalThis, 'fetch');
    await Promise.all([tab.signOut(), tab.signOut()]);
    const calls = sent.mock.calls.filter(([url]) => url === '/api/SignOut');
    expect(calls).toEqual([['/api/SignOut', expect.objectContaining({ keepalive: true })]]);
    expect(Object.keys(localStorage)).toEqual(['dr.mapView']);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(document.cookie).toBe('');
    expect(tab.store.get()).toMatchObject({ status: 'settled', visitor: anonymous });
    expect(tab.store.get().member).toBeUndefined();
    expect(tab.accessToken()).toBeUndefined();
    expect(tab.forget).toHaveBeenCalled();
    expect(tab.identified.at(-1)).toBeUndefined();
  });

  test('AUT-15.a AUT-15.b a server failure is logged, and the browser’s data is cleared regardless', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const tab = await openSignedIn();
    sessionStorage.setItem('dr.publicId', 'p-1');
    localStorage.setItem('dr.registeredBonuses', '{"member-1":{"FIRST":1}}');
    server.responses['/api/SignOut'] = () => json({}, 500);
    await expect(tab.signOut()).rejects.toMatchObject({ status: 500 });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(tab.store.get().visitor).toEqual(anonymous);
    expect([tab.store.get().member, tab.accessToken(), readExpiry()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(tab.forget).toHaveBeenCalled();
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  });

  test('AUT-14.b CLM-02.d removes the drafts of the join form and of a reported visit', async () => {
    const tab = await openSignedIn();
    sessionStorage.setItem('dr.joinDraft', '{}');
    sessionStorage.setItem('dr.claimDraft', '{}');
    await tab.signOut();
    expect([sessionStorage.getItem('dr.joinDraft'), sessionStorage.getItem('dr.claimDraft')]).toEqual([
      null,
      null,
    ]);
  });

  test('AUT-14.b stops watching the session: neither its end nor the page’s return has an effect', async () => {
    const tab = await openSignedIn();
    await tab.signOut();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await pass(30 * MINUTE);
    expect(tab.went).toEqual([]);
  });

  test('SES-14 renews the anti-forgery token', async () => {
    const tab = await openSignedIn();
    tab.renew.mockClear();
    await tab.signOut();
    await settle();
    expect(tab.renew).toHaveBeenCalledOnce();
  });

  test('a closed page does not notice its return', async () => {
    const tab = await openSignedIn();
    tab.stop();
    localStorage.removeItem('dr.sessionExpiry');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(tab.went).toEqual([]);
  });

  test('AUT-14.a calls the server although the member’s request failed', async () => {
    server.responses['/api/Member'] = () => json({}, 500);
    const tab = await openSignedIn();
    await tab.signOut();
    expect(server.count('/api/SignOut')).toBe(1);
  });

  test('AUT-14.a calls the server although the shared record is gone', async () => {
    const tab = await openSignedIn();
    localStorage.removeItem('dr.sessionExpiry');
    await tab.signOut();
    expect(server.count('/api/SignOut')).toBe(1);
  });

  test('a look-up that arrives afterwards is ignored', async () => {
    const tab = openTab('/activate');
    await settle();
    const lookUp = Promise.withResolvers<Response>();
    server.responses['/api/Member/P3'] = () => lookUp.promise;
    const recognized = tab.recognize('P3');
    await tab.signOut();
    lookUp.resolve(json(buildKnownMemberBody({ publicId: 'P3' })));
    await recognized;
    expect(tab.store.get().visitor).toEqual(anonymous);
  });

  test('resolves with the logout URL of the partner’s own sign-in', async () => {
    const tab = await openSignedIn();
    server.responses['/api/SignOut'] = () =>
      json({ isSignedOut: true, identityLogoutUrl: 'https://id.example/out' });
    expect(await tab.signOut()).toBe('https://id.example/out');
  });

  test('a member response that arrives afterwards is ignored', async () => {
    const tab = await openSignedIn();
    let respond: (response: Response) => void = () => undefined;
    const late = await fetch('/api/Member');
    server.responses['/api/Member'] = () => new Promise((resolve) => (respond = resolve));
    const refreshed = Promise.allSettled([tab.refresh()]);
    await tab.signOut();
    respond(late);
    expect(await refreshed).toMatchObject([{ status: 'rejected', reason: { status: 401 } }]);
    tab.accept({ member: buildMember(), session: buildSessionBody() });
    expect(tab.store.get().visitor).toEqual(anonymous);
  });
});
