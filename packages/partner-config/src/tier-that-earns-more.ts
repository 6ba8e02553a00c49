import { promisedRate } from './promised-rate.ts';
import type { PartnerSettings } from './types.ts';

/**
 * Returns the next tier if the settings say that it earns more than this one. Undefined at the highest tier
 * (MER-13).
 */
export function tierThatEarnsMore(
  partner: Pick<PartnerSettings, 'earn' | 'hasVIP'>,
  tier: 0 | 2 | 3,
): 2 | 3 | undefined {
  const next = tier === 0 ? 2 : tier === 2 && partner.hasVIP ? 3 : undefined;
  if (next === undefined) return undefined;
  const [own, better] = [promisedRate(partner, tier), promisedRate(partner, next)];
  // If either rate is not a number, restaurants set the rates, and then a higher tier may earn more.
  return own === null || better === null || better > own ? next : undefined;
}
