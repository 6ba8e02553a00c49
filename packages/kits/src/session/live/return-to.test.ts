import { beforeEach, expect, test } from 'vitest';

import { place } from './session.fixture.ts';
import { createReturnTo } from './return-to.ts';

const login = place('/login');
const soup = place('/search?query=soup');

let told: string[];
const create = () => createReturnTo(Date.now, (nonce) => told.push(nonce));

beforeEach(() => {
  sessionStorage.clear();
  told = [];
});

test('AUT-09 with no page kept it leads to the account, and tells nobody', () => {
  const way = create();
  expect(way.kept()).toBeUndefined();
  expect(way.take(undefined, login)).toBe('/account/overview');
  expect(told).toEqual([]);
});

test('AUT-09 without a guard the page that was kept is the way, and other tabs are told once', () => {
  const way = create();
  way.keep(soup);
  expect(way.take(undefined, login)).toBe('/search?query=soup');
  expect(told).toHaveLength(1);
});

test('AUT-09 whoever asks again before the page is reached gets the same answer', () => {
  const way = create();
  way.keep(soup);
  way.take(undefined, login);
  expect(way.kept()).toBe('/search?query=soup');
  expect(way.take(undefined, login)).toBe('/search?query=soup');
  expect(way.take(undefined, undefined)).toBe('/search?query=soup');
  expect(told).toHaveLength(1);
});

test('AUT-09 whoever asks on the page itself stays there, and elsewhere gets the account', () => {
  const way = create();
  way.keep(soup);
  way.take(undefined, login);
  way.arrive(soup);
  expect(way.kept()).toBeUndefined();
  expect(way.take(undefined, soup)).toBe('/search?query=soup');
  expect(way.take(undefined, login)).toBe('/account/overview');
  expect(way.take(undefined, undefined)).toBe('/account/overview');
});

test('AUT-09 a page reached that was not the one kept is no answer', () => {
  const way = create();
  way.arrive(place('/how-it-works'));
  expect(way.take(undefined, place('/how-it-works'))).toBe('/account/overview');
  way.keep(soup);
  way.arrive(place('/how-it-works'));
  expect(told).toHaveLength(1);
  expect(way.kept()).toBeUndefined();
  expect(way.take(undefined, place('/how-it-works'))).toBe('/account/overview');
});

test('AUT-09 the pages of signing in do not end the way back', () => {
  const way = create();
  way.keep(soup);
  way.arrive(login);
  expect(told).toEqual([]);
  expect(way.kept()).toBe('/search?query=soup');
});

test('AUT-09 where the guard leads elsewhere the page stays kept', () => {
  const way = create();
  way.keep(soup);
  expect(way.take(() => '/fix_credentials', login)).toBe('/fix_credentials');
  expect(told).toEqual([]);
  expect(way.take(({ pathname }) => (pathname === '/login' ? undefined : '/x'), login)).toBe(
    '/search?query=soup',
  );
});

test('what was forgotten leads nowhere, on its page or elsewhere', () => {
  const way = create();
  way.keep(soup);
  way.take(undefined, login);
  way.arrive(soup);
  way.forget();
  expect(way.take(undefined, soup)).toBe('/account/overview');
  way.keep(soup);
  way.take(undefined, login);
  way.forget();
  expect(way.kept()).toBeUndefined();
  way.keep(soup);
  way.forget();
  expect(way.kept()).toBeUndefined();
  expect(told).toHaveLength(2);
});

test('a copy of a page that another tab has used is no longer kept, and one kept since is', () => {
  const way = create();
  way.keep(soup);
  create().take(undefined, login);
  const [used = ''] = told;
  way.forgetCopy(used);
  expect(way.kept()).toBeUndefined();
  way.keep(soup);
  way.forgetCopy(used);
  expect(way.kept()).toBe('/search?query=soup');
});
