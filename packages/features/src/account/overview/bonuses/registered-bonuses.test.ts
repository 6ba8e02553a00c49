import { afterEach, expect, test, vi } from 'vitest';

import { storeRegistered, registeredIn, registeredText } from './registered-bonuses.ts';

const KEY = 'dr.registeredBonuses';
const now = Date.parse('2026-06-15T12:00:00Z');
const readBack = (publicId: string) => Object.fromEntries(registeredIn(registeredText(), publicId));

afterEach(() => localStorage.clear());

test('ACC-14.b registrations are stored by member and code', () => {
  storeRegistered('member-1', 'one', now);
  storeRegistered('member-1', 'two', now + 5);
  storeRegistered('member-2', 'one', now + 9);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
    'member-1': { one: now, two: now + 5 },
    'member-2': { one: now + 9 },
  });
  expect(readBack('member-1')).toEqual({ one: now, two: now + 5 });
  expect(readBack('nobody')).toEqual({});
});

test('what is older than 35 minutes is forgotten', () => {
  storeRegistered('member-1', 'one', now);
  storeRegistered('member-2', 'old', now + 1);
  storeRegistered('member-2', 'new', now + 2_100_001);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
    'member-2': { old: now + 1, new: now + 2_100_001 },
  });
});

test.each([
  '',
  'nonsense',
  'null',
  '[]',
  '"text"',
  '{"member-1":5}',
  '{"member-1":{"one":"soon","two":null}}',
])('what somebody else wrote counts for nothing: %s', (text) => {
  localStorage.setItem(KEY, text);
  expect(readBack('member-1')).toEqual({});
  storeRegistered('member-1', 'one', now);
  expect(readBack('member-1')).toEqual({ one: now });
});

test('names of an object’s own parts are codes like others', () => {
  expect(registeredIn('{}', 'constructor')).toEqual(new Map());
  storeRegistered('__proto__', 'constructor', now);
  expect(readBack('__proto__')).toEqual({ constructor: now });
});

test('where storage is blocked nothing is stored and nothing breaks', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  storeRegistered('member-1', 'one', now);
  expect(readBack('member-1')).toEqual({});
});
