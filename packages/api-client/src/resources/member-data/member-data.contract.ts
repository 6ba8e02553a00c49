import * as z from 'zod';

/**
 * Whoever requests the data or the end of an account proves to be its member, with the password, or with an
 * emailed code if there is no password.
 */
export const proof = z
  .strictObject({
    password: z.string().min(1).max(1024).optional(),
    code: z
      .string()
      .regex(/^[0-9]{6}$/)
      .optional()
      .meta({ description: 'The code that was mailed, for members who sign in at the partner.' }),
  })
  .meta({ id: 'Proof' });
export type Proof = z.infer<typeof proof>;

export const codeResponse = z.object({ isMailed: z.literal(true) }).meta({ id: 'DataCode' });
export type CodeResponse = z.infer<typeof codeResponse>;

const row = z.record(z.string(), z.unknown());

export const memberDataResponse = z
  .object({
    program: z.string(),
    createdAt: z.iso.datetime(),
    about: z.string(),
    tables: z
      .record(z.string(), z.array(row))
      .meta({ description: 'The rows by table. Times are UTC, files are in base64.' }),
    notGiven: z
      .record(z.string(), z.array(z.string()))
      .meta({ description: 'The columns by table that are kept, but secret.' }),
  })
  .meta({ id: 'MemberData' });
export type MemberDataResponse = z.infer<typeof memberDataResponse>;

export const erasureTermsResponse = z
  .object({
    days: z.int().nonnegative().meta({ description: 'How long signing in keeps the account after all.' }),
  })
  .meta({ id: 'ErasureTerms' });
export type ErasureTermsResponse = z.infer<typeof erasureTermsResponse>;

export const erasureResponse = z.object({ eraseAfter: z.iso.datetime() }).meta({ id: 'Erasure' });
export type ErasureResponse = z.infer<typeof erasureResponse>;
