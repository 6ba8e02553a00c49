import { joiningLimits, referralNames, strictEmailPattern } from '@tableside/core';
import * as z from 'zod';

import { typedEmail, typedText, typedZip } from '../../client/typed-text.contract.ts';

export const validateEmailRequest = z.object({
  email: z.string().max(254),
  usePpn: z.enum(['true', 'false']).optional(),
});
export const validateEmailResponse = z
  .object({
    isValid: z
      .boolean()
      .meta({ description: 'Whether the address is well-formed and not yet used by a member.' }),
  })
  .meta({ id: 'EmailValidation' });
export type ValidateEmailResponse = z.infer<typeof validateEmailResponse>;

const email = typedEmail()
  .max(joiningLimits.email)
  .pipe(z.email({ pattern: strictEmailPattern }));

export const prospectRequest = z.strictObject({ email }).meta({ id: 'ProspectEmail' });
export type ProspectRequest = z.infer<typeof prospectRequest>;
export const prospectResponse = z.object({ publicId: z.string() }).meta({ id: 'Prospect' });
export type ProspectResponse = z.infer<typeof prospectResponse>;

const referral = Object.fromEntries(
  // Longer values are truncated, not rejected, because a long link must not prevent joining.
  referralNames.map((name) => [name, z.string().max(4096).optional()]),
) as Record<(typeof referralNames)[number], z.ZodOptional<z.ZodString>>;

/**
 * POST /api/Members/Prospects with the join form (API-03). Only direct partners have a password. With single
 * sign-on, names and address come from the partner. Responds with 201 and starts a session.
 */
export const joinRequest = z
  .strictObject({
    firstName: typedText().min(1).max(joiningLimits.name),
    lastName: typedText().min(1).max(joiningLimits.name),
    email,
    password: z.string().min(1).max(1024).optional(),
    passwordConfirm: z.string().min(1).max(1024).optional(),
    zipCode: typedZip().regex(/^[0-9]{5}$/),
    phoneNumber: z.string().max(30).optional(),
    smsOptIn: z.boolean(),
    emailOptIn: z.boolean(),
    memberNumber: typedText().max(joiningLimits.memberNumber).optional(),
    address1: typedText().max(joiningLimits.address).optional(),
    address2: typedText().max(joiningLimits.address).optional(),
    city: typedText().max(joiningLimits.city).optional(),
    state: typedText().max(2).optional(),
    terms: z.literal(true).meta({ description: 'Must be true: the terms were accepted.' }),
    termsVersion: z.string().max(64).meta({
      description:
        'The version of the terms that were shown and accepted; 400 "termsChanged" for another one.',
    }),
    ...referral,
    gRecaptchaResponse: z.string().max(4096).optional(),
  })
  .meta({ id: 'JoinRequest' });
export type JoinRequest = z.infer<typeof joinRequest>;
