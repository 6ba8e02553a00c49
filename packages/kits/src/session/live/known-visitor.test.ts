import { anonymous } from '@tableside/core';
import { describe, expect, test } from 'vitest';

import { json, openTab, place, server, settle, startBrowserEachTime } from './session.fixture.ts';

startBrowserEachTime();

describe('a known visitor', () => {
  test('SES-19.a SES-19.b TRK-01.a the public id is removed from the URL and stored; the next load looks it up', async () => {
    window.history.replaceState({ key: 'kept' }, '', '/?public_id=P1&utm_source=mail');
    const first = openTab('/');
    await settle();
    expect(window.location.search).toBe('?utm_source=mail');
    expect(window.history.state).toEqual({ key: 'kept' });
    expect(sessionStorage.getItem('dr.publicId')).toBe('P1');
    expect(server.requests).toEqual([]);
    first.stop();

    const second = openTab('/');
    await settle();
    expect(server.requests).toEqual(['/api/Member/P1']);
    expect(second.store.get().visitor).toEqual({ kind: 'known', publicId: 'P1', tier: 1 });
    expect(second.identified).toEqual([undefined, 'P1']);
  });

  test('SES-19.a TRK-01.a the public id of an in-site link is removed from the URL as well, and replaces an earlier one', async () => {
    const longest = 'P'.repeat(64);
    const tab = openTab('/');
    await settle();
    sessionStorage.setItem('dr.publicId', 'P1');
    window.history.replaceState({ key: 'kept' }, '', `/activate?public_id=${longest}&utm_source=mail`);
    tab.moved(place('/activate'));
    expect(window.location.search).toBe('?utm_source=mail');
    expect(window.history.state).toEqual({ key: 'kept' });
    expect(sessionStorage.getItem('dr.publicId')).toBe(longest);
  });

  test('SES-19.a a public id is dropped with the browser session, so the next person on the device is anonymous', async () => {
    window.history.replaceState(null, '', '/?public_id=P1');
    openTab('/');
    await settle();
    expect(Object.keys(localStorage)).toEqual([]);
    sessionStorage.clear();
    const next = openTab('/');
    await settle();
    expect(next.store.get().visitor).toEqual(anonymous);
    expect(server.requests).toEqual([]);
  });

  test.each([400, 404])(
    'SES-17 API-06.b an unknown visitor (%i) stays anonymous and is not looked up again',
    async (status) => {
      sessionStorage.setItem('dr.publicId', 'P2');
      server.responses['/api/Member/P2'] = () => json({}, status);
      const tab = openTab('/');
      await settle();
      expect(tab.store.get().visitor).toEqual(anonymous);
      expect(sessionStorage.getItem('dr.publicId')).toBeNull();
    },
  );

  test.each([
    ['500', () => json({}, 500)],
    ['401', () => json({}, 401)],
    ['403', () => json({}, 403)],
    ['429', () => json({}, 429)],
    ['a broken network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer that cannot be read', () => json({})],
  ])(
    'SES-19.a SES-19.b a look-up that fails with %s says nothing about the id, which is kept',
    async (_what, respond) => {
      sessionStorage.setItem('dr.publicId', 'P2');
      server.responses['/api/Member/P2'] = respond;
      const tab = openTab('/');
      await settle();
      expect(tab.store.get().visitor).toEqual(anonymous);
      expect(sessionStorage.getItem('dr.publicId')).toBe('P2');
    },
  );

  test.each(['', '%3Cscript%3E'])(
    'SES-19.a ACT-01 a link with the id "%s" replaces an earlier one',
    async (id) => {
      sessionStorage.setItem('dr.publicId', 'P1');
      window.history.replaceState(null, '', `/activate?public_id=${id}`);
      openTab('/activate');
      await settle();
      expect(sessionStorage.getItem('dr.publicId')).toBeNull();
      expect(server.requests).toEqual([]);
    },
  );

  test('SES-19.b an unknown id has no effect while the member is being fetched', async () => {
    let respond: (response: Response) => void = () => undefined;
    server.responses['/api/Member'] = () => new Promise((resolve) => (respond = resolve));
    server.responses['/api/Member/P3'] = () => json({}, 404);
    const tab = openTab(undefined, { isHinted: true });
    await tab.recognize('P3');
    expect(tab.store.get().status).toBe('resolving');
    respond(json({}, 401));
    await settle();
    expect(tab.store.get()).toMatchObject({ status: 'settled', visitor: anonymous });
  });

  test('a member who opens a public id is refetched, and no other look-up is made', async () => {
    server.signIn();
    const tab = openTab(undefined, { isHinted: true });
    await settle();
    await tab.recognize('P3');
    expect(server.requests).toEqual(['/api/Member', '/api/Member']);
  });

  test('a signed-in member takes precedence', async () => {
    sessionStorage.setItem('dr.publicId', 'P1');
    server.signIn();
    const tab = openTab(undefined, { isHinted: true });
    await settle();
    expect(tab.store.get().visitor.kind).toBe('member');
    expect(server.count('/api/Member/P1')).toBe(0);
  });

  test('SES-01.a a visitor recognized or activated by a screen', async () => {
    const tab = openTab('/activate');
    await settle();
    await tab.recognize('P3');
    expect(tab.store.get().visitor).toEqual({ kind: 'known', publicId: 'P3', tier: 1 });
    expect(sessionStorage.getItem('dr.publicId')).toBe('P3');
  });

  test.each(['%3Cscript%3E', 'P1%3Cscript%3E', 'P'.repeat(65)])(
    '%s is not a public id and not stored',
    async (id) => {
      window.history.replaceState(null, '', `/?public_id=${id}`);
      openTab('/');
      await settle();
      expect(window.location.search).toBe('');
      expect(sessionStorage.getItem('dr.publicId')).toBeNull();
    },
  );
});
