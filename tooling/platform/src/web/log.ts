import { pino, type DestinationStream, type Logger } from 'pino';

import { maskInValue } from './card-numbers.ts';

/** Masks numbers of cards in a finished line: in any field, message or stack, however it got there. */
const masking = (destination: DestinationStream): DestinationStream => ({
  write(line) {
    const { level, time, ...told } = JSON.parse(line) as Record<string, unknown>;
    destination.write(`${JSON.stringify({ level, time, ...(maskInValue(told) as object) })}\n`);
  },
});

/**
 * A log of one JSON object a line. What could name a person or open a session never reaches it, nor the number of a
 * card.
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
          'err.parameters',
          'err.query',
          'err.params',
        ],
        censor: '[removed]',
      },
      serializers: { err: pino.stdSerializers.err },
    },
    masking(destination),
  );
