import { ValidationError, type Schema } from 'yup';

import { isComplaint, type Complaint } from './complaint.ts';

/** Asks a schema about all values at once: the first complaint of each field that is wrong, by name. */
export async function validateValues(
  schema: Schema<unknown>,
  values: unknown,
): Promise<Readonly<Record<string, Complaint<string>>>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const found: Record<string, Complaint<string>> = {};
    for (const { path, errors } of error.inner.length > 0 ? error.inner : [error]) {
      const complaint: unknown = errors[0];
      // A rule without a complaint of its own still gets a sentence of ours, never one of yup's.
      if (path) found[path] ??= isComplaint(complaint) ? complaint : { key: 'invalid' };
    }
    return found;
  }
}
