import * as z from 'zod';

import { typedEmail } from '../../client/typed-text.contract.ts';

/**
 * The session data that the browser needs. The session's own id stays in a cookie that scripts cannot read.
 */
export const sessionBody = z
  .object({
    accessToken: z.string().meta({
      description:
        'Sent as `Authorization: Bearer` with member-specific requests; constant for the session ' +
        '(SES-18).',
    }),
    remainingMs: z
      .int()
      .positive()
      .meta({ description: 'Milliseconds until the session expires if it is not used.' }),
    isReadOnly: z
      .boolean()
      .optional()
      .meta({ description: 'Read-only support session as this member: every change is rejected (SES-24).' }),
  })
  .meta({ id: 'Session' });
export type SessionBody = z.infer<typeof sessionBody>;

export const signInRequest = z
  .strictObject({
    userName: typedEmail().min(1).max(254).meta({ description: 'Email address or member number.' }),
    password: z.string().min(1).max(1024),
    rememberMe: z.boolean().meta({ description: 'Extends the session from fifteen minutes to ninety days.' }),
  })
  .meta({ id: 'SignInRequest' });
export type SignInRequest = z.infer<typeof signInRequest>;

/** Response with status 200 after sign-in, or with 202 if the email address must be changed first. */
export const signInResponse = z
  .object({ session: sessionBody, emailUpdateRequired: z.boolean() })
  .meta({ id: 'SignInResponse' });
export type SignInResponse = z.infer<typeof signInResponse>;

export const emulationRequest = z
  .strictObject({ ticket: z.string().min(1).max(2048).meta({ description: 'Ticket from a signed link.' }) })
  .meta({ id: 'EmulationRequest' });

export const emulationResponse = z
  .object({
    emulationId: z.string().meta({ description: 'Identifies the emulation in the platform’s log.' }),
  })
  .meta({ id: 'EmulationResponse' });
export type EmulationResponse = z.infer<typeof emulationResponse>;

export const signOutResponse = z
  .object({
    isSignedOut: z.literal(true),
    identityLogoutUrl: z.url().nullable().meta({
      description: 'URL that also signs the user out at the partner; null without single sign-on.',
    }),
  })
  .meta({ id: 'SignOutResponse' });
export type SignOutResponse = z.infer<typeof signOutResponse>;
