const FIRST_WAIT_MS = 2000;

/**
 * The delay after a failed attempt: two seconds, doubled each time, up to a tenth of the mail's lifetime.
 * Jitter shortens it by up to a quarter, so that mails that failed together are not retried together.
 *
 * @param random - from 0 to 1.
 */
export const waitAfter = (tries: number, lifetimeMs: number, random: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), lifetimeMs / 10) * (1 - random / 4);
