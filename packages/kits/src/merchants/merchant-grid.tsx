import type { Merchant } from '@tableside/core';

import { MerchantCardSkeleton } from './merchant-card-skeleton.tsx';
import { MerchantCard, type MerchantCardProps } from './merchant-card.tsx';
import * as styles from './merchant-grid.styles.ts';

export interface MerchantGridProps extends Pick<MerchantCardProps, 'headingLevel' | 'onHighlight'> {
  readonly merchants: readonly Merchant[];
  /** The id of the card to raise. */
  readonly highlightedId?: string | undefined;
  /**
   * How many leading cards load their picture immediately because they are initially in view; 2 by default.
   */
  readonly priorityCount?: number | undefined;
  /** As many columns as fit, or at most two next to a map. */
  readonly columns?: 'fit' | 'two' | undefined;
}

/** A list of merchant cards. Printed in three columns (UIX-08). */
export function MerchantGrid(props: MerchantGridProps) {
  const { merchants, highlightedId, onHighlight, headingLevel, priorityCount = 2, columns = 'fit' } = props;
  return (
    <ul css={styles.grids[columns]}>
      {merchants.map((merchant, index) => (
        <li key={merchant.id} css={styles.item}>
          <MerchantCard
            merchant={merchant}
            isHighlighted={merchant.id === highlightedId}
            onHighlight={onHighlight}
            headingLevel={headingLevel}
            hasPriority={index < priorityCount}
          />
        </li>
      ))}
    </ul>
  );
}

export interface MerchantGridSkeletonProps {
  readonly count: number;
  readonly columns?: MerchantGridProps['columns'];
}

/** The placeholder of a loading grid. Not announced: render one `Loading` next to it. */
export function MerchantGridSkeleton({ count, columns = 'fit' }: MerchantGridSkeletonProps) {
  return (
    <div css={styles.grids[columns]} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <MerchantCardSkeleton key={index} />
      ))}
    </div>
  );
}
