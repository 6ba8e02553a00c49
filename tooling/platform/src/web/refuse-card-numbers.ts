import type { MiddlewareHandler } from 'hono';

import type { PlatformEnv } from './platform-context.ts';
import { holdsCardNumber, valueHoldsCardNumber } from './card-numbers.ts';
import { fault } from './fault.ts';
import { onlyReads, Problem } from './problem.ts';
import { readJson } from './read-json.ts';

/**
 * Returns the fields that contain a card number, including those of nested objects such as an address. A
 * field whose own name contains one is left out, because the response would repeat it.
 */
function fieldsWithCardNumber(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  return Object.entries(body).flatMap(([field, value]) => {
    if (typeof value === 'string') return holdsCardNumber(value) && !holdsCardNumber(field) ? [field] : [];
    return fieldsWithCardNumber(value);
  });
}

/**
 * Rejects a body that contains a card number before any handler reads it, because card numbers may be entered
 * only in the secure frame. Use it after `limitBody`. See docs/decisions/0025-secure-frame.md.
 */
export const refuseCardNumbers: MiddlewareHandler<PlatformEnv> = async (context, next) => {
  if (!onlyReads(context)) {
    const text = await context.req.text();
    const body = readJson(text);
    if (holdsCardNumber(text) || valueHoldsCardNumber(body)) {
      const errors = fieldsWithCardNumber(body).map((field) => fault(field, 'cardNumber'));
      throw new Problem({
        status: 400,
        code: 'cardNumber',
        message: 'Card numbers must never be sent to this endpoint.',
        ...(errors.length > 0 && { errors }),
      });
    }
  }
  await next();
};
