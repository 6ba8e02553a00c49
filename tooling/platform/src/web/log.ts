import { pino, type DestinationStream, type LogFn, type Logger } from 'pino';

import { maskInValue } from './card-numbers.ts';
import { describeError } from './describe-error.ts';

/** Masks numbers of cards in a finished line: in any field, message or stack, however it got there. */
const masking = (destination: DestinationStream): DestinationStream => ({
  write(line) {
    const { level, time, ...told } = JSON.parse(line) as Record<string, unknown>;
    destination.write(`${JSON.stringify({ level, time, ...(maskInValue(told) as object) })}\n`);
  },
});

const withoutErrors = (value: unknown): unknown => (value instanceof Error ? describeError(value) : value);

/** Describes errors before the logger reads them, alone or under any name: it would take their messages and all fields. */
function describeErrors(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [first, ...others] = args as readonly unknown[];
  const fields: unknown = first instanceof Error ? { err: first } : first;
  const told =
    typeof fields === 'object' && fields !== null
      ? Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withoutErrors(value)]))
      : fields;
  method.apply(this, [told, ...others.map(withoutErrors)] as Parameters<LogFn>);
}

/**
 * A log of one JSON object a line. What could name a person or open a session never reaches it, nor the number of a
 * card, nor a value that went into a query.
 *
 * @param destination - standard output unless told otherwise.
 */
export const createLog = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      redact: {
        paths: [
          'email',
          'password',
          'token',
          'csrfToken',
          '*.email',
          '*.password',
          '*.token',
          'headers.cookie',
          'headers.authorization',
          'headers["x-xsrf-token"]',
          'req.headers',
        ],
        censor: '[removed]',
      },
      hooks: { logMethod: describeErrors },
      // As it was described: the usual one would take it for an error once more.
      serializers: { err: (description: unknown) => description },
    },
    masking(destination),
  );
