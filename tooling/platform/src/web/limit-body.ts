import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';

import type { PlatformEnv } from '../platform-context.ts';
import { Problem } from './problem.ts';
import { readJson } from './read-json.ts';

/** 64 KiB is all that a page may send while it goes away; the room above is for headers of other clients. */
const LARGEST_BODY = 128 * 1024;
/** Several times what any call takes; every value of a list and every member of an object counts. */
const MOST_LEVELS = 32;
const MOST_VALUES = 10_000;

const limitSize = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: () => {
    throw new Problem({ status: 400, code: 'tooLarge', message: 'The body of the request is too large.' });
  },
});

const membersOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Goes through the value level by level: as deep as it may be, this never calls itself. */
function isTooComplex(value: unknown): boolean {
  let count = 0;
  let level = membersOf(value);
  for (let depth = 1; level.length > 0; depth += 1) {
    count += level.length;
    if (depth > MOST_LEVELS || count > MOST_VALUES) return true;
    level = level.flatMap(membersOf);
  }
  return false;
}

const limitJson: MiddlewareHandler<PlatformEnv> = async ({ req }, next) => {
  if (isTooComplex(readJson(await req.text()))) {
    throw new Problem({
      status: 400,
      code: 'tooComplex',
      message: 'The body of the request is nested too deeply or has too many values.',
    });
  }
  await next();
};

/**
 * Refuses bodies that are too large, and JSON that is nested too deeply or has too many values: whoever comes after may
 * walk through it by recursion.
 */
export const limitBody: MiddlewareHandler<PlatformEnv> = every(limitSize, limitJson);
