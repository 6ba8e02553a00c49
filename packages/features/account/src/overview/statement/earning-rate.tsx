import type { Tier } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { useEarnRateText } from '@tableside/kit-merchants';
import { usePartner } from '@tableside/kit-partner';

import { overviewCopy } from '../overview.copy.ts';
import * as styles from './statement.styles.ts';

const words = { 0: 'earnRateBasic', 2: 'earnRateFull', 3: 'earnRateVip' } as const;

/**
 * What a dollar on the bill earns, where the partner shows it to those who earn (ACC-03, CFG-29). The number that a
 * program promises is that of full members: basic ones earn up to it, VIP that and more.
 */
export function EarningRate({ tier }: { readonly tier: Tier }) {
  const copy = useCopy(overviewCopy);
  const rateText = useEarnRateText();
  const { showEarnRate, earn } = usePartner();
  if (!showEarnRate || tier === 1) return null;
  const promised = earn.pointsPerDollar;
  const promise = (rate: number) =>
    tier === 3 ? copy('earnRateFrom', { rate: rateText(rate) }) : rateText(rate, tier === 0);
  return (
    <dl css={styles.rate}>
      <dt>{copy('earnRate')}</dt>
      <dd>{promised === null ? copy(words[tier]) : promise(promised)}</dd>
    </dl>
  );
}
