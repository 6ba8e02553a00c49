import { referralNames, type ReferralName, type ReferralValues } from '@tableside/core';
import { clearReferralCookies, setReferralCookie } from '@tableside/kits/session';

/** What a value may consist of, and how much of it is kept (P3). */
const PRINTABLE = /^[\x20-\x7e]+$/;
const LONGEST_VALUE = 256;
/** What all cookies may weigh together, in bytes: a hostile link must not make every later request too large. */
const HEAVIEST_TOTAL = 4 * 1024;

/** The names in an address, by the names on the wire (TRK-01, TRK-02). */
const parameters: Readonly<Record<ReferralName, string>> = {
  utmTerm: 'utm_term',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmSource: 'utm_source',
  utmContent: 'utm_content',
  referrer: 'referrer',
  source: 'source',
};

/** A value fit to be kept; undefined for one that is empty or has signs that no campaign has. */
function clean(value: string | null): string | undefined {
  const trimmed = value?.trim().slice(0, LONGEST_VALUE).trim() ?? '';
  return PRINTABLE.test(trimmed) ? trimmed : undefined;
}

const weightOf = (name: string, value: string) => name.length + encodeURIComponent(value).length + 3;

/**
 * Stores the referral values of the URL. Values that it does not name stay; too many values are dropped, last
 * first.
 *
 * @param now - the current time, in milliseconds.
 */
export function captureReferral(url: string, now: number): void {
  const query = new URL(url).searchParams;
  const given = referralNames.flatMap((name) => {
    const value = clean(query.get(parameters[name]));
    return value === undefined ? [] : [[name, value] as const];
  });
  const kept = new Map(Object.entries(readReferral()));
  for (const [name, value] of given) {
    const before = kept.get(name);
    kept.set(name, value);
    const total = [...kept].reduce((sum, entry) => sum + weightOf(...entry), 0);
    if (total <= HEAVIEST_TOTAL) setReferralCookie(name, value, now);
    else if (before === undefined) kept.delete(name);
    else kept.set(name, before);
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Returns the stored values that may be sent; anyone can write cookies, so each is validated again. */
export function readReferral(): ReferralValues {
  const values: Partial<Record<ReferralName, string>> = {};
  for (const cookie of document.cookie.split(';')) {
    const [key = '', text = ''] = cookie.trim().split('=', 2);
    const name = referralNames.find((one) => one === key);
    const value = name && clean(decoded(text));
    if (name && value) values[name] ??= value;
  }
  return values;
}

/** Forgets the values, once they were sent with an enrolment (TRK-05). */
export const clearReferral = (): void => clearReferralCookies();
