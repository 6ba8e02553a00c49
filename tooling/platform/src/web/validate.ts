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

/** What a contract says of one field; which of its rules was broken, where it tells. */
export interface ContractIssue {
  readonly message: string;
  readonly path?: Path | undefined;
  readonly code?: unknown;
  readonly maximum?: unknown;
}

const plainComplaint = ({ path, message }: ContractIssue) => ({ field: fieldOf(path), message });

/**
 * Checks one part of the request with its contract; what does not fit is answered 400 with one error a field.
 *
 * @param complaintOf - what a person is told, where they see it beside the field.
 */
export const validate = <Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
  complaintOf: (issue: ContractIssue) => {
    readonly field: string;
    readonly message: string;
  } = plainComplaint,
) =>
  validator<Schema, Target, PlatformEnv, string>(target, schema, (result) => {
    if (!result.success) throw invalid(result.error.map((issue) => complaintOf(issue)));
    refuseNull(result.data);
  });
