export interface SingleFlight<T> {
  readonly join: () => Promise<T>;
  /** Starts a call after the pending one, whose result may predate a recent change. */
  readonly anew: () => Promise<T>;
}

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

export const backoff = (failures: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, 1_000 * 2 ** failures));
