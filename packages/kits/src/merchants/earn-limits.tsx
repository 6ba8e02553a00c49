import { formatShortMoney, type Benefit } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';

import { merchantCopy } from './copy.ts';
import * as styles from './merchant-card.styles.ts';
import { useEarnOffer } from './use-earn-offer.ts';

/** What a month's rewards end at, for visitors who earn here; usually nothing does (MER-39). */
export function EarnLimits({ benefit }: { readonly benefit: Benefit }) {
  const copy = useCopy(merchantCopy);
  const { maxSpend, maxVisitsPerMonth: count } = benefit;
  const isEarning = useEarnOffer(benefit).kind === 'rate';
  const limits = [
    ...(maxSpend === undefined
      ? []
      : [copy.text('limitSpend', { amount: formatShortMoney(maxSpend * 100) })]),
    ...(count === undefined ? [] : [copy.text(count === 1 ? 'limitVisit' : 'limitVisits', { count })]),
  ];
  return isEarning && limits.length > 0 && <p css={styles.limits}>{limits.join(' · ')}</p>;
}
