import { pino, type DestinationStream, type LogFn, type Logger } from 'pino';

import { maskInValue } from './card-numbers.ts';
import { describeError } from './describe-error.ts';

/** Masks card numbers in the finished line, so in any field, message or stack. */
const masking = (destination: DestinationStream): DestinationStream => ({
  write(line) {
    const { level, time, ...told } = JSON.parse(line) as Record<string, unknown>;
    destination.write(`${JSON.stringify({ level, time, ...(maskInValue(told) as object) })}\n`);
  },
});

const withoutErrors = (value: unknown): unknown => (value instanceof Error ? describeError(value) : value);

/** Describes errors before pino serializes them with their messages and all properties. */
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
 * A logger that writes one JSON object per line. Personal data, session secrets, card numbers and the values
 * of queries are never logged.
 *
 * @param destination - standard output by default.
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
      // The error is already described; pino's default serializer would process it again.
      serializers: { err: (description: unknown) => description },
    },
    masking(destination),
  );
