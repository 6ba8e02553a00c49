import { ApiError, createClient } from '@tableside/api-client';
import { buildSessionBody } from '@tableside/api-client/testing';
import { partnerWith } from '@tableside/partner-config/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createLazySession } from './create-lazy-session.ts';
import type * as liveSession from './live/live-session.ts';
import type { LiveSession } from './live/live-session.ts';
import { initialSessionStore } from './initial-session.ts';
import { fakeServer, place } from './live/session.fixture.ts';
import { createRedirectStore } from './redirect-store.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

const begun = vi.hoisted((): LiveSession[] => []);
const failure = vi.hoisted((): { cause?: Error | undefined } => ({}));
vi.mock('./live/live-session.ts', async (importOriginal) => {
  const { createLiveSession } = await importOriginal<typeof liveSession>();
  return {
    createLiveSession: (...args: Parameters<typeof createLiveSession>) => {
      if (failure.cause) throw failure.cause;
      const session = createLiveSession(...args);
      begun.push(session);
      return session;
    },
  };
});

let server: ReturnType<typeof fakeServer>;
let idle: (() => void)[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  server = fakeServer();
  idle = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
});
afterEach(() => {
  failure.cause = undefined;
  begun.splice(0).forEach((session) => session.stop());
  vi.restoreAllMocks();
});

const hint = () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=b; __Host-tableside-signed-in=1');

function create(store: SessionStore = initialSessionStore(partnerWith()), partner = partnerWith()) {
  const went: string[] = [];
  const session = createLazySession({
    client: createClient(),
    store,
    partner,
    antiForgery: { renew: () => Promise.resolve('t') },
    now: () => Date.now(),
    navigate: (path) => went.push(path),
    forget: () => undefined,
    onIdentified: () => undefined,
  });
  return { session, store, went };
}
const storedPage = () => createRedirectStore(() => Date.now()).peek();
const ready = (store: SessionStore) => vi.waitFor(() => expect(store.get().guard).toBeDefined());

test('SES-12.b without a hint the visitor is anonymous, and nothing is fetched until the browser is idle', async () => {
  const { session, store } = create();
  expect(store.get()).toMatchObject({ status: 'settled', visitor: { kind: 'anonymous' } });
  session.start();
  expect(idle).toHaveLength(1);
  expect(session.accessToken()).toBeUndefined();
  idle.forEach((callback) => callback());
  await ready(store);
  expect(server.requests).toEqual([]);
});

test('with a hint the session is resolving, and the member is fetched immediately', async () => {
  hint();
  server.signIn();
  const { session, store } = create();
  expect(store.get().status).toBe('resolving');
  session.start();
  await ready(store);
  expect(store.get().visitor.kind).toBe('member');
  expect(session.accessToken()).toBe('access-1');
});

test.each([
  ['a public id in the address', () => window.history.replaceState(null, '', '/?public_id=P1')],
  ['an emulation id in the address', () => window.history.replaceState(null, '', '/?x=1&emulation_id=e')],
  ['a public id from an earlier page', () => sessionStorage.setItem('dr.publicId', 'P1')],
  ['an emulation id from an earlier page', () => localStorage.setItem('dr.emulationId', 'e')],
])('the code is loaded immediately for %s', async (_why, arrange) => {
  arrange();
  const { session, store, went } = create();
  session.start();
  expect(idle).toEqual([]);
  await vi.waitFor(() => expect(store.get().guard ?? went[0]).toBeDefined());
});

test('the code is loaded immediately if the first page waits for its guard, and with the second page', async () => {
  const first = create();
  first.session.start(true);
  await ready(first.store);
  const second = create();
  second.session.start();
  second.session.moved(place('/'));
  second.session.moved(place('/login'));
  await ready(second.store);
  expect(idle).toHaveLength(1);
});

test('AUT-08.a locations from before the code has loaded are not lost', async () => {
  const { session, store } = create();
  session.moved(place('/search?query=soup'));
  session.moved(place('/login'));
  await ready(store);
  expect(await session.takeRedirect()).toBe('/search?query=soup');
});

