import type { JWK } from 'jose';

/** The plaintext that the secure frame encrypts (JWE with RSA-OAEP-256 and A256GCM). */
export interface CardMessage {
  readonly number: string;
  readonly partner: string;
  /** When it was encrypted, in seconds since 1970, by the clock of `GET /keys`. */
  readonly iat: number;
  readonly jti: string;
}

export const CARD_MESSAGE_HEADER = { alg: 'RSA-OAEP-256', enc: 'A256GCM' } as const;

export interface PublicKeys {
  readonly keys: readonly JWK[];
  /** The vault's clock, in seconds since 1970; the browser's clock may be wrong. */
  readonly now: number;
}
