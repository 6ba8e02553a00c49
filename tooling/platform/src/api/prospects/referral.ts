import { referralNames, type ReferralName, type ReferralValues } from '@tableside/core';

const LONGEST = 256;

/** A value that a link brought along, as it is kept: printable characters of ASCII, 256 at the most (P3). */
export const cleanReferralValue = (value: string): string =>
  value
    .replaceAll(/[^\x20-\x7E]/g, '')
    .trim()
    .slice(0, LONGEST)
    .trimEnd();

/** The tracking values of a join request (ENR-05); empty ones are left out. */
export const readReferral = (
  request: Readonly<Partial<Record<ReferralName, string | undefined>>>,
): ReferralValues =>
  Object.fromEntries(
    referralNames
      .map((name) => [name, cleanReferralValue(request[name] ?? '')] as const)
      .filter(([, value]) => value !== ''),
  );
