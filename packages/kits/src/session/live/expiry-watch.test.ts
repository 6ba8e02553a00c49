import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createExpiryWatch, TICK_MS, WARNING_MS, type ExpiryWatch } from './expiry-watch.ts';
import { MINUTE, startVirtualClock } from './session.fixture.ts';

let isSeen: boolean;
let watch: ExpiryWatch;
const now = vi.fn(() => Date.now());
const on = {
  checkSession: vi.fn(() => Promise.resolve()),
  onDoubt: vi.fn(),
  onWarning: vi.fn<(isDue: boolean) => void>(),
  onOver: vi.fn(),
};

beforeEach(() => {
  startVirtualClock();
  isSeen = true;
  for (const mock of [now, ...Object.values(on)]) mock.mockClear();
  on.checkSession.mockImplementation(() => Promise.resolve());
  watch = createExpiryWatch({ now, elapsed: () => performance.now(), isSeen: () => isSeen, ...on });
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

const begin = (milliseconds = 15 * MINUTE) => {
  watch.set(Date.now() + milliseconds);
  now.mockClear();
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const setClock = (milliseconds: number) => {
  vi.setSystemTime(Date.now() + milliseconds);
  watch.check();
};
const looks = () => now.mock.calls.length;

describe('how often the clocks are checked', () => {
  test.each([
    ['each second while the page is seen', true, 15 * MINUTE, 30],
    ['each second within the last day', true, 1440 * MINUTE, 30],
    ['seldom while the end is further off than a day', true, 1440 * MINUTE + 60_000, 2],
    ['seldom while nobody sees the page', false, 15 * MINUTE, 2],
  ])('SES-08 %s', async (_when, seen, left, count) => {
    isSeen = seen;
    begin(left);
    await pass(30_000);
    expect(looks()).toBe(count);
  });

  test('SES-09 at the time of the warning and of the end, although the page is hidden', async () => {
    isSeen = false;
    begin(WARNING_MS + 5_000);
    await pass(4_999);
    expect(on.onWarning).not.toHaveBeenCalledWith(true);
    await pass(1);
    expect(on.onWarning).toHaveBeenLastCalledWith(true);
    expect(looks()).toBe(1);
    await pass(TICK_MS - 1);
    expect(looks()).toBe(1);
    await pass(WARNING_MS - TICK_MS);
    expect(on.onOver).not.toHaveBeenCalled();
    await pass(1);
    expect(on.onOver).toHaveBeenCalledOnce();
  });

  test('with a single timer, however often it is checked, and none once stopped', () => {
    begin();
    watch.check();
    watch.check();
    expect(vi.getTimerCount()).toBe(1);
    watch.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the remaining time', () => {
  test('is undefined while nothing is watched', () => {
    watch.check();
    expect(watch.remaining()).toBeUndefined();
    begin();
    watch.stop();
    watch.check();
    expect(watch.remaining()).toBeUndefined();
    expect(on.onOver).not.toHaveBeenCalled();
  });

  test.each([
    ['a clock half a second ahead only counts differently', 500, 15 * MINUTE],
    ['a clock that is further ahead is believed', 501, 15 * MINUTE - 501],
    ['a clock that is set back gives nothing', -10 * MINUTE, 15 * MINUTE],
  ])('P6 %s', (_what, milliseconds, remaining) => {
    begin();
    setClock(milliseconds);
    expect(watch.remaining()).toBe(remaining);
  });

  test('P6 a clock that falls behind does not extend the session while time passes', async () => {
    begin();
    vi.setSystemTime(Date.now() - 100);
    await pass(1_000);
    expect(watch.remaining()).toBe(15 * MINUTE - 1_000);
  });
});

describe('unreliable clocks', () => {
  test.each([
    [30_000, 0],
    [30_001, 1],
    [-30_000, 0],
    [-30_001, 1],
  ])('P6 for clocks that diverge by %i ms, the server is asked %i times', (milliseconds, times) => {
    begin();
    setClock(milliseconds);
    expect(on.checkSession).toHaveBeenCalledTimes(times);
  });

  test('P6 the server is asked again after fifteen seconds, but not while a request is pending', async () => {
    begin();
    setClock(MINUTE);
    await pass(TICK_MS - 1);
    expect(on.checkSession).toHaveBeenCalledTimes(1);
    const response = Promise.withResolvers<void>();
    on.checkSession.mockImplementation(() => response.promise);
    await pass(1);
    expect(on.checkSession).toHaveBeenCalledTimes(2);
    await pass(2 * TICK_MS);
    expect(on.checkSession).toHaveBeenCalledTimes(2);
    response.resolve();
    await pass(1_000);
    expect(on.checkSession).toHaveBeenCalledTimes(3);
  });

  test('P6 for a hidden page, the server is asked only when the warning is due', async () => {
    isSeen = false;
    begin(5 * MINUTE);
    setClock(MINUTE);
    await pass(3 * MINUTE - 1);
    expect(on.checkSession).not.toHaveBeenCalled();
    await pass(1);
    expect(on.checkSession).toHaveBeenCalledOnce();
    expect(on.onWarning).not.toHaveBeenCalledWith(true);
  });

  test('P6 a session that may be over is hidden at once, but ends only by the monotonic clock', async () => {
    isSeen = false;
    begin(45_000);
    setClock(20_000);
    now.mockClear();
    await pass(24_999);
    expect(on.onDoubt).not.toHaveBeenCalled();
    await pass(1);
    expect(on.onDoubt).toHaveBeenCalledOnce();
    expect(on.checkSession).toHaveBeenCalledOnce();
    expect(looks()).toBe(2);
    await pass(TICK_MS - 1);
    expect(looks()).toBe(2);
    await pass(45_000 - 25_000 - TICK_MS);
    expect(on.onOver).not.toHaveBeenCalled();
    await pass(1);
    expect(on.onOver).toHaveBeenCalledOnce();
  });

  test.each([
    [1_000, 0],
    [1_001, 1],
  ])('P6 a clock that gained %i ms until the end causes doubt %i times', (gained, times) => {
    begin(gained);
    setClock(gained);
    expect(on.onDoubt).toHaveBeenCalledTimes(times);
  });

  test('P6 doubt is cleared by a new end', () => {
    begin();
    setClock(MINUTE);
    begin();
    watch.check();
    expect(on.checkSession).toHaveBeenCalledOnce();
    expect(on.onWarning).toHaveBeenLastCalledWith(false);
  });
});

test('the warning callback may stop the watch', () => {
  on.onWarning.mockImplementationOnce(() => watch.stop());
  expect(() => begin()).not.toThrow();
  expect(vi.getTimerCount()).toBe(0);
});

test('SES-11 the end is reported once', async () => {
  begin(1_000);
  await pass(1_000);
  watch.check();
  await pass(MINUTE);
  expect(on.onOver).toHaveBeenCalledOnce();
  expect(watch.remaining()).toBeUndefined();
});
