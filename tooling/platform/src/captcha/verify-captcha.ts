import * as z from 'zod';

/** Whether a token that a browser sent is good. It can be asked once. */
export type VerifyCaptcha = (token: string, asked: { readonly partnerId: string }) => Promise<boolean>;

const answer = z.object({ success: z.boolean() });
const ANSWER_WITHIN_MS = 5_000;

/** Asks a service elsewhere, such as reCAPTCHA's, with the installation's secret. */
export const verifyElsewhere =
  (url: string, secret: string): VerifyCaptcha =>
  async (token) => {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return answer.parse(await response.json()).success;
  };
