export class NoConnection extends Error {
  override readonly name = 'NoConnection';

  constructor(cause: Error) {
    super('no database connection', { cause });
  }
}

/** SQLSTATEs of a database that cannot write: its disk is full or broken, or it is a standby. */
const UNWRITABLE = /^(53100|58030|25006)$/;
/**
 * SQLSTATEs that say nothing about the statement, only about the database's state: connections that break or
 * are rejected (08), exhausted resources (53), a server that starts, stops, has crashed or is too slow (57),
 * and a transaction or lock that timed out.
 */
const UNAVAILABLE = /^(08...|53...|57P0.|57014|25P03|55P03)$/;
/** The driver's message for later statements in a broken transaction, including its rollback. */
const NOT_QUERYABLE = /^Client (was closed|has encountered a connection error) and is not queryable$/;
const brokenBy = new WeakSet<Error>();

export function isCausedBy(error: unknown, test: (cause: Error, code: string) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (test(cause, (cause as { code?: string }).code ?? '')) return true;
  return false;
}

/**
 * Remembers an error that broke a connection: the driver rejects that connection's statements with the same
 * error object.
 */
export const rememberBroken = (error: Error): void => void brokenBy.add(error);

export const isUnwritable = (error: unknown): boolean =>
  isCausedBy(error, (_, code) => UNWRITABLE.test(code));

/**
 * Returns whether a statement failed because the database is unavailable: it got no connection, lost it, or
 * the database reported that it cannot respond. A write may have succeeded nonetheless.
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
