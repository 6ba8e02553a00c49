import { DrizzleQueryError } from 'drizzle-orm/errors';

/** The parts of an error that are safe to log. For a query, that is its text without its values. */
export interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  /** Only the stack frames, because the first line of a stack repeats the message. */
  readonly stack: string;
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

const isServerError = (error: Error): error is ServerError =>
  'severity' in error && 'code' in error && typeof error.code === 'string';

/**
 * SQLSTATE classes whose messages describe only the server's state: timeouts, locks, lost connections, full
 * disks. Other messages quote values, as for a failed conversion or a duplicate key.
 */
const CLASSES_WITHOUT_VALUES = new Set(['08', '25', '40', '53', '55', '57', '58']);

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  if (isServerError(error) && !CLASSES_WITHOUT_VALUES.has(error.code.slice(0, 2)))
    return `The database returned ${error.code}.`;
  return error.message;
}

function framesOf({ stack = '', message }: Error): string {
  const behindMessage = stack.slice(Math.max(0, stack.lastIndexOf(message)) + message.length);
  return behindMessage
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

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
