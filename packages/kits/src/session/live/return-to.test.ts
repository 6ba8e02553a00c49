import { beforeEach, expect, test } from 'vitest';

import { place } from './session.fixture.ts';
import { createReturnTo } from './return-to.ts';

const login = place('/login');
const soup = place('/search?query=soup');

let notified: string[];
const create = () => createReturnTo(Date.now, (nonce) => notified.push(nonce));

beforeEach(() => {
  sessionStorage.clear();
  notified = [];
});

test('AUT-09.b without a stored page it returns the account and notifies nobody', () => {
  const way = create();
  expect(way.stored()).toBeUndefined();
  expect(way.take(undefined, login)).toBe('/account/overview');
  expect(notified).toEqual([]);
});

test('AUT-09.a without a guard it returns the stored page, and notifies other tabs once', () => {
  const way = create();
  way.store(soup);
  expect(way.take(undefined, login)).toBe('/search?query=soup');
  expect(notified).toHaveLength(1);
});

test('AUT-09.a repeated calls before the page is reached return the same', () => {
  const way = create();
  way.store(soup);
  way.take(undefined, login);
  expect(way.stored()).toBe('/search?query=soup');
  expect(way.take(undefined, login)).toBe('/search?query=soup');
  expect(way.take(undefined, undefined)).toBe('/search?query=soup');
  expect(notified).toHaveLength(1);
});

test('AUT-09.a AUT-09.b a call on the page itself returns that page, and elsewhere the account', () => {
  const way = create();
  way.store(soup);
  way.take(undefined, login);
  way.arrive(soup);
  expect(way.stored()).toBeUndefined();
  expect(way.take(undefined, soup)).toBe('/search?query=soup');
  expect(way.take(undefined, login)).toBe('/account/overview');
  expect(way.take(undefined, undefined)).toBe('/account/overview');
});

test('AUT-09.b a page that was reached but is not the stored one is not returned', () => {
  const way = create();
  way.arrive(place('/how-it-works'));
  expect(way.take(undefined, place('/how-it-works'))).toBe('/account/overview');
  way.store(soup);
  way.arrive(place('/how-it-works'));
  expect(notified).toHaveLength(1);
  expect(way.stored()).toBeUndefined();
  expect(way.take(undefined, place('/how-it-works'))).toBe('/account/overview');
});

test('AUT-09.a sign-in pages do not clear the stored page', () => {
  const way = create();
  way.store(soup);
  way.arrive(login);
  expect(notified).toEqual([]);
  expect(way.stored()).toBe('/search?query=soup');
});

test('AUT-09.a the page stays stored if the guard redirects elsewhere', () => {
  const way = create();
  way.store(soup);
  expect(way.take(() => '/fix_credentials', login)).toBe('/fix_credentials');
  expect(notified).toEqual([]);
  expect(way.take(({ pathname }) => (pathname === '/login' ? undefined : '/x'), login)).toBe(
    '/search?query=soup',
  );
});

test('a dropped page is not returned, on that page or elsewhere', () => {
  const way = create();
  way.store(soup);
  way.take(undefined, login);
  way.arrive(soup);
  way.forget();
  expect(way.take(undefined, soup)).toBe('/account/overview');
  way.store(soup);
  way.take(undefined, login);
  way.forget();
  expect(way.stored()).toBeUndefined();
  way.store(soup);
  way.forget();
  expect(way.stored()).toBeUndefined();
  expect(notified).toHaveLength(2);
});

test('a copy that another tab has used is dropped, but not a page stored since', () => {
  const way = create();
  way.store(soup);
  create().take(undefined, login);
  const [used = ''] = notified;
  way.forgetCopy(used);
  expect(way.stored()).toBeUndefined();
  way.store(soup);
  way.forgetCopy(used);
  expect(way.stored()).toBe('/search?query=soup');
});
