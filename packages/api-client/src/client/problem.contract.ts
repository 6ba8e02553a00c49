import * as z from 'zod';

const fieldErrorCode = z.enum([
  'required',
  'maxLength',
  'minLength',
  'invalid',
  'cardNumber',
  'mismatch',
  'invalidEmail',
  'sameEmail',
  'emailInUse',
  'passwordNeedsMix',
  'passwordHasNumber',
  'wrongPassword',
  'wrongCode',
  'invalidMemberNumber',
  'memberNumberInUse',
  'invalidZip',
  'foreignZip',
  'invalidPhone',
  'foreignPhone',
  'phoneExtension',
  'termsChanged',
]);
export type FieldErrorCode = z.infer<typeof fieldErrorCode>;

export const fieldErrors = z
  .array(
    z.object({
      field: z.string(),
      message: z.string(),
      code: fieldErrorCode
        .optional()
        .meta({ description: 'The rule, by which a site finds its own sentence.' }),
      limit: z.number().optional().meta({ description: 'The most or fewest characters of the rule.' }),
    }),
  )
  .meta({ id: 'FieldErrors' });

export const problemBody = z
  .object({
    code: z.string().meta({ description: 'Error code, such as "invalid", "csrf" or "notFound".' }),
    message: z.string(),
    requestId: z.string(),
    errors: fieldErrors.optional(),
    terms: z
      .object({ version: z.string(), link: z.string() })
      .optional()
      .meta({ description: 'With "termsChanged": the program terms that are valid now.' }),
  })
  .meta({ id: 'Problem' });
export type ProblemBody = z.infer<typeof problemBody>;
