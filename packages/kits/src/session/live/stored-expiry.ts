import { readStored, removeStored, writeStored } from '../browser-storage.ts';

/** The longest session is ninety days (AUT-03). One more day allows for clock differences. */
const LONGEST_MS = 91 * 24 * 60 * 60_000;

export interface SessionExpiry {
  /** Identifies the session. Derived from its token, but too short to reveal anything useful about it. */
  readonly sid: string;
  /** In milliseconds, by this device's clock. */
  readonly deadline: number;
}

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

/** Whether a deadline is possible. An impossible one was not written by this site. */
export const isPlausible = ({ deadline }: SessionExpiry, now: number): boolean =>
  deadline <= now + LONGEST_MS;

export const readExpiry = (): SessionExpiry | undefined =>
  readStored('local', 'dr.sessionExpiry', isSessionExpiry);
export const writeExpiry = (expiry: SessionExpiry): void => writeStored('local', 'dr.sessionExpiry', expiry);
export const removeExpiry = (): void => removeStored('local', 'dr.sessionExpiry');
