import { expect, test, vi } from 'vitest';

import { createServerClock } from './server-clock.ts';

const NOON = Date.UTC(2026, 4, 1, 12);
const DAY = 86_400_000;

function start(wrongBy = 0) {
  const device = { wrongBy, time: NOON };
  const clock = createServerClock(() => device.time + device.wrongBy);
  const response = (headers: Record<string, string> = {}, at = device.time) =>
    new Response('{}', {
      headers: { 'Cache-Control': 'no-store', Date: new Date(at).toUTCString(), ...headers },
    });
  const request = (headers?: Record<string, string>, tookMs = 100) => {
    const responded = clock.requested();
    device.time += tookMs;
    responded(response(headers));
  };
  return { clock, device, request, response, error: () => clock.now() - device.time };
}

test.each([-365 * DAY, -DAY, 0, 5_000, DAY, 365 * DAY])(
  'SES-27.a P15 one response sets the clock of a device that is off by %i ms',
  (wrongBy) => {
    const { request, error } = start(wrongBy);
    request();
    expect(Math.abs(error())).toBeLessThan(1_000);
  },
);

test('SES-27.a P15 a clock that may be right is left alone, however slow the response', () => {
  const { clock, request, error } = start();
  const heard = vi.fn();
  clock.subscribe(heard);
  for (const tookMs of [0, 10, 999, 15_000]) request({}, tookMs);
  expect([error(), heard.mock.calls]).toEqual([0, []]);
});

test.each<[string, Record<string, string>]>([
  ['the browser may have stored', { 'Cache-Control': 'public, max-age=60' }],
  ['says nothing about storing', { 'Cache-Control': '' }],
  ['a cache on the way stored', { Age: '0' }],
  ['has no date', { Date: '' }],
  ['has another date', { Date: 'soon' }],
])('SES-27.c a response that %s does not set the clock', (_what, headers) => {
  const { request, error } = start(DAY);
  request(headers);
  expect(error()).toBe(DAY);
});

test('SES-27.a the clock follows a device whose clock is set, but not by the response in between', () => {
  const { clock, device, request, response, error } = start(DAY);
  request();
  const heard = vi.fn();
  const stop = clock.subscribe(heard);
  for (const [times, wrongBy] of [
    [1, -DAY],
    [2, DAY],
  ] as const) {
    const responded = clock.requested();
    device.wrongBy = wrongBy;
    responded(response());
    expect(heard).toHaveBeenCalledTimes(times - 1);
    request();
    expect(heard).toHaveBeenCalledTimes(times);
    expect(Math.abs(error())).toBeLessThan(1_000);
  }
  stop();
  device.wrongBy = 0;
  request();
  expect(heard).toHaveBeenCalledTimes(2);
});
