const FIRST_WAIT_MS = 2000;

/**
 * How long to wait after a try that failed: two seconds, then twice as long each time, up to a tenth of the time for
 * which the mail is of use. Up to a quarter less, so that those who failed together do not come back together.
 *
 * @param random - from 0 to 1.
 */
export const waitAfter = (tries: number, lifetimeMs: number, random: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), lifetimeMs / 10) * (1 - random / 4);
