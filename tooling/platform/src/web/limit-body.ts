import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';

import type { PlatformEnv } from './platform-context.ts';
import { Problem } from './problem.ts';
import { readJson } from './read-json.ts';

/** A page that unloads can send at most 64 KiB in any browser. Other clients may need more. */
const LARGEST_BODY = 128 * 1024;
/**
 * These limits are several times what any request needs. Each element of a list and each property of an
 * object counts as a value.
 */
const MOST_LEVELS = 32;
const MOST_VALUES = 10_000;

const limitSize = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: () => {
    throw new Problem({ status: 400, code: 'tooLarge', message: 'The request body is too large.' });
  },
});

const membersOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Iterates level by level, because recursion could overflow the stack on deeply nested input. */
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
      message: 'The request body is nested too deeply or has too many values.',
    });
  }
  await next();
};

const withoutBody = new Set(['GET', 'HEAD']);

/**
 * Rejects bodies that are too large, and JSON that is nested too deeply or has too many values, because
 * handlers may traverse it recursively.
 */
export const limitBody: MiddlewareHandler<PlatformEnv> = except(
  ({ req }) => withoutBody.has(req.method),
  limitSize,
  limitJson,
);
