import * as z from 'zod';

/** A list in a query: its key is repeated, and one value alone arrives as itself. */
export const repeated = <T extends z.ZodType>(list: T) =>
  z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), list);
