import type { Context } from 'hono';

import { holdsCardNumber } from './card-numbers.ts';
import { fault } from './fault.ts';
import { invalid } from './problem.ts';

export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
const LONGEST_KEY = 64;

export const idempotencyKeyHeader = {
  [IDEMPOTENCY_KEY_HEADER]: { type: 'string', minLength: 1, maxLength: LONGEST_KEY },
} as const;

export function readIdempotencyKey(context: Context): string | undefined {
  const key = context.req.header(IDEMPOTENCY_KEY_HEADER);
  if (key === undefined) return undefined;
  // The key is stored, so like a body it must not contain a card number.
  if (!/^[\x21-\x7e]+$/.test(key) || key.length > LONGEST_KEY || holdsCardNumber(key)) {
    throw invalid([fault(IDEMPOTENCY_KEY_HEADER, 'invalid', `1 to ${LONGEST_KEY} characters`)]);
  }
  return key;
}
