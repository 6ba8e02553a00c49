import type { Benefit } from './merchant.ts';

export interface FlexOffer {
  readonly id: string;
  readonly amountHundredths: number;
}

export const flexOfferType = ({
  maxSpend,
  maxVisitsPerMonth,
}: Pick<Benefit, 'maxSpend' | 'maxVisitsPerMonth'>): 'limited' | 'unlimited' =>
  maxSpend === undefined && maxVisitsPerMonth === undefined ? 'unlimited' : 'limited';
