import { CREDIT_BREAKPOINT_CENTS, unitsEarned, type EarnRate, type Tier } from '@tableside/core';
import { earnsMoney, promisedRate, type PartnerSettings } from '@tableside/partner-config';

type Earning = Pick<PartnerSettings, 'currencyType' | 'earn'>;

/** What a member of a tier earns where no merchant says otherwise: units for each $1, or percent of the bill. */
export function usualRate(partner: Earning, tier: Tier): number {
  // Who has not activated yet earns as those do who take no mail.
  const promised = promisedRate(partner, tier === 1 ? 0 : tier);
  if (promised !== null) return promised;
  const usual = earnsMoney(partner.currencyType) ? 5 : 3;
  if (tier === 3) return usual + 2;
  return tier === 2 ? usual : Math.floor(usual * 0.6);
}

/** What a merchant gives a member: the rate of the highest tier that the member has reached; undefined below all of them. */
export const rateOf = (rates: readonly EarnRate[], tier: Tier): number | undefined =>
  rates.filter((each) => each.tier <= tier).toSorted((one, other) => other.tier - one.tier)[0]?.rate;

/** The reward of a bill in hundredths of the partner's currency: whole units, or whole cents where members earn money. */
export const rewardOf = ({ currencyType }: Earning, billCents: number, rate: number): number =>
  unitsEarned(billCents, rate) * (earnsMoney(currencyType) ? 1 : 100);

/** What is paid out of a balance of cents, which is a whole number of breakpoints, and what stays. */
export function payOut(balanceCents: number): {
  readonly payoutCents: number;
  readonly balanceCents: number;
} {
  const payoutCents = Math.max(0, balanceCents - (balanceCents % CREDIT_BREAKPOINT_CENTS));
  return { payoutCents, balanceCents: balanceCents - payoutCents };
}
