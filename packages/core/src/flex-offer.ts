import type { Benefit } from './merchant.ts';

/** An offer of one merchant to one member (MER-28). */
export interface FlexOffer {
  readonly id: string;
  /** Hundredths of the program's currency. */
  readonly amountHundredths: number;
}

/** Limited is an offer where the merchant rewards so much or so many visits a month, and no more (MER-29). */
export const flexOfferType = ({
  maxSpend,
  maxVisitsPerMonth,
}: Pick<Benefit, 'maxSpend' | 'maxVisitsPerMonth'>): 'limited' | 'unlimited' =>
  maxSpend === undefined && maxVisitsPerMonth === undefined ? 'unlimited' : 'limited';
