import { useCurrency, usePartner } from '@tableside/kit-partner';
import { earnsMoney } from '@tableside/partner-config';

import * as styles from './statement.styles.ts';

const units = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount in the partner's currency, in big figures: "1,234 miles", "$12.34". */
export function EarnedAmount({ amount }: { readonly amount: number }) {
  const currency = useCurrency();
  const isMoney = earnsMoney(usePartner().currencyType);
  return (
    <p css={styles.amount}>
      {isMoney ? (
        dollars.format(amount)
      ) : (
        <>
          {units.format(amount)}{' '}
          <span css={styles.unit}>{amount === 1 ? currency.singular : currency.plural}</span>
        </>
      )}
    </p>
  );
}
