import { formatShortMoney, type Benefit } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';

import { detailCopy } from '../copy.ts';
import * as styles from './benefits.styles.ts';

/** The maximum spend and number of visits per month that earn at a merchant (MER-23). */
export function Limits({ benefit: { maxSpend, maxVisitsPerMonth } }: { readonly benefit: Benefit }) {
  const copy = useCopy(detailCopy);
  if (maxSpend === undefined && maxVisitsPerMonth === undefined) return null;
  return (
    <ul aria-label={copy('limits')} css={styles.chips}>
      {maxSpend !== undefined && (
        <li css={styles.chip}>{copy('maxSpend', { amount: formatShortMoney(maxSpend * 100) })}</li>
      )}
      {maxVisitsPerMonth !== undefined && (
        <li css={styles.chip}>
          {copy(maxVisitsPerMonth === 1 ? 'maxVisit' : 'maxVisits', { count: maxVisitsPerMonth })}
        </li>
      )}
    </ul>
  );
}
