import { whatCounts, type MerchantDetail, type SpendingKind } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { Check, X } from '@tableside/ui/icons';
import { Title } from '@tableside/ui/title';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';

import { earningCopy } from './copy.ts';
import * as styles from './what-counts.styles.ts';

export interface WhatCountsProps {
  /** The restaurant that the list is about. If undefined, the list is about the program. */
  readonly merchant?: MerchantDetail | undefined;
}

/**
 * Lists what earns, such as the tip, and what does not. Renders nothing if the partner does not say (ERN-15).
 */
export function WhatCounts({ merchant }: WhatCountsProps) {
  const copy = useCopy(earningCopy);
  const here = whatCounts(usePartner().earn.counts, merchant);
  if (here === undefined) return null;
  const list = (kinds: readonly SpendingKind[], isCounted: boolean) =>
    kinds.map((kind) => (
      <li key={kind} css={styles.kind}>
        {isCounted ? <Check size={20} aria-hidden="true" /> : <X size={20} aria-hidden="true" />}
        <span>{copy(kind)}</span>
        <VisuallyHidden>{copy(isCounted ? 'counted' : 'notCounted')}</VisuallyHidden>
      </li>
    ));
  return (
    <div css={styles.root}>
      <Title level={3} size="small">
        {copy(merchant ? 'countsHere' : 'counts')}
      </Title>
      <ul css={styles.kinds}>
        {list(here.counted, true)}
        {list(here.notCounted, false)}
      </ul>
    </div>
  );
}
