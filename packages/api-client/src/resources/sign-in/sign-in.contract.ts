import * as z from 'zod';

/**
 * The session data that the browser needs; the session's own id stays in a cookie that scripts cannot read.
 */
export const sessionBody = z
  .object({
    accessToken: z.string().meta({
      description: 'For `Authorization: Bearer` on member-specific calls; one for a whole session (SES-18).',
    }),
    remainingMs: z
      .int()
      .positive()
      .meta({ description: 'Milliseconds until the session ends unless it is used.' }),
    isReadOnly: z
      .boolean()
      .optional()
      .meta({ description: 'Support looks through the member’s eyes: every change is refused (SES-24).' }),
  })
  .meta({ id: 'Session' });
export type SessionBody = z.infer<typeof sessionBody>;

/** POST /api/SignIn (AUT-02). */
export const signInRequest = z
  .strictObject({
    userName: z.string().trim().min(1).max(254).meta({ description: 'E-mail address or member number.' }),
    password: z.string().min(1).max(1024),
    rememberMe: z.boolean().meta({ description: 'Ninety days instead of fifteen minutes.' }),
  })
  .meta({ id: 'SignInRequest' });
export type SignInRequest = z.infer<typeof signInRequest>;

/** 200 signed in, or 202 signed in but the email address must be changed first. */
export const signInAnswer = z
  .object({ session: sessionBody, emailUpdateRequired: z.boolean() })
  .meta({ id: 'SignInAnswer' });
export type SignInAnswer = z.infer<typeof signInAnswer>;

/** POST /api/Emulation (SES-24). */
export const emulationRequest = z
  .strictObject({ ticket: z.string().min(1).max(2048).meta({ description: 'From a signed link.' }) })
  .meta({ id: 'EmulationRequest' });

/** 200 with a read-only session. */
export const emulationAnswer = z
  .object({ emulationId: z.string().meta({ description: 'Names the emulation in the platform’s log.' }) })
  .meta({ id: 'EmulationAnswer' });
export type EmulationAnswer = z.infer<typeof emulationAnswer>;

/** GET /api/SignOut (API-26). */
export const signOutAnswer = z
  .object({
    isSignedOut: z.literal(true),
    identityLogoutUrl: z.url().nullable().meta({
      description: 'Where the partner’s own sign-in ends too; null without single sign-on.',
    }),
  })
  .meta({ id: 'SignOutAnswer' });
export type SignOutAnswer = z.infer<typeof signOutAnswer>;
