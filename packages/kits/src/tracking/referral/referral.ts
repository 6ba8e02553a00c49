import { referralNames, type ReferralName, type ReferralValues } from '@tableside/core';
import { clearReferralCookies, isTrackingOff, setReferralCookie } from '@tableside/kits/session';

const PRINTABLE = /^[\x20-\x7e]+$/;
const LONGEST_VALUE = 256;
/**
 * Maximum total size in bytes of all referral cookies, so that a hostile link cannot make every later request
 * too large.
 */
const HEAVIEST_TOTAL = 4 * 1024;

const parameters: Readonly<Record<ReferralName, string>> = {
  utmTerm: 'utm_term',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmSource: 'utm_source',
  utmContent: 'utm_content',
  referrer: 'referrer',
  source: 'source',
};

function clean(value: string | null): string | undefined {
  const trimmed = value?.trim().slice(0, LONGEST_VALUE).trim() ?? '';
  return PRINTABLE.test(trimmed) ? trimmed : undefined;
}

const weightOf = (name: string, value: string) => name.length + encodeURIComponent(value).length + 3;

/**
 * Stores the referral values of the URL, and keeps stored ones that it does not name. If the total is too
 * large, the last ones are dropped first. With tracking off, stored values are removed instead (PRV-01).
 */
function storeReferral(url: string): void {
  if (isTrackingOff()) return clearReferralCookies();
  const query = new URL(url).searchParams;
  const given = referralNames.flatMap((name) => {
    const value = clean(query.get(parameters[name]));
    return value === undefined ? [] : [[name, value] as const];
  });
  const stored = new Map(Object.entries(readReferral()));
  for (const [name, value] of given) {
    const before = stored.get(name);
    stored.set(name, value);
    const total = [...stored].reduce((sum, entry) => sum + weightOf(...entry), 0);
    if (total <= HEAVIEST_TOTAL) setReferralCookie(name, value);
    else if (before === undefined) stored.delete(name);
    else stored.set(name, before);
  }
}

/** Stores the referral values of the URL. Never throws, because no page waits for tracking (API-25). */
export function captureReferral(url: string): void {
  try {
    storeReferral(url);
  } catch (cause) {
    console.warn('The referral was not stored.', cause);
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Returns the stored values that may be sent: none with tracking off. Anyone can write cookies, so each is
 * validated again.
 */
export function readReferral(): ReferralValues {
  const values: Partial<Record<ReferralName, string>> = {};
  if (isTrackingOff()) return values;
  for (const cookie of document.cookie.split(';')) {
    const [key = '', text = ''] = cookie.trim().split('=', 2);
    const name = referralNames.find((one) => one === key);
    const value = name && clean(decoded(text));
    if (name && value) values[name] ??= value;
  }
  return values;
}

export const clearReferral = (): void => clearReferralCookies();
