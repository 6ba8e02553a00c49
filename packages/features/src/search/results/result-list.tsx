import type { MerchantSearchResult } from '@tableside/core';
import { MerchantGrid } from '@tableside/kits/merchants';

import type { Highlight } from './use-highlight.ts';
import { JoinStrip } from './join-strip.tsx';
import * as styles from './results.styles.ts';
import * as skeletons from '../skeletons/skeletons.styles.ts';

/** A placeholder for the cards. It is silent, because the screen announces the search. */
const CardSkeletons = () => (
  <div css={skeletons.cards} aria-hidden="true">
    {[0, 1, 2, 3, 4, 5].map((key) => (
      <div key={key} css={skeletons.card} />
    ))}
  </div>
);

export interface ResultListProps {
  readonly result: MerchantSearchResult | undefined;
  readonly isSearching: boolean;
  readonly highlight: Highlight;
}

/** The cards; the previous ones stay, dimmed, while the next ones load. */
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
        aside={<JoinStrip />}
      />
    </div>
  );
}
