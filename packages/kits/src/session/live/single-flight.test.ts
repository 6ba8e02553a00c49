import { afterEach, expect, test, vi } from 'vitest';

import { createSingleFlight, backoff } from './single-flight.ts';

afterEach(() => vi.useRealTimers());

function begin() {
  const asked: PromiseWithResolvers<string>[] = [];
  const flight = createSingleFlight(() => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  });
  return { ...flight, asked };
}

test('`join` shares the pending call; a later one starts another', async () => {
  const { join, asked } = begin();
  const both = [join(), join()];
  asked[0]?.resolve('first');
  expect(await Promise.all(both)).toEqual(['first', 'first']);
  const later = join();
  asked[1]?.resolve('second');
  expect(await later).toBe('second');
  expect(asked).toHaveLength(2);
});

test('`anew` waits for the pending call, and concurrent ones share the next', async () => {
  const { join, anew, asked } = begin();
  const old = join();
  const [one, other] = [anew(), anew()];
  expect(asked).toHaveLength(1);
  asked[0]?.resolve('old');
  expect(await old).toBe('old');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.resolve('new');
  expect(await Promise.all([one, other])).toEqual(['new', 'new']);
});

test('`anew` starts immediately if nothing is pending', async () => {
  const { anew, asked } = begin();
  for (const [index, answer] of ['first', 'second'].entries()) {
    const flight = anew();
    asked[index]?.resolve(answer);
    // oxlint-disable-next-line no-await-in-loop -- sequential on purpose
    expect(await flight).toBe(answer);
  }
});

test('a call started by `anew` can be followed by another', async () => {
  const { join, anew, asked } = begin();
  for (let round = 0; round < 2; round += 1) {
    const old = join();
    const next = anew();
    asked[2 * round]?.resolve('old');
    // oxlint-disable-next-line no-await-in-loop -- sequential on purpose
    await old;
    await vi.waitFor(() => expect(asked).toHaveLength(2 * round + 2));
    asked[2 * round + 1]?.resolve(`new ${round}`);
    expect(await next).toBe(`new ${round}`);
  }
});

test('a failure rejects its own callers, not those of `anew`', async () => {
  const { join, anew, asked } = begin();
  const first = join();
  const second = anew();
  const failure = new Error('no');
  asked[0]?.reject(failure);
  await expect(first).rejects.toBe(failure);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.resolve('yes');
  expect(await second).toBe('yes');
});

test.each([
  [0, 1_000],
  [1, 2_000],
  [2, 4_000],
])('after %i failures the delay is %i ms', async (failures, milliseconds) => {
  vi.useFakeTimers();
  const over = vi.fn();
  void backoff(failures).then(over);
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
});
