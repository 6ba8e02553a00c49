import { CREDIT_BREAKPOINT_CENTS, currencyOf, unitsEarned, type Tier } from '@tableside/core';
import { promisedRate, type PartnerSettings } from '@tableside/partner-config';

type Earning = Pick<PartnerSettings, 'currencyType' | 'earn'>;

export const earningTierOf = (tier: Tier): 0 | 2 | 3 => (tier === 1 ? 0 : tier);

export function usualRate(partner: Earning, tier: Tier): number {
  const promised = promisedRate(partner, earningTierOf(tier));
  if (promised !== null) return promised;
  const usual = currencyOf(partner).isMoney ? 5 : 3;
  if (tier === 3) return usual + 2;
  return tier === 2 ? usual : Math.floor(usual * 0.6);
}

export const rewardOf = (partner: Earning, billCents: number, rate: number): number =>
  unitsEarned(billCents, rate) * (currencyOf(partner).isMoney ? 1 : 100);

export function payOut(balanceCents: number): {
  readonly payoutCents: number;
  readonly balanceCents: number;
} {
  const payoutCents = Math.max(0, balanceCents - (balanceCents % CREDIT_BREAKPOINT_CENTS));
  return { payoutCents, balanceCents: balanceCents - payoutCents };
}
