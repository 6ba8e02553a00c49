import type { Tier } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { useEarnRateText } from '@tableside/kits/merchants';
import { usePartner } from '@tableside/kits/partner';
import { promisedRate } from '@tableside/partner-config';
import { raiseMarks } from '@tableside/ui/registered-mark';

import { overviewCopy } from '../overview.copy.ts';
import * as styles from './statement.styles.ts';

const words = { 0: 'earnRateBasic', 2: 'earnRateFull', 3: 'earnRateVip' } as const;

export function EarningRate({ tier }: { readonly tier: Tier }) {
  const copy = useCopy(overviewCopy);
  const rateText = useEarnRateText();
  const partner = usePartner();
  if (!partner.showEarnRate || tier === 1) return null;
  const promised = promisedRate(partner, tier);
  const promise = (rate: number) =>
    tier === 3 ? copy('earnRateFrom', { rate: rateText(rate) }) : raiseMarks(rateText(rate));
  return (
    <dl css={styles.rate}>
      <dt>{copy('earnRate')}</dt>
      <dd>{promised === null ? copy(words[tier]) : promise(promised)}</dd>
    </dl>
  );
}
