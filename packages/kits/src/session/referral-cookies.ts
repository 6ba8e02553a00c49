import { referralNames, type ReferralName } from '@tableside/core';

/** Lifetime of the cookie `source` (TRK-03). The others are session cookies (TRK-04). */
export const SOURCE_MINUTES = 2_880;

/**
 * Used for both setting and clearing, because a cookie's path is part of its identity. Safari rejects
 * `Secure` cookies over http.
 */
const attributes = () => `Path=/; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;

/** Stores a referral value, encoded so that it cannot inject another cookie or attribute (P3). */
export function setReferralCookie(name: ReferralName, value: string): void {
  // A lifetime instead of a date, because the browser would compare a date with the device's clock, which may
  // be wrong.
  const lasting = name === 'source' ? `; Max-Age=${SOURCE_MINUTES * 60}` : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; ${attributes()}${lasting}`;
}

export function clearReferralCookies(): void {
  for (const name of referralNames) {
    document.cookie = `${name}=; ${attributes()}; Expires=${new Date(0).toUTCString()}`;
  }
}
