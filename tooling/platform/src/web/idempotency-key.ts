import type { Context } from 'hono';

import { holdsCardNumber } from './card-numbers.ts';
import { invalid } from './problem.ts';

export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
const LONGEST_KEY = 64;

/** How the API's description has the header. */
export const idempotencyKeyHeader = {
  [IDEMPOTENCY_KEY_HEADER]: { type: 'string', minLength: 1, maxLength: LONGEST_KEY },
} as const;

/** The key that the same call carries when it is sent again; undefined when it has none. */
export function readIdempotencyKey(context: Context): string | undefined {
  const key = context.req.header(IDEMPOTENCY_KEY_HEADER);
  if (key === undefined) return undefined;
  // The key is kept, so it is looked at like a body.
  if (!/^[\x21-\x7e]+$/.test(key) || key.length > LONGEST_KEY || holdsCardNumber(key)) {
    throw invalid([{ field: IDEMPOTENCY_KEY_HEADER, message: `1 to ${LONGEST_KEY} characters` }]);
  }
  return key;
}
