import { ApiError } from '@tableside/api-client';

import type { FormCopyKey } from './errors.copy.ts';

/** What a failed submit leaves to say. */
export interface FormProblem {
  /** The server's sentence for a field of the form, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Sentences about what the form does not show. */
  readonly rest: readonly string[];
  /** The key of what the toast says: set when the answer names no field at all. */
  readonly failure?: FormCopyKey;
}

/**
 * Sorts an error of a call: complaints about the form's own fields go to the fields, all others to the form,
 * an error without complaints to a toast (ERR-10).
 */
export function toFormProblem(error: unknown, fieldNames: readonly string[]): FormProblem {
  if (!(error instanceof ApiError) || error.status >= 500) return { fields: {}, rest: [], failure: 'serverError' };
  if (error.fields.length === 0) {
    return { fields: {}, rest: [], failure: error.code === 'captcha' ? 'captcha' : 'apiError' };
  }
  const fields: Record<string, string> = {};
  const rest: string[] = [];
  for (const { field, message } of error.fields) {
    if (!fieldNames.includes(field)) rest.push(message);
    else fields[field] ??= message;
  }
  return { fields, rest };
}
