import { expect, test } from 'vitest';

import { callRows, cpuMsPerRequest, faultsOf, tenthOf, type UseSample, type Timing } from './day-report.ts';
import { loopbackOrigin } from './loopback-origin.ts';

const timings: readonly Timing[] = Array.from({ length: 100 }, (_, index) => ({
  kind: index % 4 === 0 ? 'search' : 'restaurant',
  atMs: index * 100,
  ms: index + 1,
}));
const sample = (atMs: number, heapMb: number, connections = 30): UseSample => ({
  atMs,
  heapBytes: heapMb * 1e6,
  residentBytes: 2 * heapMb * 1e6,
  connections,
  cpuSeconds: atMs / 10_000,
});

test('each kind of call has its rate, quantiles and unexpected statuses', () => {
  const [search, restaurant, all] = callRows(
    [...timings, { kind: 'search', atMs: 0, ms: 1, unexpected: 500 }],
    10,
  );
  expect(search).toMatchObject({ call: 'search', 'requests/s': 2.6, 'p50 ms': 45, errors: 1 });
  expect(restaurant).toMatchObject({ call: 'restaurant', 'requests/s': 7.5, 'p95 ms': 96, errors: 0 });
  expect(all).toMatchObject({ call: 'all', 'requests/s': 10.1, 'share %': 100 });
});

test('a tenth has the medians of its samples, and only its own answers', () => {
  const samples = [sample(0, 90), sample(500, 100), sample(900, 200), sample(9500, 1)];
  expect(tenthOf(timings, samples, { fromMs: 0, toMs: 1000 })).toEqual({
    heapMb: 100,
    residentMb: 200,
    connections: 30,
    p95: 11,
  });
  expect(tenthOf(timings, [], { fromMs: 9000, toMs: Infinity })).toEqual({ p95: 100 });
});

test('the processor time between the first and the last sample is divided by the requests between them', () => {
  expect(cpuMsPerRequest(timings, [sample(1000, 1), sample(2000, 1), sample(6000, 1)])).toBe(10);
  expect(cpuMsPerRequest(timings, [sample(1000, 1)])).toBeUndefined();
});

test('more than 5 % more heap or connections, an unexpected status and a lost request are faults', () => {
  const first = { heapMb: 100, residentMb: 300, connections: 30, p95: 20 };
  expect(faultsOf(timings, first, { ...first, heapMb: 105, residentMb: 900, p95: 90 }, 0)).toEqual([]);
  const failed: Timing = { kind: 'search', atMs: 0, ms: 1, unexpected: 500 };
  expect(
    faultsOf([...timings, failed, failed], first, { ...first, heapMb: 105.2, connections: 40 }, 3),
  ).toEqual([
    'search: 500, 2 times',
    '3 requests had no answer',
    'heapMb grew from 100.0 to 105.2',
    'connections grew from 30.0 to 40.0',
  ]);
});

test('a load goes to this machine only', () => {
  expect(loopbackOrigin('http://127.0.0.1:4000/x')).toBe('http://127.0.0.1:4000');
  expect(loopbackOrigin('http://localhost:4000')).toBe('http://localhost:4000');
  expect(loopbackOrigin('http://[::1]:4000')).toBe('http://[::1]:4000');
  for (const other of [
    'http://10.0.0.1:4000',
    'http://127.0.0.1.example:4000',
    'https://dining.example',
    '4000',
  ])
    expect(() => loopbackOrigin(other)).toThrow('--url must be');
});
