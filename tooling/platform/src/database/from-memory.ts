import { within } from './within.ts';
import { isUnavailable } from './is-unavailable.ts';

const LONGEST_MS = 2000;
const RETRY_MS = 3000;

/**
 * Reads from the database, or from memory if the database does not respond within two seconds or recently
 * failed to respond to another read. A slow read is not canceled, so that its result can still be cached for
 * the next one.
 * @throws what the read throws, unless the database is unavailable.
 */
export type OrFromMemory = <T>(read: () => Promise<T>, fromMemory: (cause: unknown) => T) => Promise<T>;

interface Options {
  readonly longestMs?: number;
  readonly clock?: { readonly now: () => number };
}

/** All reads of a server must share one instance, so that a failure of one diverts the others too. */
export function createOrFromMemory({
  longestMs = LONGEST_MS,
  clock = performance,
}: Options = {}): OrFromMemory {
  let retryAt: number | undefined;
  const isLate = new Error('The database does not answer.');

  return async (read, fromMemory) => {
    if (retryAt !== undefined) {
      if (clock.now() < retryAt) return fromMemory(isLate);
      // Only this read retries; the others keep using memory meanwhile.
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
