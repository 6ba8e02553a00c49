import { ApiError } from '@tableside/api-client';
import { anonymous } from '@tableside/core';
import { partnerWith } from '@tableside/partner-config/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { clearSessionHint } from '../session-hint.ts';
import {
  MINUTE,
  closeTabs,
  json,
  openTab,
  pass,
  place,
  server,
  settle,
  startBrowserEachTime,
  type Tab,
} from './session.fixture.ts';

let first: Tab;
let second: Tab;

startBrowserEachTime();
beforeEach(async () => {
  server.signIn();
  first = openTab('/search', { isHinted: true });
  second = openTab('/earn', { isHinted: true });
  await settle();
});

const isMember = (tab: Tab) => tab.store.get().visitor.kind === 'member';

describe('two tabs', () => {
  test('SES-13.b a prolongation in one tab prolongs the session in the other', async () => {
    await pass(10 * MINUTE);
    first.moved(place('/'));
    await settle();
    await pass(10 * MINUTE);
    expect([first, second].map((tab) => tab.store.get().warning)).toEqual([undefined, undefined]);
    expect([first, second].map((tab) => tab.went)).toEqual([[], []]);
    // Both times, the other tab took the new expiry from the message, without a request.
    first.moved(place('/earn'));
    await settle();
    expect(server.count('/api/Member')).toBe(4);
  });

  test('SES-13.b an older message that arrives late does not shorten the session', async () => {
    const { deadline, sid } = JSON.parse(localStorage.getItem('dr.sessionExpiry') ?? '{}') as {
      deadline: number;
      sid: string;
    };
    await pass(10 * MINUTE);
    await first.refresh();
    await settle();
    const channel = new BroadcastChannel('session');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    channel.postMessage({ type: 'prolonged', sid, deadline });
    await settle();
    channel.close();
    await pass(4.5 * MINUTE);
    expect([first, second].map((tab) => tab.store.get().warning)).toEqual([undefined, undefined]);
    await pass(3 * MINUTE);
    expect([first, second].map((tab) => tab.went)).toEqual([[], []]);
    expect([first, second].every(isMember)).toBe(true);
  });

  test('SES-10 SES-13.b both warn; a click in one removes the warning from both', async () => {
    await pass(14 * MINUTE);
    expect([first, second].every((tab) => tab.store.get().warning)).toBe(true);
    await first.refresh();
    await settle();
    expect([first, second].some((tab) => tab.store.get().warning)).toBe(false);
  });

  test('SES-11 at the end both redirect, and one of them calls the server', async () => {
    await pass(15 * MINUTE);
    expect([first, second].map((tab) => tab.went)).toEqual([['/SignOut'], ['/SignOut']]);
    await Promise.all([first.signOut(), second.signOut()]);
    expect(server.count('/api/SignOut')).toBe(1);
    expect(second.forget).toHaveBeenCalled();
  });

  test('SES-11 in a browser without locks and channel, the record shows that another tab has called', async () => {
    closeTabs();
    vi.stubGlobal('BroadcastChannel', undefined);
    first = openTab('/search', { isHinted: true });
    second = openTab('/earn', { isHinted: true });
    await settle();
    vi.stubGlobal('navigator', {});
    await pass(15 * MINUTE);
    expect([first, second].map((tab) => tab.went)).toEqual([['/SignOut'], ['/SignOut']]);
    expect(server.count('/api/SignOut')).toBe(1);
  });

  test('AUT-14.a a sign-out is announced once, not by the tabs that follow', async () => {
    const messages: unknown[] = [];
    const listener = new BroadcastChannel('session');
    listener.addEventListener('message', ({ data }: MessageEvent<unknown>) => messages.push(data));
    await first.signOut();
    await settle();
    listener.close();
    expect(second.went).toEqual(['/SignOut']);
    expect(messages).toEqual([{ type: 'ended' }]);
  });

  test('AUT-14.b a sign-out makes a known visitor of another tab anonymous, who stays on the page', async () => {
    closeTabs();
    server.isSignedIn = false;
    const member = openTab('/search');
    const known = openTab('/activate');
    await settle();
    await known.recognize('P9');
    expect(known.store.get().visitor.kind).toBe('known');
    await member.signOut();
    await settle();
    expect(known.store.get().visitor).toEqual(anonymous);
    expect(known.went).toEqual([]);
  });

  test('a sign-out received before the session is known decides nothing', async () => {
    server.responses['/api/Member'] = () => new Promise(() => undefined);
    const waiting = openTab('/search', { isHinted: true });
    await first.signOut();
    await settle();
    expect(waiting.store.get().status).toBe('resolving');
  });

  test('AUT-14.b a sign-out is followed, without another call', async () => {
    await first.signOut();
    await settle();
    expect(second.went).toEqual(['/SignOut']);
    expect(second.store.get().visitor).toEqual(anonymous);
    expect(second.accessToken()).toBeUndefined();
    await second.signOut();
    expect(server.count('/api/SignOut')).toBe(1);
  });

  test('a sign-in is followed, whoever the member is', async () => {
    await first.signOut();
    await settle();
    server.member = { publicId: 'member-2', firstName: 'Alex' };
    server.accessToken = 'access-2';
    server.signIn();
    await first.refresh();
    await settle();
    expect(second.store.get().member?.firstName).toBe('Alex');
    expect(second.accessToken()).toBe('access-2');
  });

  test('a session replaced while signed in is refetched by the other tab, once', async () => {
    server.accessToken = 'access-2';
    const requestCount = server.count('/api/Member');
    second.renew.mockClear();
    await first.refresh();
    await settle();
    expect(second.accessToken()).toBe('access-2');
    // An anti-forgery token belongs to the session in which it was fetched.
    expect(second.renew).toHaveBeenCalledOnce();
    expect(server.count('/api/Member')).toBe(requestCount + 2);
    await settle();
    expect(server.count('/api/Member')).toBe(requestCount + 2);
  });

  test('AUT-09.a using the stored page also drops its copy', async () => {
    closeTabs();
    server.isSignedIn = false;
    const opener = openTab('/search');
    await settle();
    opener.moved(place('/login'));
    const copy = sessionStorage.getItem('dr.loginRedirect');
    const other = openTab('/login');
    await settle();
    await opener.takeRedirect();
    sessionStorage.setItem('dr.loginRedirect', copy ?? '');
    await settle();
    expect(await other.takeRedirect()).toBe('/account/overview');
  });

  test('without a channel the stored expiry serves as the message', async () => {
    closeTabs();
    vi.stubGlobal('BroadcastChannel', undefined);
    const alone = openTab('/search', { isHinted: true });
    await settle();
    const stored = localStorage.getItem('dr.sessionExpiry') ?? '';
    const { sid, deadline } = JSON.parse(stored) as { sid: string; deadline: number };
    const notify = (newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'dr.sessionExpiry', newValue }));
    notify(JSON.stringify({ sid, deadline: deadline + 5 * MINUTE }));
    await pass(16 * MINUTE);
    expect(isMember(alone)).toBe(true);
    notify('not json');
    notify(null);
    await settle();
    expect(isMember(alone)).toBe(false);
    expect(alone.went).toEqual(['/SignOut']);
  });

  test('an impossible deadline is ignored', async () => {
    const { sid } = JSON.parse(localStorage.getItem('dr.sessionExpiry') ?? '') as { sid: string };
    const channel = new BroadcastChannel('session');
    for (const message of [
      { type: 'prolonged', sid, deadline: Date.now() + 400 * 24 * 60 * MINUTE },
      { type: 'prolonged', sid, deadline: 'never' },
      'ended',
    ]) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
      channel.postMessage(message);
    }
    await settle();
    channel.close();
    await pass(15 * MINUTE);
    expect(isMember(second)).toBe(false);
  });
});

