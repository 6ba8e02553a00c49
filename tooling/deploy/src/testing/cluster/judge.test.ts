import { expect, test } from 'vitest';

import { findLost, judge } from './judge.ts';
import type { Kind, LoadRecord } from './records.ts';

const recordsOf = (kind: Kind, second: number, outcomes: readonly string[], ms = 100): LoadRecord[] =>
  outcomes.map((outcome, index) => ({ kind, to: 'a', sentAt: 1000 * (second + index), ms, outcome }));
const wrote = (kind: Kind, ids: readonly string[], outcome = '200'): LoadRecord[] =>
  ids.map((id, index) => ({ kind, to: 'a', sentAt: 1000 * index, ms: 1, outcome, wrote: id }));

test('OPS-01.a tells how long the database was away, and how much longer each kind of request', () => {
  const records = [
    ...recordsOf('database', 0, ['200', '200', 'ECONNREFUSED', 'ECONNREFUSED', '200', '200', '200', '200']),
    ...recordsOf('save', 0, [
      '200',
      '200',
      '503 unavailable',
      '503 unavailable',
      '503 unavailable',
      '503 unavailable',
      '200',
    ]),
    ...recordsOf('member', 0, ['200', '200', '200', '503 unavailable', '200', '200', '200']),
    ...recordsOf('search', 0, ['200', '200', '200', '200', '200', '200', '200']),
  ];
  expect(judge(records, 1500)).toMatchObject({
    requests: 21,
    failed: { 'save 503 unavailable': 4, 'member 503 unavailable': 1 },
    failedFromMemory: 0,
    failedReads: 1,
    unexplained: 0,
    secondsWithout: { save: 4.1, member: 1.1 },
    databaseSeconds: 2.6,
    platformSeconds: 2,
    longestFromMemoryMs: 100,
  });
  const before = [
    ...recordsOf('database', 0, ['ECONNREFUSED', '200']),
    ...recordsOf('search', 2, ['502', '200']),
  ];
  expect(judge(before, 2000)).toMatchObject({ platformSeconds: 1.1 });
});

test('OPS-01.a a kind that is never good again, and one that only answers late, are not good', () => {
  const never = [...recordsOf('search', 0, ['200', '502']), ...recordsOf('flags', 0, ['200', '200'])];
  expect(judge(never, 500)).toMatchObject({
    platformSeconds: Infinity,
    failedFromMemory: 1,
    databaseSeconds: undefined,
  });
  const late = [
    ...recordsOf('content', 0, ['200']),
    ...recordsOf('content', 1, ['200'], 5001),
    ...recordsOf('content', 3, ['200']),
  ];
  expect(judge(late, 500)).toMatchObject({
    platformSeconds: 2.6,
    failed: {},
    secondsWithout: { content: 2.1 },
    longestFromMemoryMs: 5001,
    longestMs: 5001,
  });
});

test('OPS-03.b OPS-03.c counts what nobody can act on: 500, and 503 that does not say when to come again', () => {
  const records = recordsOf('save', 0, [
    '500 unexpected',
    '503 unavailable',
    '503 unavailable without Retry-After',
    '502',
  ]);
  expect(judge(records, 0)).toMatchObject({ unexplained: 2 });
});

test('OPS-01.b a view that was acknowledged and is not stored is lost, and one that was not acknowledged is not', () => {
  const records = [...wrote('view', ['one', 'two', 'three']), ...wrote('view', ['four'], '503 unavailable')];
  expect(judge(records, 0).acknowledged).toBe(3);
  expect(findLost(records, { views: new Set(['one', 'three']), saves: new Map() })).toEqual(['two']);
  const late = records.map((record) => ({ ...record, ms: 6000 }));
  expect(findLost(late, { views: new Set(['one', 'three']), saves: new Map() })).toEqual(['two']);
});

test('OPS-01.b a save is lost if the member has an older one, not if a later one was stored without being acknowledged', () => {
  const records = [
    ...wrote('save', ['a@example.com 1', 'b@example.com 1', 'a@example.com 2', 'b@example.com 2']),
    ...wrote('save', ['b@example.com 3'], 'ECONNRESET'),
  ];
  const views = new Set<string>();
  expect(
    findLost(records, {
      views,
      saves: new Map([
        ['a@example.com', 1],
        ['b@example.com', 3],
      ]),
    }),
  ).toEqual(['a@example.com 2']);
  expect(
    findLost(records, {
      views,
      saves: new Map([
        ['a@example.com', 2],
        ['b@example.com', 2],
      ]),
    }),
  ).toEqual([]);
  expect(findLost(records, { views, saves: new Map([['b@example.com', 1]]) })).toEqual([
    'a@example.com 2',
    'b@example.com 2',
  ]);
});
