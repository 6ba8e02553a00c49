import { cardTypes } from '@tableside/core';
import * as z from 'zod';

import type { PublicKeys } from '../web/card-message.ts';
import { MOST_FORGOTTEN } from './vault-calls.ts';
import { VaultError, type KeyedVault } from './vault.ts';

const WITHIN_MS = 10_000;

const vaultCard = z.object({
  token: z.string().min(1),
  fingerprint: z.string().min(1),
  cardType: z.enum(cardTypes),
  lastFour: z.string().regex(/^\d{4}$/),
  refusal: z.object({ code: z.string(), message: z.string() }).exactOptional(),
});
const vaultError = z.object({ code: z.enum(['unreadable', 'expired']) });
const publicKeys = z.object({
  keys: z.array(z.looseObject({ kty: z.literal('RSA'), kid: z.string() })),
  now: z.number(),
});

interface RemoteVaultOptions {
  readonly url: string;
  readonly secret: string;
}

export function createRemoteVault({ url, secret }: RemoteVaultOptions): KeyedVault {
  const base = url.endsWith('/') ? url : `${url}/`;
  const request = (path: string, init?: RequestInit) =>
    // Following a redirect could send the card and the secret to another server.
    fetch(new URL(path, base), { redirect: 'error', signal: AbortSignal.timeout(WITHIN_MS), ...init });

  return {
    async publicKeys(): Promise<PublicKeys> {
      const response = await request('keys');
      if (!response.ok)
        throw new Error(`The vault responded with ${response.status} to the request for its keys.`);
      return publicKeys.parse(await response.json());
    },
    async tokenize(given) {
      const response = await request('vault/tokens', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
        body: JSON.stringify(given),
      });
      const body: unknown = await response.json().catch(() => undefined);
      const fault = response.status === 400 ? vaultError.safeParse(body) : undefined;
      if (fault?.success) throw new VaultError(fault.data.code);
      if (!response.ok) throw new Error(`The vault responded with ${response.status}.`);
      return vaultCard.parse(body);
    },
    async forget(tokens) {
      for (let first = 0; first < tokens.length; first += MOST_FORGOTTEN) {
        const response = await request('vault/tokens', {
          method: 'DELETE',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
          body: JSON.stringify({ tokens: tokens.slice(first, first + MOST_FORGOTTEN) }),
        });
        if (!response.ok) throw new Error(`The vault responded with ${response.status} to a deletion.`);
      }
    },
  };
}
