import type { Merchant } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';

import { merchantCopy } from './copy.ts';
import { formatMiles } from './distance.ts';
import * as styles from './merchant-card.styles.ts';
import { usePlaceOf } from './use-place-of.ts';

export interface MerchantFactsProps {
  readonly merchant: Merchant;
}

export function MerchantFacts({ merchant }: MerchantFactsProps) {
  const { priceLevel, cuisines, distance } = merchant;
  const copy = useCopy(merchantCopy);
  const placeOf = usePlaceOf();
  const miles = distance === undefined ? undefined : formatMiles(distance);
  return (
    <div css={styles.facts}>
      <p css={styles.fact}>
        {priceLevel > 0 && (
          <>
            <span aria-hidden="true">{raiseMarks(copy.text('priceSign').repeat(priceLevel))}</span>
            <VisuallyHidden>{copy('price', { level: priceLevel })}</VisuallyHidden>
            {cuisines.length > 0 && <span>{' · '}</span>}
          </>
        )}
        <span>{cuisines.join('/')}</span>
      </p>
      <p css={styles.fact}>
        <span>{raiseMarks(placeOf(merchant))}</span>
        {miles !== undefined && (
          <>
            <span aria-hidden="true">{raiseMarks(` · ${copy.text('distance', { miles })}`)}</span>
            <VisuallyHidden>{raiseMarks(`, ${copy.text('distanceWords', { miles })}`)}</VisuallyHidden>
          </>
        )}
      </p>
    </div>
  );
}