test('AUT-08.a a page left for an external sign-in before the code has loaded is stored', () => {
  const { session } = create();
  session.start();
  session.moved(place('/how-it-works'));
  expect(storedPage()).toBe('/how-it-works');
});

test('AUT-08.a before the code has loaded, no page is stored while the session is resolving or without sign-in', () => {
  hint();
  create().session.moved(place('/how-it-works'));
  expect(storedPage()).toBeUndefined();
  create(createSessionStore(), partnerWith({ enrollmentType: 'none' })).session.moved(place('/how-it-works'));
  expect(storedPage()).toBeUndefined();
});

test('the first location alone fetches nothing', async () => {
  create().session.moved(place('/'));
  await import('./live/live-session.ts');
  expect(begun).toEqual([]);
});

test('P14 blocked storage is no session hint', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  create().session.start();
  expect(idle).toHaveLength(1);
});

test('a session that failed to start is logged, and the next call retries', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  failure.cause = new Error('no');
  const { session, store } = create();
  session.start(true);
  await vi.waitFor(() => expect(warn.mock.calls).toEqual([['The session did not start.', failure.cause]]));
  failure.cause = undefined;
  await session.recognize('P9');
  expect(store.get().visitor).toMatchObject({ kind: 'known', publicId: 'P9' });
});

test('SES-28 code that fails is late at once, until it has come', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  hint();
  server.signIn();
  failure.cause = new Error('no');
  const { session, store } = create();
  session.start(true);
  await vi.waitFor(() => expect(store.get()).toMatchObject({ status: 'resolving', isLate: true }));
  failure.cause = undefined;
  await session.refresh();
  await ready(store);
  expect(store.get().isLate).toBeUndefined();
});

test('ROU-33.b a 401 before the first location is known redirects to the login page', async () => {
  const { session, store, went } = create();
  session.start(true);
  await ready(store);
  session.unauthorized(new ApiError({ status: 401 }));
  await vi.waitFor(() => expect(went).toEqual(['/login']));
});

test('the first location may be reported after the code has loaded', async () => {
  server.signIn();
  hint();
  const { session, store } = create();
  session.start();
  await ready(store);
  expect(() => session.moved(place('/earn'))).not.toThrow();
});

test('SES-18.a once loaded, the session receives every location, use and response, and the next call sends its token', async () => {
  server.signIn();
  const { session, store } = create();
  expect(() => session.prolonged()).not.toThrow();
  const { member } = await session.refresh();
  session.moved(place('/search'));
  session.moved(place('/earn'));
  await vi.waitFor(() => expect(server.count('/api/Member')).toBeGreaterThan(1));
  localStorage.clear();
  session.prolonged();
  expect(localStorage.getItem('dr.sessionExpiry')).not.toBeNull();
  session.accept({
    member: { ...member, firstName: 'Alex' },
    session: buildSessionBody({ accessToken: 'new' }),
  });
  expect(store.get().visitor).toMatchObject({ firstName: 'Alex' });
  expect(session.accessToken()).toBe('new');
});

test('every action loads the code it needs', async () => {
  server.signIn();
  const { session, store } = create();
  expect((await session.refresh()).member.publicId).toBe('member-1');
  await session.signOut();
  await session.recognize('P9');
  expect(store.get().visitor).toMatchObject({ kind: 'known', publicId: 'P9' });
});

// This test is the last one, because it replaces the module for all later tests.
test('SES-28 code that hangs is late after 10 s, until it has come', async () => {
  hint();
  server.signIn();
  const code = Promise.withResolvers<void>();
  vi.resetModules();
  vi.doMock('./live/live-session.ts', async (importOriginal) => {
    await code.promise;
    return importOriginal<typeof liveSession>();
  });
  vi.useFakeTimers();
  const { session, store } = create();
  session.start(true);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(store.get().isLate).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(store.get()).toMatchObject({ status: 'resolving', isLate: true });
  vi.useRealTimers();
  code.resolve();
  await ready(store);
  expect(store.get().isLate).toBeUndefined();
  session.stop();
});
