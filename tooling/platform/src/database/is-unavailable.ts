/** No connection to the database, so that no statement started. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';

  constructor(cause: Error) {
    super('no database connection', { cause });
  }
}

/** SQLSTATEs of a database that takes no writes: its disk is full or broken, or it is a standby. */
const UNWRITABLE = /^(53100|58030|25006)$/;
/**
 * SQLSTATEs of a database that cannot answer now, whatever the statement: connections that break or are refused (08),
 * resources that are exhausted (53), a server that starts, stops, has crashed or is too slow (57), and a transaction or
 * lock that waited too long.
 */
const UNAVAILABLE = /^(08...|53...|57P0.|57014|25P03|55P03)$/;
/** What the driver says of later statements of a transaction, among them the rollback. */
const NOT_QUERYABLE = /^Client (was closed|has encountered a connection error) and is not queryable$/;
const brokenBy = new WeakSet<Error>();

/** Whether an error or one of its causes passes a test, which is given its code too. */
export function isCausedBy(error: unknown, test: (cause: Error, code: string) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (test(cause, (cause as { code?: string }).code ?? '')) return true;
  return false;
}

/** Remembers why a connection broke: the driver gives its statements the same error. */
export const rememberBroken = (error: Error): void => void brokenBy.add(error);

/** Whether a statement failed because the database takes no writes. */
export const isUnwritable = (error: unknown): boolean =>
  isCausedBy(error, (_, code) => UNWRITABLE.test(code));

/**
 * Whether a statement failed because the database cannot answer now: it got no connection, lost it, or the database
 * said so. Whether a write has been done may be unknown.
 */
export const isUnavailable = (error: unknown): boolean =>
  isUnwritable(error) ||
  isCausedBy(
    error,
    (cause, code) =>
      cause instanceof NoConnection ||
      brokenBy.has(cause) ||
      UNAVAILABLE.test(code) ||
      NOT_QUERYABLE.test(cause.message),
  );
