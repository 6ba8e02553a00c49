import { within } from '../within.ts';
import { isUnavailable } from './is-unavailable.ts';

/** How long a read is waited for that memory can answer instead, if less well. */
const LONGEST_MS = 2000;
/** How long memory answers at once after a read that the database did not answer. */
const RETRY_MS = 3000;

/**
 * Reads from the database; what memory has instead, if the database does not answer within two seconds, and at once if it
 * did not answer another read a moment ago. A read that is late goes on, so what it keeps is there for the next one.
 *
 * @throws what the read throws, unless the database is unavailable.
 */
export type OrFromMemory = <T>(read: () => Promise<T>, fromMemory: (cause: unknown) => T) => Promise<T>;

interface Options {
  /** In milliseconds. */
  readonly longestMs?: number;
  readonly clock?: { readonly now: () => number };
}

/** For the reads of one server: what one of them finds out, the others know. */
export function createOrFromMemory({
  longestMs = LONGEST_MS,
  clock = performance,
}: Options = {}): OrFromMemory {
  let retryAt: number | undefined;
  const isLate = new Error('The database does not answer.');

  return async (read, fromMemory) => {
    if (retryAt !== undefined) {
      if (clock.now() < retryAt) return fromMemory(isLate);
      // Only this read tries again, and the others do not wait for it.
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
