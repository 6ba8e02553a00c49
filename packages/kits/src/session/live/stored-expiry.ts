import { readStored, removeStored, writeStored } from '../browser-storage.ts';

/** No session is longer than ninety days (AUT-03); a day on top for clocks that disagree. */
const LONGEST_MS = 91 * 24 * 60 * 60_000;

/** When the session ends, as the tabs of a browser agree on it (SES-13). */
export interface SessionExpiry {
  /** Which session, told from its token; says too little of the token to be of use to anybody. */
  readonly sid: string;
  /** A moment of this device's clock, in milliseconds. */
  readonly deadline: number;
}

/** The name of the session that a token belongs to: 32 bits of it (FNV-1a). */
export function sidOf(accessToken: string): string {
  let hash = 0x811c9dc5;
  for (const sign of accessToken) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

export const isSessionExpiry = (value: unknown): value is SessionExpiry =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SessionExpiry).sid === 'string' &&
  Number.isFinite((value as SessionExpiry).deadline);

/** Whether a deadline can be true; one that cannot was written by nobody of ours. */
export const isPlausible = ({ deadline }: SessionExpiry, now: number): boolean =>
  deadline <= now + LONGEST_MS;

export const readExpiry = (): SessionExpiry | undefined =>
  readStored('local', 'dr.sessionExpiry', isSessionExpiry);
export const writeExpiry = (expiry: SessionExpiry): void => writeStored('local', 'dr.sessionExpiry', expiry);
export const removeExpiry = (): void => removeStored('local', 'dr.sessionExpiry');
