import { referralNames, type ReferralName, type ReferralValues } from '@tableside/core';

const LONGEST = 256;

export const cleanReferralValue = (value: string): string =>
  value
    .replaceAll(/[^\x20-\x7E]/g, '')
    .trim()
    .slice(0, LONGEST)
    .trimEnd();

export const readReferral = (
  request: Readonly<Partial<Record<ReferralName, string | undefined>>>,
): ReferralValues =>
  Object.fromEntries(
    referralNames
      .map((name) => [name, cleanReferralValue(request[name] ?? '')] as const)
      .filter(([, value]) => value !== ''),
  );
