import type { PartnerSettings } from './types.ts';

/**
 * The program's units for each $1 at a tier, at least those of VIPs; null without such a number (CFG-04).
 * Without a tier it is the rate of members who opted in to e-mail, the most that joining brings.
 */
export function promisedRate(
  { earn }: Pick<PartnerSettings, 'earn'>,
  tier: 0 | 1 | 2 | 3 | undefined,
): number | null {
  const { pointsPerDollar, basicPointsPerDollar, vipPointsPerDollar } = earn;
  if (tier === 0) return basicPointsPerDollar ?? pointsPerDollar;
  return tier === 3 ? (vipPointsPerDollar ?? pointsPerDollar) : pointsPerDollar;
}
