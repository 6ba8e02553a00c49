import { beforeEach, describe, expect, test } from 'vitest';

import { place } from './live/session.fixture.ts';
import { createRedirectStore, LOGIN_REDIRECT_MINUTES } from './redirect-store.ts';

let time = 1_000_000;
const now = () => time;
const put = (value: unknown) =>
  sessionStorage.setItem('dr.loginRedirect', typeof value === 'string' ? value : JSON.stringify(value));

beforeEach(() => {
  sessionStorage.clear();
  time = 1_000_000;
});

describe('the page stored for the return after sign-in', () => {
  test('AUT-08.a AUT-08.b is the last one, except pages that are never returned to', () => {
    const redirects = createRedirectStore(now);
    for (const path of [
      '/search?query=soup',
      '/',
      '/join',
      '/add_card',
      '/card_added',
      '/login',
      '/recover/confirm',
      '/error',
    ]) {
      redirects.store(place(path));
    }
    expect(redirects.peek()).toBe('/search?query=soup');
    expect(createRedirectStore(now).peek()).toBe('/search?query=soup');
  });

  test('AUT-08.b is not a page that the site does not have: the one before it stays', () => {
    const redirects = createRedirectStore(now);
    redirects.store({ ...place('/zzz'), isMissing: true });
    expect(redirects.peek()).toBeUndefined();
    redirects.store(place('/search?query=soup'));
    redirects.store({ ...place('/zzz'), isMissing: true });
    expect(redirects.peek()).toBe('/search?query=soup');
  });

  test('AUT-08.a is stored for sixty minutes', () => {
    expect(LOGIN_REDIRECT_MINUTES).toBe(60);
    const redirects = createRedirectStore(now);
    redirects.store(place('/search'));
    time += 60 * 60_000 - 1;
    expect(redirects.peek()).toBe('/search');
    time += 1;
    expect(redirects.peek()).toBeUndefined();
  });

  test('P2 is used once, and so is a copy of it', () => {
    const redirects = createRedirectStore(now);
    redirects.store(place('/search'));
    const copy = createRedirectStore(now);
    const stored = sessionStorage.getItem('dr.loginRedirect') ?? '';
    const nonce = redirects.drop();
    expect(redirects.peek()).toBeUndefined();
    put(stored);
    copy.dropCopy('another');
    expect(copy.peek()).toBe('/search');
    copy.dropCopy(nonce ?? '');
    expect(copy.peek()).toBeUndefined();
  });

  test.each([
    'not json',
    '"/search"',
    { path: '//evil.example', savedAt: 1_000_000, nonce: 'n' },
    { path: '/api/SignOut', savedAt: 1_000_000, nonce: 'n' },
    { path: '/login', savedAt: 1_000_000, nonce: 'n' },
    { path: '/search', savedAt: 2_000_000, nonce: 'n' },
    { path: '/search', savedAt: 'now', nonce: 'n' },
    { path: '/search', savedAt: 1_000_000 },
    { savedAt: 1_000_000, nonce: 'n' },
    'null',
  ])('P2 a value written by others is not followed: %j', (value) => {
    put(value);
    expect(createRedirectStore(now).peek()).toBeUndefined();
  });
});
