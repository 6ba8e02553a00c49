import { css } from '@emotion/react';
import type { Merchant } from '@tableside/core';
import { from, space } from '@tableside/ui/tokens';
import { Fragment, type ReactNode } from 'react';

import { MerchantCardSkeleton } from './merchant-card-skeleton.tsx';
import { MerchantCard, type MerchantCardProps } from './merchant-card.tsx';

const grid = css({
  display: 'grid',
  gap: space(5),
  margin: 0,
  padding: 0,
  // The value `none` would keep VoiceOver from announcing a list.
  listStyleType: "''",
});
const onPaper = { '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '12pt' } };

const grids = {
  fit: css(grid, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(264px, 100%), 1fr))', ...onPaper }),
  two: css(grid, {
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    ...onPaper,
  }),
};
const item = css({ display: 'grid', minWidth: 0, breakInside: 'avoid' });
const wholeRow = css({
  gridColumn: '1 / -1',
  '&:empty': { display: 'none' },
  '@media print': { display: 'none' },
});

const FIRST_CARDS = 2;

export interface MerchantGridProps extends Pick<MerchantCardProps, 'headingLevel' | 'onHighlight'> {
  readonly merchants: readonly Merchant[];
  readonly highlightedId?: string | undefined;
  /**
   * How many leading cards load their picture immediately because they are initially in view. 2 by default.
   */
  readonly priorityCount?: number | undefined;
  readonly actionsOf?: ((merchant: Merchant) => ReactNode) | undefined;
  /** Shown in a row of its own after the second card, but not printed. */
  readonly aside?: ReactNode;
  readonly columns?: 'fit' | 'two' | undefined;
}

export function MerchantGrid(props: MerchantGridProps) {
  const { merchants, highlightedId, onHighlight, headingLevel, actionsOf, aside } = props;
  const { priorityCount = FIRST_CARDS, columns = 'fit' } = props;
  const lastBeforeAside = Math.min(FIRST_CARDS, merchants.length) - 1;
  return (
    <ul css={grids[columns]}>
      {merchants.map((merchant, index) => (
        <Fragment key={merchant.id}>
          <li css={item}>
            <MerchantCard
              merchant={merchant}
              isHighlighted={merchant.id === highlightedId}
              onHighlight={onHighlight}
              headingLevel={headingLevel}
              hasPriority={index < priorityCount}
              actions={actionsOf?.(merchant)}
            />
          </li>
          {aside !== undefined && index === lastBeforeAside && <li css={wholeRow}>{aside}</li>}
        </Fragment>
      ))}
    </ul>
  );
}

export interface MerchantGridSkeletonProps {
  readonly count: number;
  readonly columns?: MerchantGridProps['columns'];
}

/** The placeholder of a loading grid. It is not announced: render one `Loading` next to it. */
export function MerchantGridSkeleton({ count, columns = 'fit' }: MerchantGridSkeletonProps) {
  return (
    <div css={grids[columns]} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <MerchantCardSkeleton key={index} />
      ))}
    </div>
  );
}
