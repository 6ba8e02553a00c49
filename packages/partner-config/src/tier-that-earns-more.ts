import { promisedRate } from './promised-rate.ts';
import type { PartnerSettings } from './types.ts';

/**
 * Returns the next tier if it earns more than this one according to the settings; undefined at the top
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
