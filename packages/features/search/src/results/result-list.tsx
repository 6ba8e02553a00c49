import type { MerchantSearchResult } from '@tableside/core';
import { MerchantGrid } from '@tableside/kit-merchants';

import { CardSkeletons } from '../skeletons/skeletons.tsx';
import type { Highlight } from './use-highlight.ts';
import * as styles from './results.styles.ts';

export interface ResultListProps {
  readonly result: MerchantSearchResult | undefined;
  readonly isSearching: boolean;
  readonly highlight: Highlight;
}

/** The cards; the last ones stay, dimmed, while the next are on their way. */
export function ResultList({ result, isSearching, highlight }: ResultListProps) {
  if (!result) return <CardSkeletons />;
  return (
    <div aria-busy={isSearching} css={[styles.list, isSearching && styles.outdated]}>
      <MerchantGrid
        merchants={result.merchants}
        columns="two"
        headingLevel={2}
        highlightedId={highlight.id}
        onHighlight={highlight.set}
      />
    </div>
  );
}
