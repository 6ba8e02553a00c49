import type { ValidationTargets } from 'hono';
import { validator } from 'hono-openapi';
import type * as z from 'zod';

import type { PlatformEnv } from '../platform-context.ts';
import { invalid } from './problem.ts';

type Path = readonly (PropertyKey | { readonly key: PropertyKey })[];

/** The field that a contract complains about, by its name on the wire. */
export const fieldOf = (path: Path = []): string =>
  path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || '(all)';

/** Where a text holds the null character, which the database cannot keep; undefined when none does. */
function findNull(value: unknown, path: Path = []): Path | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const found = key.includes('\0') ? path : findNull(member, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

/** Refuses a text with the null character, wherever it stands in what was sent. */
export function refuseNull(value: unknown): void {
  const withNull = findNull(value);
  if (withNull) throw invalid([{ field: fieldOf(withNull), message: 'Invalid character' }]);
}

/** Checks one part of the request with its contract; what does not fit is answered 400 with one error a field. */
export const validate = <Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) =>
  validator<Schema, Target, PlatformEnv, string>(target, schema, (result) => {
    if (!result.success) {
      throw invalid(result.error.map(({ path, message }) => ({ field: fieldOf(path), message })));
    }
    refuseNull(result.data);
  });
