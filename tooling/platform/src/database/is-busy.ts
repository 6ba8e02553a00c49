/** No connection to the database, so that no statement started. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';

  constructor(cause: Error) {
    super('no database connection', { cause });
  }
}

/** SQLSTATEs of a server that accepts no connections, told by a pooler: it has too many, or is starting or stopping. */
const BUSY_CODES = new Set(['53300', '57P03']);
/** SQLSTATEs of a server that stops or has crashed; those that begin with 08 are a pooler's. */
const CUT_OFF_CODE = /^(08...|57P0[12])$/;
/** What the driver says of later statements of a transaction, among them the rollback. */
const NOT_QUERYABLE = /^Client (was closed|has encountered a connection error) and is not queryable$/;
const brokenBy = new WeakSet<Error>();
/** SQLSTATEs of a server that can only be read: its disk is full or broken, or it is a standby. */
const UNWRITABLE_CODES = new Set(['53100', '58030', '25006']);

function isCausedBy(error: unknown, test: (cause: Error, code: string) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (test(cause, (cause as { code?: string }).code ?? '')) return true;
  return false;
}

/** Whether a statement never started because there was no database connection. */
export const isBusy = (error: unknown): boolean =>
  isCausedBy(error, (cause, code) => cause instanceof NoConnection || BUSY_CODES.has(code));

/** Remembers why a connection broke: the driver gives its statements the same error. */
export const rememberBroken = (error: Error): void => void brokenBy.add(error);

/** Whether a statement lost its connection: if it writes, nobody knows whether it has. */
export const isCutOff = (error: unknown): boolean =>
  isCausedBy(
    error,
    (cause, code) => brokenBy.has(cause) || CUT_OFF_CODE.test(code) || NOT_QUERYABLE.test(cause.message),
  );

/** Whether a statement failed because the database takes no writes. */
export const isUnwritable = (error: unknown): boolean =>
  isCausedBy(error, (_, code) => UNWRITABLE_CODES.has(code));
