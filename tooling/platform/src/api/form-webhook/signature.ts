import { createHmac, timingSafeEqual } from 'node:crypto';

export const FORM_SIGNATURE_HEADER = 'Typeform-Signature';

export const signForm = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('base64')}`;

export function isSignedForm(secret: string, body: string, signature: string | undefined): boolean {
  const expected = Buffer.from(signForm(secret, body));
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
