import type { JWK } from 'jose';

export interface CardMessage {
  readonly number: string;
  readonly partner: string;
  /** The time of encryption in seconds since 1970, by the clock that `GET /keys` reports. */
  readonly iat: number;
  readonly jti: string;
}

export const CARD_MESSAGE_HEADER = { alg: 'RSA-OAEP-256', enc: 'A256GCM' } as const;

export interface PublicKeys {
  readonly keys: readonly JWK[];
  /** The vault's time in seconds since 1970, because the browser's clock may be wrong. */
  readonly now: number;
}
