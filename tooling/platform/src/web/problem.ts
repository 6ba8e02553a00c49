import type { ProblemBody } from '@tableside/api-client/contract';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { isUnavailable } from '../database/is-unavailable.ts';
import { REQUEST_ID_HEADER, type PlatformEnv } from './platform-context.ts';
import type { FieldError } from './fault.ts';

export type ProblemStatus = 400 | 401 | 403 | 404 | 424 | 429 | 500 | 502 | 503;

export interface ProblemDetails {
  readonly status: ProblemStatus;
  readonly code: string;
  readonly message: string;
  readonly errors?: readonly FieldError[];
  readonly terms?: ProblemBody['terms'];
  readonly retryAfterSeconds?: number;
  readonly facts?: Readonly<Record<string, unknown>>;
}

export class Problem extends Error {
  override readonly name = 'Problem';
  readonly details: ProblemDetails;

  constructor(details: ProblemDetails) {
    super(details.message);
    this.details = details;
  }
}

export const notFound = (message = 'There is nothing at this address.') =>
  new Problem({ status: 404, code: 'notFound', message });

export const invalid = (errors: readonly FieldError[]) =>
  new Problem({ status: 400, code: 'invalid', message: 'Some fields are invalid.', errors });

/**
 * Returns a problem for a client that disconnected before its request was complete. Nobody receives the
 * response, but the log needs a status.
 */
export const cutShort = () =>
  new Problem({ status: 400, code: 'unreadable', message: 'The request was aborted.' });

export const isCutShort = (error: Error, { req }: Context): boolean =>
  req.raw.signal.aborted && 'code' in error && error.code === 'ECONNRESET';

export const unavailable = {
  status: 503,
  code: 'unavailable',
  message: 'The service is busy right now. Please try again in a moment.',
  retryAfterSeconds: 5,
} as const satisfies ProblemDetails;

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export const onlyReads = ({ req }: Context): boolean => safeMethods.has(req.method);

const unexpected: ProblemDetails = {
  status: 500,
  code: 'unexpected',
  message: 'Something went wrong on our side.',
};

function toDetails(error: Error, context: Context): ProblemDetails {
  if (error instanceof Problem) return error.details;
  if (isCutShort(error, context)) return cutShort().details;
  if (isUnavailable(error)) return unavailable;
  if (error instanceof HTTPException && error.status >= 400 && error.status < 500) {
    return { status: 400, code: 'unreadable', message: 'The request body could not be parsed.' };
  }
  return unexpected;
}

export function problemResponse(error: Error, context: Context<PlatformEnv>): Response {
  const { status, code, message, errors, terms, retryAfterSeconds, facts } = toDetails(error, context);
  if (status === 500) context.get('log').error({ err: error }, 'request failed');
  if (status === 503 && !(error instanceof Problem))
    context.get('log').warn({ err: error }, 'database unavailable');
  const requestId = context.get('requestId');
  const body: ProblemBody = {
    code,
    message,
    requestId,
    ...(errors && { errors: [...errors] }),
    ...(terms && { terms }),
    ...facts,
  };
  return context.json(body, status satisfies ContentfulStatusCode, {
    [REQUEST_ID_HEADER]: requestId,
    'Cache-Control': 'no-store',
    ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
  });
}
