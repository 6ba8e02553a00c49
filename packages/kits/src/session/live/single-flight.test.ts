import { afterEach, expect, test, vi } from 'vitest';

import { createSingleFlight, backoff } from './single-flight.ts';

afterEach(() => vi.useRealTimers());

function begin() {
  const requests: PromiseWithResolvers<string>[] = [];
  const flight = createSingleFlight(() => {
    const response = Promise.withResolvers<string>();
    requests.push(response);
    return response.promise;
  });
  return { ...flight, requests };
}

test('`join` shares the pending call; a later one starts another', async () => {
  const { join, requests } = begin();
  const both = [join(), join()];
  requests[0]?.resolve('first');
  expect(await Promise.all(both)).toEqual(['first', 'first']);
  const later = join();
  requests[1]?.resolve('second');
  expect(await later).toBe('second');
  expect(requests).toHaveLength(2);
});

test('`anew` waits for the pending call, and concurrent ones share the next', async () => {
  const { join, anew, requests } = begin();
  const old = join();
  const [one, other] = [anew(), anew()];
  expect(requests).toHaveLength(1);
  requests[0]?.resolve('old');
  expect(await old).toBe('old');
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.resolve('new');
  expect(await Promise.all([one, other])).toEqual(['new', 'new']);
});

test('`anew` starts immediately if nothing is pending', async () => {
  const { anew, requests } = begin();
  for (const [index, response] of ['first', 'second'].entries()) {
    const flight = anew();
    requests[index]?.resolve(response);
    // oxlint-disable-next-line no-await-in-loop -- sequential on purpose
    expect(await flight).toBe(response);
  }
});

test('a call started by `anew` can be followed by another', async () => {
  const { join, anew, requests } = begin();
  for (let round = 0; round < 2; round += 1) {
    const old = join();
    const next = anew();
    requests[2 * round]?.resolve('old');
    // oxlint-disable-next-line no-await-in-loop -- sequential on purpose
    await old;
    await vi.waitFor(() => expect(requests).toHaveLength(2 * round + 2));
    requests[2 * round + 1]?.resolve(`new ${round}`);
    expect(await next).toBe(`new ${round}`);
  }
});

test('a failure rejects its own callers, not those of `anew`', async () => {
  const { join, anew, requests } = begin();
  const first = join();
  const second = anew();
  const failure = new Error('no');
  requests[0]?.reject(failure);
  await expect(first).rejects.toBe(failure);
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.resolve('yes');
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
