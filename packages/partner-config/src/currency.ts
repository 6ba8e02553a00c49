import type { CurrencyType, PartnerSettings } from './types.ts';

const words: Record<CurrencyType, { singular: string; plural: string }> = {
  Dollar: { singular: 'dollar', plural: 'dollars' },
  Mile: { singular: 'mile', plural: 'miles' },
  Point: { singular: 'point', plural: 'points' },
  Credit: { singular: 'credit', plural: 'credits' },
};

/** Returns the names of a partner's currency (CFG-03). */
export const currencyCopy = (partner: Pick<PartnerSettings, 'currencyType' | 'currencyNames'>) =>
  partner.currencyNames ?? words[partner.currencyType];

/** Whether rates are a share of the bill rather than units per $1 (MER-09). */
export const earnsMoney = (currencyType: CurrencyType): boolean =>
  currencyType === 'Dollar' || currencyType === 'Credit';
