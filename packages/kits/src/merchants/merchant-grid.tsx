import type { Merchant } from '@tableside/core';

import { MerchantCardSkeleton } from './merchant-card-skeleton.tsx';
import { MerchantCard, type MerchantCardProps } from './merchant-card.tsx';
import * as styles from './merchant-grid.styles.ts';

export interface MerchantGridProps extends Pick<MerchantCardProps, 'headingLevel' | 'onHighlight'> {
  readonly merchants: readonly Merchant[];
  /** The card to lift. */
  readonly highlightedId?: string | undefined;
  /** Cards at the beginning whose pictures are in sight from the start; 2 by default. */
  readonly priorityCount?: number | undefined;
  /** As many columns as fit, or two at most beside a map. */
  readonly columns?: 'fit' | 'two' | undefined;
}

/** Merchants as a list of cards. On paper there are three columns (UIX-08). */
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

/** A grid on its way. Silent: put one `Loading` beside it. */
export function MerchantGridSkeleton({ count, columns = 'fit' }: MerchantGridSkeletonProps) {
  return (
    <div css={styles.grids[columns]} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <MerchantCardSkeleton key={index} />
      ))}
    </div>
  );
}
