import * as z from 'zod';

export type VerifyCaptcha = (token: string, asked: { readonly partnerId: string }) => Promise<boolean>;

const answer = z.object({ success: z.boolean() });
const ANSWER_WITHIN_MS = 5_000;

export const verifyExternally =
  (url: string, secret: string): VerifyCaptcha =>
  async (token) => {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return answer.parse(await response.json()).success;
  };
