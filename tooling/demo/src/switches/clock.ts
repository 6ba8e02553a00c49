import type { PlatformEnv } from '@tableside/platform';
import { validate } from '@tableside/platform/web';
import { Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod';

export interface Clock {
  readonly now: () => Date;
  offsetMs: number;
}

export function createClock(base: () => Date = () => new Date()): Clock {
  const clock: Clock = {
    offsetMs: 0,
    now: () => {
      const moment = base();
      return clock.offsetMs === 0 ? moment : new Date(moment.getTime() + clock.offsetMs);
    },
  };
  return clock;
}

const TEN_YEARS_MS = 315_576_000_000;
const clockRequest = z.strictObject({ offsetMs: z.int().min(-TEN_YEARS_MS).max(TEN_YEARS_MS) });

/** Sets the Date header to the moved clock, from which sites take the server's time. */
export const dateBy =
  (clock: Clock): MiddlewareHandler<PlatformEnv> =>
  async (context, next) => {
    await next();
    if (clock.offsetMs !== 0) context.header('Date', clock.now().toUTCString());
  };

export function createClockSwitch(clock: Clock) {
  const shown = () => ({ offsetMs: clock.offsetMs, now: clock.now().toISOString() });
  const move = (offsetMs: number) => {
    clock.offsetMs = offsetMs;
    return shown();
  };
  const noStore = { 'Cache-Control': 'no-store' };
  return new Hono<PlatformEnv>()
    .get('/clock', (context) => context.json(shown(), 200, noStore))
    .put('/clock', validate('json', clockRequest), (context) =>
      context.json(move(context.req.valid('json').offsetMs), 200, noStore),
    )
    .delete('/clock', (context) => context.json(move(0), 200, noStore));
}
