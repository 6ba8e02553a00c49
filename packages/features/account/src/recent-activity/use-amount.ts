import { useCopy } from '@tableside/kit-content';
import { useCurrency, usePartner } from '@tableside/kit-partner';
import { earnsMoney } from '@tableside/partner-config';

import { activityCopy } from './activity.copy.ts';
import { formatMoney, formatUnits, isOneUnit } from './amounts.ts';

/** How amounts of what is earned are written: "241 points", "$2.41". */
export function useAmount(): (hundredths: number) => string {
  const copy = useCopy(activityCopy);
  const { singular, plural } = useCurrency();
  const { currencyType } = usePartner();
  return (hundredths) =>
    earnsMoney(currencyType)
      ? formatMoney(hundredths)
      : copy('units', {
          amount: formatUnits(hundredths),
          unit: isOneUnit(hundredths) ? singular : plural,
        });
}
