import { formatMoney } from '@tableside/core';
import { useCurrency, usePartner } from '@tableside/kits/partner';
import { earnsMoney } from '@tableside/partner-config';
import { raiseMarks } from '@tableside/ui/registered-mark';

import * as styles from './statement.styles.ts';

const units = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

export function EarnedAmount({ amount }: { readonly amount: number }) {
  const currency = useCurrency();
  const isMoney = earnsMoney(usePartner().currencyType);
  return (
    <p css={styles.amount}>
      {isMoney ? (
        formatMoney(amount * 100)
      ) : (
        <>
          <span>{units.format(amount)}</span>{' '}
          <span css={styles.unit}>{raiseMarks(amount === 1 ? currency.singular : currency.plural)}</span>
        </>
      )}
    </p>
  );
}
