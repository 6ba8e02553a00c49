import * as z from 'zod';

/** Validation errors of a request's fields. */
export const fieldErrors = z
  .array(
    z.object({
      field: z.string(),
      message: z.string(),
      code: z.string().optional().meta({ description: 'The rule, by which a site finds its own sentence.' }),
    }),
  )
  .meta({ id: 'FieldErrors' });

/** The stable shape of every error response. */
export const problemBody = z
  .object({
    code: z.string().meta({ description: 'Error code, such as "invalid", "csrf" or "notFound".' }),
    message: z.string(),
    requestId: z.string(),
    errors: fieldErrors.optional(),
  })
  .meta({ id: 'Problem' });
export type ProblemBody = z.infer<typeof problemBody>;
