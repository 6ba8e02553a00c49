export interface SingleFlight<T> {
  /** Starts unless one is on its way; then its answer is everybody's. */
  readonly join: () => Promise<T>;
  /** Starts after the one on its way, whose answer may be older than what happened. */
  readonly anew: () => Promise<T>;
}

/** One call at a time. */
export function createSingleFlight<T>(start: () => Promise<T>): SingleFlight<T> {
  let current: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const join = () =>
    (current ??= start().finally(() => {
      current = undefined;
    }));
  const anew = () => {
    if (!current) return join();
    return (next ??= current
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return join();
      }));
  };
  return { join, anew };
}

/** The pause before the next try: a second, then twice as long each time. */
export const backoff = (failures: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, 1_000 * 2 ** failures));
