import { within } from './within.ts';
import { isUnavailable } from './is-unavailable.ts';

/** Time in ms after which a read uses memory instead of the database. */
const LONGEST_MS = 2000;
/** Time in ms for which all reads use memory after the database did not respond to one. */
const RETRY_MS = 3000;

/**
 * Reads from the database, or from memory if the database does not respond within two seconds or did not
 * respond to another read a moment ago. A late read continues, so that its result is cached for the next one.
 * @throws what the read throws, unless the database is unavailable.
 */
export type OrFromMemory = <T>(read: () => Promise<T>, fromMemory: (cause: unknown) => T) => Promise<T>;

interface Options {
  readonly longestMs?: number;
  readonly clock?: { readonly now: () => number };
}

/** Shared by all reads of one server, so that one failure informs all of them. */
export function createOrFromMemory({
  longestMs = LONGEST_MS,
  clock = performance,
}: Options = {}): OrFromMemory {
  let retryAt: number | undefined;
  const isLate = new Error('The database does not answer.');

  return async (read, fromMemory) => {
    if (retryAt !== undefined) {
      if (clock.now() < retryAt) return fromMemory(isLate);
      // Only this read retries; the others do not wait for it.
      retryAt = clock.now() + RETRY_MS;
    }
    const reading = read().then(
      (value) => {
        retryAt = undefined;
        return { value };
      },
      (cause: unknown) => ({ cause }),
    );
    const result = await within(reading, longestMs, { cause: isLate });
    if ('value' in result) return result.value;
    if (result.cause !== isLate && !isUnavailable(result.cause)) throw result.cause;
    retryAt = clock.now() + RETRY_MS;
    return fromMemory(result.cause);
  };
}
