import * as z from 'zod';

/** What is wrong with the fields of a request. */
export const fieldErrors = z
  .array(z.object({ field: z.string(), message: z.string() }))
  .meta({ id: 'FieldErrors' });

/** The stable shape of every answer that is not a success. */
export const problemBody = z
  .object({
    code: z.string().meta({ description: 'A word for the cause, such as "invalid", "csrf" or "notFound".' }),
    message: z.string(),
    requestId: z.string(),
    errors: fieldErrors.optional(),
  })
  .meta({ id: 'Problem' });
export type ProblemBody = z.infer<typeof problemBody>;
