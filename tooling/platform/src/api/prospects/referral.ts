import { referralNames, type ReferralName, type ReferralValues } from '@tableside/core';

const LONGEST = 256;

/** Normalizes a referral value for storing: printable ASCII characters, at most 256 (P3). */
export const cleanReferralValue = (value: string): string =>
  value
    .replaceAll(/[^\x20-\x7E]/g, '')
    .trim()
    .slice(0, LONGEST)
    .trimEnd();

/** The referral values of a join request (ENR-05); empty ones are omitted. */
export const readReferral = (
  request: Readonly<Partial<Record<ReferralName, string | undefined>>>,
): ReferralValues =>
  Object.fromEntries(
    referralNames
      .map((name) => [name, cleanReferralValue(request[name] ?? '')] as const)
      .filter(([, value]) => value !== ''),
  );
