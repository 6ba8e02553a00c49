import { ApiError } from '@tableside/api-client';
import type { ReactNode } from 'react';

import type { Complaint } from './complaint.ts';

/** What a failed submit leaves to say. */
export interface FormProblem {
  /** The server's sentence for a field of the form, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Sentences about what the form does not show. */
  readonly rest: readonly ReactNode[];
  /** What the toast says: set when the answer names no field at all. */
  readonly failure?: Complaint;
  /** Announced beside what shows, for those who do not see it (AUT-07). */
  readonly status?: string;
  /** The field that gets the focus, with its text selected, where none is marked as wrong. */
  readonly focusOn?: string;
}

/** What is said of an error that names no field (ERR-01, ERR-10, VAL-08). */
function failureOf(error: unknown): Complaint {
  if (!(error instanceof ApiError) || error.status >= 500) return { key: 'serverError' };
  if (error.status === 429) return { key: 'tooMany' };
  switch (error.code) {
    // One code a cause: no token could be had, or the server refused a fresh one as well (ERR-01, OP-077).
    case 'csrfUnavailable':
      return { key: 'tokenMissing', values: { code: 'CSRF-1' } };
    case 'csrf':
      return { key: 'tokenMissing', values: { code: 'CSRF-2' } };
    case 'captcha':
    case 'captchaNotReady':
    case 'captchaGivenUp':
      return { key: error.code };
    default:
      return { key: 'apiError' };
  }
}

/**
 * Sorts an error of a call: complaints about the form's own fields go to the fields, all others to the form,
 * an error without complaints to a toast.
 */
export function toFormProblem(error: unknown, fieldNames: readonly string[]): FormProblem {
  const complaints = error instanceof ApiError && error.status < 500 ? error.fields : [];
  if (complaints.length === 0) return { fields: {}, rest: [], failure: failureOf(error) };
  const fields: Record<string, string> = {};
  const rest: ReactNode[] = [];
  for (const { field, message } of complaints) {
    if (!fieldNames.includes(field)) rest.push(message);
    else fields[field] ??= message;
  }
  return { fields, rest };
}
