import type { PartnerSettings } from './types.ts';

/**
 * Returns the units of the program's currency for each $1 at a tier, for VIPs the minimum. Null if there is
 * no such number (CFG-04). Without a tier, returns the rate of members who opted in to email, the highest
 * that joining brings.
 */
export function promisedRate(
  { earn }: Pick<PartnerSettings, 'earn'>,
  tier: 0 | 1 | 2 | 3 | undefined,
): number | null {
  const { pointsPerDollar, basicPointsPerDollar, vipPointsPerDollar } = earn;
  if (tier === 0) return basicPointsPerDollar ?? pointsPerDollar;
  return tier === 3 ? (vipPointsPerDollar ?? pointsPerDollar) : pointsPerDollar;
}
