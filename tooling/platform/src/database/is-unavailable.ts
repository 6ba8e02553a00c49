export class NoConnection extends Error {
  override readonly name = 'NoConnection';

  constructor(cause: Error) {
    super('no database connection', { cause });
  }
}

/** SQLSTATEs of a database that rejects writes: its disk is full or broken, or it is a standby. */
const UNWRITABLE = /^(53100|58030|25006)$/;
/**
 * SQLSTATEs of a database that cannot answer now, regardless of the statement: connections that break or are
 * rejected (08), exhausted resources (53), a server that starts, stops, has crashed or is too slow (57), and
 * a transaction or lock that waited too long.
 */
const UNAVAILABLE = /^(08...|53...|57P0.|57014|25P03|55P03)$/;
/** The driver's message for later statements of a broken transaction, including the rollback. */
const NOT_QUERYABLE = /^Client (was closed|has encountered a connection error) and is not queryable$/;
const brokenBy = new WeakSet<Error>();

export function isCausedBy(error: unknown, test: (cause: Error, code: string) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (test(cause, (cause as { code?: string }).code ?? '')) return true;
  return false;
}

/** Remembers an error that broke a connection, because the driver passes the same error to its statements. */
export const rememberBroken = (error: Error): void => void brokenBy.add(error);

export const isUnwritable = (error: unknown): boolean =>
  isCausedBy(error, (_, code) => UNWRITABLE.test(code));

/**
 * Whether a statement failed because the database cannot answer now: it got no connection, lost it, or the
 * database reported so. A write may or may not have succeeded.
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
