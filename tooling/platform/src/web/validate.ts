import type { ValidationTargets } from 'hono';
import { validator } from 'hono-openapi';
import type * as z from 'zod';

import type { PlatformEnv } from './platform-context.ts';
import { fault, type FieldError } from './fault.ts';
import { invalid } from './problem.ts';

type Path = readonly (PropertyKey | { readonly key: PropertyKey })[];

export const fieldOf = (path: Path = []): string =>
  path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || '(all)';

/** Returns the path of a string that contains a null character, which PostgreSQL cannot store. */
function findNull(value: unknown, path: Path = []): Path | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const found = key.includes('\0') ? path : findNull(member, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

export function refuseNull(value: unknown): void {
  const withNull = findNull(value);
  if (withNull) throw invalid([fault(fieldOf(withNull), 'invalid')]);
}

export interface ContractIssue {
  readonly message: string;
  readonly path?: Path | undefined;
  readonly code?: unknown;
  readonly maximum?: unknown;
}

const plainError = ({ path, message }: ContractIssue) => fault(fieldOf(path), 'invalid', message);

export const validate = <Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
  errorOf: (issue: ContractIssue) => FieldError = plainError,
) =>
  validator<Schema, Target, PlatformEnv, string>(target, schema, (result) => {
    if (!result.success) throw invalid(result.error.map((issue) => errorOf(issue)));
    refuseNull(result.data);
  });
