import { pino, type DestinationStream, type LogFn, type Logger } from 'pino';

import { maskInValue } from './card-numbers.ts';
import { describeError } from './describe-error.ts';

/**
 * A line that surely holds no card number, as nearly all: only ASCII without escapes, and after the time no
 * thirteen digits near each other. Reading and writing the JSON of such lines too took a sixth of a small answer.
 */
const PLAIN = /^\{"level":\d+,"time":\d+,(?!.*\d(?:[ -]{0,3}\d){12})[ -[\]-~]*\n$/;

/** Masks card numbers in the finished line, so in any field, message or stack. */
const masking = (destination: DestinationStream): DestinationStream => ({
  write(line) {
    if (PLAIN.test(line)) {
      destination.write(line);
      return;
    }
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
 * Standard output in batches of 4 kB, or of a second when there is little to say: one system call per line
 * costs more than the line. pino writes the rest when the process exits, also after an uncaught error; only a
 * kill loses up to a batch.
 */
const standardOutput = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 });

/**
 * A logger that writes one JSON object per line. Personal data, session secrets, card numbers and the values
 * of queries are never logged.
 *
 * @param destination - standard output by default, in batches.
 */
export const createLog = (level: string, destination: DestinationStream = standardOutput()): Logger =>
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
