/** SQLSTATEs of a server that accepts no connections: it has too many, or is starting or stopping. */
const BUSY_CODES = new Set(['53300', '57P03']);
/** The pool's timeouts have no error code. */
const POOL_TIMEOUTS = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

/** Whether a statement never started because no database connection became available in time. */
export function isBusy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (BUSY_CODES.has((cause as { code?: string }).code ?? '') || POOL_TIMEOUTS.has(cause.message))
      return true;
  }
  return false;
}
