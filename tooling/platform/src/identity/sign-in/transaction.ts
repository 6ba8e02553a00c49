import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

import type { Context } from 'hono';
import * as z from 'zod';

import { acceptedSecrets, type SigningSecrets } from '../../web/accepted-secrets.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { clearCookie, readCookie, writeCookie } from '../../web/cookies.ts';

const COOKIE = 'tableside-sso';
const LIVES_SECONDS = 600;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const transactionShape = z.object({
  partnerId: z.string(),
  issuer: z.string(),
  redirectUri: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  expiresAt: z.number(),
});

export type Transaction = Omit<z.infer<typeof transactionShape>, 'expiresAt'>;

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'tableside sign-in transaction', 32));

function seal(text: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

function unseal(sealed: string, secret: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return (
      decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    );
  } catch {
    return undefined;
  }
}

const PROMPT_COOKIE = 'tableside-sso-again';

/**
 * After a rejection, makes the provider offer a choice of accounts. Otherwise it would immediately return the
 * same person.
 */
export const forcePromptNextTime = (context: Context<PlatformEnv>): void =>
  writeCookie(context, PROMPT_COOKIE, '1', { maxAgeSeconds: LIVES_SECONDS });

export function mustPrompt(context: Context<PlatformEnv>): boolean {
  const isRequested = readCookie(context, PROMPT_COOKIE) !== undefined;
  if (isRequested) clearCookie(context, PROMPT_COOKIE);
  return isRequested;
}

interface TransactionCookie extends SigningSecrets {
  readonly now: () => Date;
}

export function storeTransaction(
  context: Context<PlatformEnv>,
  transaction: Transaction,
  { secret, now }: TransactionCookie,
): void {
  const expiresAt = now().getTime() + LIVES_SECONDS * 1000;
  writeCookie(context, COOKIE, seal(JSON.stringify({ ...transaction, expiresAt }), secret), {
    maxAgeSeconds: LIVES_SECONDS,
  });
}

export function takeTransaction(
  context: Context<PlatformEnv>,
  { now, ...secrets }: TransactionCookie,
): Transaction | undefined {
  const sealed = readCookie(context, COOKIE);
  if (sealed === undefined) return undefined;
  clearCookie(context, COOKIE);
  const text = acceptedSecrets(secrets)
    .map((secret) => unseal(sealed, secret))
    .find((opened) => opened !== undefined);
  if (text === undefined) return undefined;
  const { expiresAt, ...transaction } = transactionShape.parse(JSON.parse(text));
  return now().getTime() < expiresAt ? transaction : undefined;
}
