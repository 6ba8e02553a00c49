import { expect, onTestFinished, test, vi } from 'vitest';

import { createOrFromMemory } from './from-memory.ts';
import { NoConnection } from './is-unavailable.ts';

const silent = () => new Promise<string>(() => {});
const gone = () => Promise.reject<string>(new NoConnection(new Error('connect ECONNREFUSED')));
const respond = () => Promise.resolve('database');
const unused = () => expect.fail('the database was asked');

function createReads() {
  let time = 0;
  const orFromMemory = createOrFromMemory({ longestMs: 1, clock: { now: () => time } });
  return {
    read: (work: () => Promise<string>) => orFromMemory(work, () => 'memory'),
    pass: (ms: number) => void (time += ms),
  };
}

test('OPS-28.a a read that memory can answer waits two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const onResponse = vi.fn<(value: string) => void>();
  void createOrFromMemory()(silent, () => 'memory').then(onResponse);
  await vi.advanceTimersByTimeAsync(1999);
  expect(onResponse).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onResponse).toHaveBeenCalledWith('memory');
});

test.each([
  ['says nothing', silent],
  ['is gone', gone],
])('OPS-28.b once the database %s, memory answers without asking it for three seconds', async (_, away) => {
  const { read, pass } = createReads();
  expect(await read(respond)).toBe('database');
  expect(await Promise.all([read(away), read(away)])).toEqual(['memory', 'memory']);
  pass(2999);
  expect(await read(unused)).toBe('memory');
  pass(1);
  expect(await read(respond)).toBe('database');
  expect(await read(respond)).toBe('database');
});

test('OPS-28.b one read tries again, and the others do not wait for it', async () => {
  const { read, pass } = createReads();
  await read(silent);
  pass(3000);
  const { promise, resolve } = Promise.withResolvers<string>();
  const trying = read(() => promise);
  expect(await read(unused)).toBe('memory');
  resolve('database');
  expect(await trying).toBe('database');
  expect(await read(respond)).toBe('database');
});

test('OPS-28.b a late answer tells that the database is back', async () => {
  const { read } = createReads();
  const { promise, resolve } = Promise.withResolvers<string>();
  expect(await read(() => promise)).toBe('memory');
  resolve('late');
  await promise;
  expect(await read(respond)).toBe('database');
});

test('OPS-28.b a statement that is wrong is an error, and says nothing about the database', async () => {
  const { read } = createReads();
  await expect(read(() => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
  expect(await read(respond)).toBe('database');
});
