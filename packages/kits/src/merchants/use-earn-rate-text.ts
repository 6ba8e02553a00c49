import { useCopy } from '@tableside/kits/content';
import { useCurrency } from '@tableside/kits/partner';

import { merchantCopy } from './copy.ts';

/**
 * Formats an earn rate in the partner's currency: "3 miles/$1", "5% back", "Up to 5
 * points/$1" (MER-09, CFG-03).
 */
export function useEarnRateText(): (rate: number, isUpTo?: boolean) => string {
  const copy = useCopy(merchantCopy);
  const currency = useCurrency();
  return (rate, isUpTo = false) => {
    if (currency.isMoney) return copy.text(isUpTo ? 'earnRateMoneyUpTo' : 'earnRateMoney', { rate });
    const values = { rate, currency: rate === 1 ? currency.singular : currency.plural };
    return copy.text(isUpTo ? 'earnRateUpTo' : 'earnRate', values);
  };
}