describe('another person signs in in the second tab', () => {
  /** Signs in another member by a form, which ends the first session without notifying the first tab. */
  async function signInAnother() {
    server.member = { publicId: 'member-2', firstName: 'Morgan' };
    server.accessToken = 'access-2';
    server.signIn();
    second.stop();
    second = openTab('/earn');
    await second.refresh();
    await settle();
  }

  test('SES-25.a the first tab forgets the first person, is no member, and navigates nowhere', async () => {
    sessionStorage.setItem('dr.cardRegistration', '{}');
    first.forget.mockClear();
    await signInAnother();
    expect(first.store.get()).toEqual({ status: 'resolving', visitor: anonymous, isReplaced: true });
    expect([first.accessToken(), first.went]).toEqual([undefined, []]);
    expect(first.forget).toHaveBeenCalled();
    expect(sessionStorage.getItem('dr.cardRegistration')).toBeNull();
    expect(first.identified).toEqual(['member-1']);
  });

  test('SES-25.a it stays so, and leaves the other one’s session alone', async () => {
    await signInAnother();
    first.moved(place('/account/overview'));
    first.prolonged();
    await first.signOut();
    await pass(MINUTE);
    expect(first.store.get()).toMatchObject({ isReplaced: true });
    expect([isMember(second), server.count('/api/SignOut')]).toEqual([true, 0]);
    expect(localStorage.getItem('dr.sessionExpiry')).not.toBeNull();
  });

  test.each<[string, () => unknown]>([
    [
      'returns from the back-forward cache',
      () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
    ['gets a 401', () => first.unauthorized(new ApiError({ status: 401 }))],
  ])('SES-25.a a tab that was not told asks who is signed in when it %s', async (_what, happens) => {
    const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => undefined);
    await signInAnother();
    expect(isMember(first)).toBe(true);
    post.mockRestore();
    happens();
    expect(first.store.get()).toMatchObject({ status: 'resolving', visitor: anonymous });
    await settle();
    expect(first.store.get()).toMatchObject({ isReplaced: true });
    expect(first.went).toEqual([]);
  });

  test('SES-25.a SES-29.b a refusal of the first session that arrives later takes nothing of the second, and the first tab is told', async () => {
    const hint = `tableside-signed-in-${partnerWith().id}`;
    const others = server.responses;
    let refuse: (response: Response) => void = () => undefined;
    document.cookie = `${hint}=first; Path=/`;
    server.responses = {
      ...others,
      '/api/Member': () => new Promise((resolve) => (refuse = resolve)),
    };
    first.moved(place('/'));
    await settle();
    server.responses = others;
    const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => undefined);
    document.cookie = `${hint}=second; Path=/`;
    await signInAnother();
    post.mockRestore();
    refuse(json({ code: 'unauthorised' }, 401));
    await settle();
    expect(document.cookie).toContain(`${hint}=second`);
    expect(localStorage.getItem('dr.sessionExpiry')).not.toBeNull();
    expect([first.store.get().isReplaced, first.went, isMember(second)]).toEqual([true, [], true]);
    clearSessionHint(partnerWith().id);
  });

  test('SES-25.a the same person who signs in again goes on', async () => {
    server.accessToken = 'access-2';
    await second.refresh();
    await settle();
    expect([isMember(first), first.accessToken()]).toEqual([true, 'access-2']);
  });
});

