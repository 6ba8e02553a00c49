import { createClient } from '@tableside/api-client';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createTracker, type LiveTracker } from './create-tracker.ts';

/** The network's behavior for the next calls. With `lostResponse`, events arrive but the response does not. */
type Network = 'up' | 'down' | 'failing' | 'lostResponse';

/** A server that deduplicates events by id and time, as the platform does, behind an unreliable network. */
function createWire() {
  const stored = new Map<string, string>();
  let network: Network = 'up';
  const fetch = async (_: string, { body }: RequestInit): Promise<Response> => {
    await Promise.resolve();
    if (network === 'down') throw new TypeError('Failed to fetch');
    if (network === 'failing') return Response.json({ code: 'failed' }, { status: 500 });
    const events = JSON.parse(body as string) as {
      eventId: string;
      dateTime: string;
      merchantId: string;
    }[];
    expect(events.length).toBeLessThanOrEqual(200);
    for (const { eventId, dateTime, merchantId } of events) stored.set(`${eventId} ${dateTime}`, merchantId);
    if (network === 'lostResponse') throw new TypeError('Failed to fetch');
    return Response.json({ accepted: events.length });
  };
  return { fetch, set: (mood: Network) => (network = mood), stored: () => [...stored.values()] };
}

let tracker: LiveTracker;
let wire: ReturnType<typeof createWire>;
let reported: string[];
let moment = 0;

function open() {
  tracker = createTracker({
    client: createClient({ fetch: wire.fetch }),
    now: () => (moment += 1),
    createId: () => crypto.randomUUID(),
  });
  tracker.start();
}
function report() {
  reported.push(String(reported.length));
  tracker.impression({ eventName: 'merchantCardClick', merchantId: String(reported.length - 1) });
}
const turn = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
/** Closes the page as a browser closes a tab, where only calls in flight survive. */
function close() {
  turn('hidden');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  turn('visible');
  tracker.stop();
}
/** Lets every call in flight finish. They wait only for promises. */
const settle = async () => {
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
};

beforeEach(() => {
  wire = createWire();
  reported = [];
});
afterEach(() => tracker.stop());

test('API-25.b TRK-16.b of hundreds of events across navigations and closed tabs all arrive, none twice', async () => {
  open();
  for (let index = 0; index < 420; index += 1) {
    if (index % 7 === 0) wire.set((['down', 'failing', 'lostResponse'] as const)[index % 3] ?? 'down');
    report();
    await settle();
    wire.set('up');
    if (index % 5 === 0) turn(index % 2 === 0 ? 'hidden' : 'visible');
    if (index % 10 === 9) {
      close();
      open();
    }
  }
  close();
  await settle();
  expect(wire.stored().toSorted()).toEqual(reported.toSorted());
});

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant('event' as const) },
  { weight: 2, arbitrary: fc.constantFrom('settle' as const) },
  fc.constantFrom('hidden' as const, 'visible' as const, 'leave' as const, 'return' as const),
  fc.record({ network: fc.constantFrom<Network>('up', 'down', 'failing', 'lostResponse') }),
);

test('API-25.b TRK-16.b whatever the page and the network do, an event arrives at most once, and eventually', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 150 }), async (steps) => {
      wire = createWire();
      reported = [];
      open();
      for (const one of steps) {
        if (one === 'event') report();
        else if (one === 'settle') await settle();
        else if (one === 'leave') window.dispatchEvent(new PageTransitionEvent('pagehide'));
        else if (one === 'return') window.dispatchEvent(new PageTransitionEvent('pageshow'));
        else if (typeof one === 'string') turn(one);
        else wire.set(one.network);
      }
      await settle();
      expect(new Set(wire.stored()).size).toBe(wire.stored().length);
      wire.set('up');
      report();
      await settle();
      expect(wire.stored().toSorted()).toEqual(reported.toSorted());
      expect(tracker.lostCount()).toBe(0);
      tracker.stop();
    }),
    { numRuns: 100 },
  );
});
