import type { Benefit } from './merchant.ts';

/** An offer of one merchant to one member (MER-28). */
export interface FlexOffer {
  readonly id: string;
  /** In hundredths of the program's currency. */
  readonly amountHundredths: number;
}

/** Returns `limited` if the merchant limits the rewarded spend or visits per month (MER-29). */
export const flexOfferType = ({
  maxSpend,
  maxVisitsPerMonth,
}: Pick<Benefit, 'maxSpend' | 'maxVisitsPerMonth'>): 'limited' | 'unlimited' =>
  maxSpend === undefined && maxVisitsPerMonth === undefined ? 'unlimited' : 'limited';