test('P14 with blocked storage, the session is kept in memory, and tabs still agree', async () => {
  closeTabs();
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  const tabs = [openTab('/search', { isHinted: true }), openTab('/earn', { isHinted: true })] as const;
  await settle();
  expect(tabs.every(isMember)).toBe(true);
  await pass(10 * MINUTE);
  tabs[0].moved(place('/'));
  await settle();
  await pass(10 * MINUTE);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(tabs.every(isMember)).toBe(true);
  tabs[0].renew.mockClear();
  await tabs[0].refresh();
  expect(tabs[0].renew).not.toHaveBeenCalled();
  await tabs[1].signOut();
  await settle();
  expect(tabs[0].went).toEqual(['/SignOut']);
  tabs[0].moved(place('/search'));
  tabs[0].moved(place('/login'));
  expect(await tabs[0].takeRedirect()).toBe('/search');
});

describe('two tabs with a cross-origin API', () => {
  test('API-01.d SES-13.b each has its own session: none prolongs, stores or ends another’s', async () => {
    closeTabs();
    localStorage.clear();
    first = openTab('/search', { bearer: { value: 'session-1' } });
    second = openTab('/earn', { bearer: { value: undefined } });
    await first.refresh();
    await settle();
    expect([isMember(first), isMember(second)]).toEqual([true, false]);
    expect(localStorage.getItem('dr.sessionExpiry')).toBeNull();
    expect(server.count('/api/Member')).toBe(3);
    const messages: unknown[] = [];
    const listener = new BroadcastChannel('session');
    listener.addEventListener('message', ({ data }: MessageEvent<unknown>) => messages.push(data));
    await pass(15 * MINUTE);
    listener.close();
    expect([first.went, second.went]).toEqual([['/SignOut'], []]);
    expect(server.count('/api/SignOut')).toBe(1);
    expect(messages).toEqual([]);
  });
});
