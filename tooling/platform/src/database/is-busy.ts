/** SQLSTATEs of a server that takes no connection now: too many of them, or it starts or stops. */
const BUSY_CODES = new Set(['53300', '57P03']);
/** The pool has no code for its own time-outs. */
const POOL_TIMEOUTS = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

/** Whether a statement never began because no connection to the database was free in time. */
export function isBusy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (BUSY_CODES.has((cause as { code?: string }).code ?? '') || POOL_TIMEOUTS.has(cause.message))
      return true;
  }
  return false;
}
