/** The server's clock, by which dates, hours and countdowns go: the device's own may be a day or a year off. */
export interface ServerClock {
  /** Milliseconds by the server's clock, as far as responses have told it; until then by the device's. */
  readonly now: () => number;
  /** Calls the listener when the clock was set. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Call before a request; the returned function takes its response. */
  readonly asked: () => (response: Response) => void;
}

/** A stored response has the time of its request, and no header says that the browser's own cache stored it. */
const isFresh = ({ headers }: Response): boolean =>
  /\bno-store\b/i.test(headers.get('Cache-Control') ?? '') && !headers.has('Age');

/** A `Date` header omits up to this many milliseconds. */
const RESOLUTION_MS = 1_000;

/**
 * @param deviceNow - the device's clock, in milliseconds.
 */
export function createServerClock(deviceNow: () => number = () => Date.now()): ServerClock {
  let aheadMs = 0;
  const listeners = new Set<() => void>();
  return {
    now: () => deviceNow() + aheadMs,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    asked: () => {
      const sentAt = deviceNow();
      return (response) => {
        const date = Date.parse(response.headers.get('Date') ?? '');
        if (Number.isNaN(date) || !isFresh(response)) return;
        // The server wrote the header between the request and now: the bounds of how far it may be ahead.
        const [least, most] = [date - deviceNow(), date + RESOLUTION_MS - sentAt];
        const isPossible = aheadMs >= least && aheadMs <= most;
        // With the bounds reversed, the device's clock was set meanwhile.
        if (isPossible || least > most) return;
        aheadMs = Math.round((least + most) / 2);
        for (const listener of listeners) listener();
      };
    },
  };
}
