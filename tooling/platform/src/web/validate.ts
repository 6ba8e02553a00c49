import type { ValidationTargets } from 'hono';
import { validator } from 'hono-openapi';
import type * as z from 'zod';

import type { PlatformEnv } from '../platform-context.ts';
import { invalid } from './problem.ts';

const fieldOf = (path: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined): string =>
  (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || '(all)';

/** Checks one part of the request with its contract; what does not fit is answered 400 with one error a field. */
export const validate = <Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) =>
  validator<Schema, Target, PlatformEnv, string>(target, schema, (result) => {
    if (!result.success) {
      throw invalid(result.error.map(({ path, message }) => ({ field: fieldOf(path), message })));
    }
  });
