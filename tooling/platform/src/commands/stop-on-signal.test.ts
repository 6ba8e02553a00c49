import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';

import { stopOnSignal } from './stop-on-signal.ts';

const added = ['SIGTERM', 'SIGHUP', 'SIGINT'] as const;
let exit: MockInstance<typeof process.exit>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
});
afterEach(() => {
  vi.useRealTimers();
  for (const signal of added) process.removeListener(signal, process.listeners(signal).at(-1)!);
});

function sendSignal(signal: (typeof added)[number], stop: () => Promise<void>): string[] {
  const done: string[] = [];
  stopOnSignal({
    drain: () => new Promise((end) => setTimeout(() => end(void done.push('drained')), 5000)),
    stop: async () => {
      done.push('stopping');
      await stop();
    },
  });
  process.listeners(signal).at(-1)!(signal);
  return done;
}

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'OPS-07.b %s drains before it stops, then ends the process',
  async (signal) => {
    const done = sendSignal(signal, async () => {});
    await vi.advanceTimersByTimeAsync(4999);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([done, exit.mock.calls]).toEqual([['drained', 'stopping'], [[0]]]);
  },
);

test('OPS-07.b SIGINT, for which somebody waits, stops at once', async () => {
  const done = sendSignal('SIGINT', async () => {});
  await vi.advanceTimersByTimeAsync(0);
  expect([done, exit.mock.calls]).toEqual([['stopping'], [[0]]]);
});

test('OPS-07.d a platform that never stops ends 80 seconds after it has drained, as failed', async () => {
  sendSignal('SIGTERM', () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(84_999);
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(exit.mock.calls).toEqual([[1]]);
});
