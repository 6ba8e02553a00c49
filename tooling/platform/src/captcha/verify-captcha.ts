import * as z from 'zod';

export type VerifyCaptcha = (token: string, request: { readonly partnerId: string }) => Promise<boolean>;

const verification = z.object({ success: z.boolean() });
const RESPONSE_TIMEOUT_MS = 5_000;

export const verifyExternally =
  (url: string, secret: string): VerifyCaptcha =>
  async (token) => {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    return verification.parse(await response.json()).success;
  };
