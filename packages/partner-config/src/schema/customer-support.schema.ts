import * as z from 'zod';

/** Matches a text that asks for something, such as "Write to us", and so is neither an address nor a name. */
const request = /^(?:write|contact|email|send|call|ask|message|get|reach)(?:\s|$)/i;

export const customerSupportSchema = z
  .strictObject({
    phone: z.strictObject({
      href: z
        .string()
        .regex(/^tel:\+?[\d-]+$/, 'must be tel: and digits')
        .describe('The link of the support phone.'),
      formatted: z.string().min(1).describe('The support phone as shown.'),
    }),
    email: z.strictObject({
      href: z
        .string()
        .regex(
          /^((mailto:)?[^@\s:/]+@[^@\s/]+|https?:\/\/\S+)$/,
          'must be an email address, with or without mailto:, or an http(s) URL',
        )
        .describe('The link of the support email.'),
      display: z
        .string()
        .min(1)
        .refine((display) => !request.test(display), {
          error:
            'must be an address or a name, such as "Plates Support": copy says "write to {email}" with it',
        })
        .describe(
          'The address of support, or a name that reads well alone and after "write to", such as "Plates Support"; never a request such as "Write to us".',
        ),
    }),
  })
  .describe('How members reach support.');
