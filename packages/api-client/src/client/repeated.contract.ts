import * as z from 'zod';

/** A list in a query, whose key is repeated. A single value arrives without a list around it. */
export const repeated = <T extends z.ZodType>(list: T) =>
  z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), list);
