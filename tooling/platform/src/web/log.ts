import { pino, type Logger } from 'pino';

/** A log of one JSON object a line. What could name a person or open a session never reaches it. */
export const createLog = (level: string): Logger =>
  pino({
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
  });
