import type { JWK } from 'jose';

/** What stands encrypted in a message of the secure frame (JWE, RSA-OAEP-256 and A256GCM). */
export interface CardMessage {
  /** Digits only. */
  readonly number: string;
  /** The partner whose site the frame stands in. */
  readonly partner: string;
  /** When it was encrypted, in seconds since 1970, by the clock of `GET /keys`. */
  readonly iat: number;
  /** The message's own id: 128 random bits. */
  readonly jti: string;
}

export const CARD_MESSAGE_HEADER = { alg: 'RSA-OAEP-256', enc: 'A256GCM' } as const;

/** What the frame encrypts with, as `GET /keys` answers it. */
export interface PublicKeys {
  readonly keys: readonly JWK[];
  /** The vault's clock, in seconds since 1970: that of the browser may be wrong. */
  readonly now: number;
}
