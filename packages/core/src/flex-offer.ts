import type { Benefit } from './merchant.ts';

export interface FlexOffer {
  readonly id: string;
  readonly amountHundredths: number;
}

/** Returns `limited` if the merchant limits the rewarded spend or visits per month (MER-29). */
export const flexOfferType = ({
  maxSpend,
  maxVisitsPerMonth,
}: Pick<Benefit, 'maxSpend' | 'maxVisitsPerMonth'>): 'limited' | 'unlimited' =>
  maxSpend === undefined && maxVisitsPerMonth === undefined ? 'unlimited' : 'limited';
