import { formatCount, formatMoney, withMinus } from '@tableside/core';

import { useCurrency } from './partner-context.tsx';

/**
 * Returns a function that formats amounts, given in hundredths of the partner's currency, as "$2.41" or as
 * "241 points", truncated to whole units.
 */
export function useAmount(): (hundredths: number) => string {
  const { isMoney, singular, plural } = useCurrency();
  return (hundredths) => {
    if (isMoney) return formatMoney(hundredths);
    // Converts negative zero to zero.
    const count = Math.trunc(hundredths / 100) || 0;
    return `${withMinus(formatCount(count))} ${Math.abs(count) === 1 ? singular : plural}`;
  };
}
