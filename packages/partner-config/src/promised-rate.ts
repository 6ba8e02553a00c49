import type { PartnerSettings } from './types.ts';

/**
 * Returns the program's units for each $1 at a tier, for VIPs the minimum; null if there is no such number
 * (CFG-04). Without a tier, the rate of members who opted in to email, the highest that joining brings.
 */
export function promisedRate(
  { earn }: Pick<PartnerSettings, 'earn'>,
  tier: 0 | 1 | 2 | 3 | undefined,
): number | null {
  const { pointsPerDollar, basicPointsPerDollar, vipPointsPerDollar } = earn;
  if (tier === 0) return basicPointsPerDollar ?? pointsPerDollar;
  return tier === 3 ? (vipPointsPerDollar ?? pointsPerDollar) : pointsPerDollar;
}

/**
 * Returns the next tier if it earns more than this one, as far as the settings tell; undefined at the top
 * (MER-13).
 */
export function tierThatEarnsMore(
  partner: Pick<PartnerSettings, 'earn' | 'hasVIP'>,
  tier: 0 | 2 | 3,
): 2 | 3 | undefined {
  const next = tier === 0 ? 2 : tier === 2 && partner.hasVIP ? 3 : undefined;
  if (next === undefined) return undefined;
  const [own, better] = [promisedRate(partner, tier), promisedRate(partner, next)];
  // Without numbers the rates are those of the restaurants.
  return own === null || better === null || better > own ? next : undefined;
}
