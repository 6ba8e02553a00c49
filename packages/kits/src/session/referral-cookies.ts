import { referralNames, type ReferralName } from '@tableside/core';

/** How long the cookie "source" lasts, in minutes (TRK-03); the others end with the browser (TRK-04). */
export const SOURCE_MINUTES = 2_880;

/** The same for setting and clearing: a cookie is another one under another path. Safari takes none that are `Secure` over http. */
const attributes = () => `Path=/; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;

/** Keeps a referral value; encoded, so that no value says more than one (P3). */
export function setReferralCookie(name: ReferralName, value: string, now: number): void {
  const lasting =
    name === 'source' ? `; Expires=${new Date(now + SOURCE_MINUTES * 60_000).toUTCString()}` : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; ${attributes()}${lasting}`;
}

/** Ends all referral cookies by an expiry in the past (TRK-05). */
export function clearReferralCookies(): void {
  for (const name of referralNames) {
    document.cookie = `${name}=; ${attributes()}; Expires=${new Date(0).toUTCString()}`;
  }
}
