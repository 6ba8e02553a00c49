import { createClient } from '@tableside/api-client';
import { partnerWith } from '@tableside/partner-config/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createLazySession } from './create-lazy-session.ts';
import { initialSession } from './initial-session.ts';
import { fakeServer, place } from './live/session.fixture.ts';
import { createRedirectStore } from './redirect-store.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

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
afterEach(() => vi.restoreAllMocks());

const hint = () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=b; __Host-tableside-signed-in=1');

function create(store: SessionStore = createSessionStore(initialSession(partnerWith().id))) {
  const went: string[] = [];
  const session = createLazySession({
    client: createClient(),
    store,
    partner: partnerWith(),
    antiForgery: { renew: () => Promise.resolve('t') },
    now: () => Date.now(),
    navigate: (path) => went.push(path),
    forget: () => undefined,
    onIdentified: () => undefined,
  });
  return { session, store, went };
}
const ready = (store: SessionStore) => vi.waitFor(() => expect(store.get().guard).toBeDefined());

test('SES-12 without a hint nobody is expected, and nothing is fetched until the browser is idle', async () => {
  const { session, store } = create();
  expect(store.get()).toMatchObject({ status: 'settled', visitor: { kind: 'anonymous' } });
  session.start();
  expect(idle).toHaveLength(1);
  expect(session.accessToken()).toBeUndefined();
  idle.forEach((callback) => callback());
  await ready(store);
  expect(server.asked).toEqual([]);
});

test('with a hint somebody is on the way, and asked for at once', async () => {
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
])('the code comes at once for %s', async (_why, arrange) => {
  arrange();
  const { session, store, went } = create();
  session.start();
  expect(idle).toEqual([]);
  await vi.waitFor(() => expect(store.get().guard ?? went[0]).toBeDefined());
});

test('the code comes at once where the first page waits for its guard, and with the second page', async () => {
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

test('AUT-08 places from before the code came are not lost', async () => {
  const { session, store } = create();
  session.moved(place('/search?query=soup'));
  session.moved(place('/login'));
  await ready(store);
  expect(await session.takeRedirect()).toBe('/search?query=soup');
});

test('AUT-08 a page that is left for a sign-in elsewhere before the code has come is kept', () => {
  const { session } = create();
  session.start();
  session.moved(place('/how-it-works'));
  expect(createRedirectStore(() => Date.now()).peek()).toBe('/how-it-works');
});

test('every action fetches the code it needs', async () => {
  server.signIn();
  const { session, store } = create();
  expect((await session.refresh()).member.publicId).toBe('member-1');
  await session.signOut();
  await session.recognise('P9');
  expect(store.get().visitor).toMatchObject({ kind: 'known', publicId: 'P9' });
});
