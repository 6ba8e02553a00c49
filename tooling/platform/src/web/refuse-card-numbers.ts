import type { MiddlewareHandler } from 'hono';

import type { PlatformEnv } from '../platform-context.ts';
import { holdsCardNumber, valueHoldsCardNumber } from './card-numbers.ts';
import { Problem } from './problem.ts';

const withoutBody = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Text with escapes, such as \u0034, holds what it stands for; text that is no JSON is looked at as it is. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/**
 * Refuses a body that holds the number of a card, before anybody else reads it: numbers are for the secure frame alone.
 * Put it after the limit of a body's size; whoever comes after reads the body as always.
 */
export const refuseCardNumbers: MiddlewareHandler<PlatformEnv> = async (context, next) => {
  if (!withoutBody.has(context.req.method)) {
    const text = await context.req.text();
    // As sent, too: a number of 17 digits and more is not the same any more when it was read.
    if (holdsCardNumber(text) || valueHoldsCardNumber(readJson(text))) {
      throw new Problem({
        status: 400,
        code: 'cardNumber',
        message: 'The number of a card must never be sent here.',
      });
    }
  }
  await next();
};
