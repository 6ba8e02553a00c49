import type { PartnerSettings } from './types.ts';

/**
 * The units for each $1 that a program promises to who earns at a tier, VIPs at the least; null where it promises no
 * number (CFG-04). Who has no tier yet is told what members get who take the program's mail.
 */
export function promisedRate(
  { earn }: Pick<PartnerSettings, 'earn'>,
  tier: 0 | 1 | 2 | 3 | undefined,
): number | null {
  const { pointsPerDollar, basicPointsPerDollar, vipPointsPerDollar } = earn;
  if (tier === 0) return basicPointsPerDollar ?? pointsPerDollar;
  return tier === 3 ? (vipPointsPerDollar ?? pointsPerDollar) : pointsPerDollar;
}
