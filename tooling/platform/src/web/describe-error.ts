import { DrizzleQueryError } from 'drizzle-orm/errors';

/** What may be told of an error. Of a query there is its text, and nothing that went into it. */
export interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  /** The frames alone: the first line of an error's own stack repeats its message. */
  readonly stack: string;
  /** Of a database SQLSTATE, else the code of Node or a library. */
  readonly code?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly cause?: ErrorDescription;
}

interface ServerError extends Error {
  readonly severity: string;
  readonly code: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
}

/** An error that PostgreSQL answered: alike from its driver and from the embedded database. */
const isServerError = (error: Error): error is ServerError =>
  'severity' in error && 'code' in error && typeof error.code === 'string';

/**
 * Classes of SQLSTATE whose messages say what happened to the server: time-outs, locks, lost connections, full disks.
 * Others quote values: what could not be converted, what is there already, what a statement says.
 */
const CLASSES_WITHOUT_VALUES = new Set(['08', '25', '40', '53', '55', '57', '58']);

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  if (isServerError(error) && !CLASSES_WITHOUT_VALUES.has(error.code.slice(0, 2)))
    return `The database answered ${error.code}.`;
  return error.message;
}

function framesOf({ stack = '', message }: Error): string {
  const behindMessage = stack.slice(Math.max(0, stack.lastIndexOf(message)) + message.length);
  return behindMessage
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** Describes an error and its causes for a log or a terminal. Whatever else hangs on an error is left out. */
export function describeError(error: Error): ErrorDescription {
  const { code } = error as { code?: unknown };
  const { table, column, constraint } = isServerError(error) ? error : {};
  return {
    type: error.constructor.name,
    message: messageOf(error),
    stack: framesOf(error),
    ...(typeof code === 'string' && { code }),
    ...(table !== undefined && { table }),
    ...(column !== undefined && { column }),
    ...(constraint !== undefined && { constraint }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}
