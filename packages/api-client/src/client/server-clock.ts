/**
 * The server's clock. It determines dates, hours and countdowns, because the device's own clock may be wrong
 * by a day or a year.
 */
export interface ServerClock {
  /** Returns the server's time in milliseconds. Until a response has set it, this is the device's time. */
  readonly now: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  /** Call it before a request, and pass the response to the returned function. */
  readonly requested: () => (response: Response) => void;
}

/**
 * Rejects stored responses, whose date is that of the original request. No header reveals that a response
 * came from the browser's own cache, so responses that it may store are rejected too.
 */
const isFresh = ({ headers }: Response): boolean =>
  /\bno-store\b/i.test(headers.get('Cache-Control') ?? '') && !headers.has('Age');

/** Precision of a `Date` header, which omits fractions of a second. */
const RESOLUTION_MS = 1_000;

export function createServerClock(deviceNow: () => number = () => Date.now()): ServerClock {
  let aheadMs = 0;
  const listeners = new Set<() => void>();
  return {
    now: () => deviceNow() + aheadMs,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    requested: () => {
      const sentAt = deviceNow();
      return (response) => {
        const date = Date.parse(response.headers.get('Date') ?? '');
        if (Number.isNaN(date) || !isFresh(response)) return;
        // The server wrote the header between the request and now, which bounds how far it is ahead of the
        // device's clock.
        const [least, most] = [date - deviceNow(), date + RESOLUTION_MS - sentAt];
        const isPossible = aheadMs >= least && aheadMs <= most;
        // Reversed bounds mean that the device's clock was set meanwhile.
        if (isPossible || least > most) return;
        aheadMs = Math.round((least + most) / 2);
        for (const listener of listeners) listener();
      };
    },
  };
}
