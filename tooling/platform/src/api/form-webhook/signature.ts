import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header in which the third party signs what it sends. */
export const FORM_SIGNATURE_HEADER = 'Typeform-Signature';

/** The signature of a body as it is sent, with the secret that we share with the third party. */
export const signForm = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('base64')}`;

export function isSignedForm(secret: string, body: string, signature: string | undefined): boolean {
  const expected = Buffer.from(signForm(secret, body));
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
