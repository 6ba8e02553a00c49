import { ApiError } from '@tableside/api-client';
import { toFormProblem, type Complaint } from '@tableside/kit-forms';

/** Why nothing was saved. */
export interface SaveFailure {
  /** The server's sentence for a field of the form, by name (PRO-18). */
  readonly fields: Readonly<Record<string, string>>;
  /** The server's sentences about no field that the form shows. */
  readonly rest: readonly string[];
  /** Ours, where the server has none. */
  readonly otherwise?: Complaint;
}

/** The API may name a part of the address with or without what it is a part of. */
const shortName = (field: string) => field.replace(/^address\./, '');

const saidBy = ({ body }: ApiError): string | undefined =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message.trim() || undefined
    : undefined;

/** Sorts what a failed call says: to the fields of the form, and to the bottom of it (PRO-17). */
export function saveFailureOf(error: unknown, fieldNames: readonly string[]): SaveFailure {
  const named =
    error instanceof ApiError
      ? new ApiError({
          status: error.status,
          code: error.code,
          fields: error.fields.map(({ field, message }) => ({ field: shortName(field), message })),
        })
      : error;
  const { fields, rest, failure } = toFormProblem(named, fieldNames);
  if (!failure) return { fields, rest: rest.map(String) };
  const said = error instanceof ApiError ? saidBy(error) : undefined;
  return said === undefined ? { fields, rest: [], otherwise: failure } : { fields, rest: [said] };
}
