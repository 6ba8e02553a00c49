import type { Merchant, MerchantSearchResult } from '@tableside/core';
import { MerchantGrid } from '@tableside/kits/merchants';
import { lazyPart } from '@tableside/ui/lazy-part';
import { useMemo, type ReactNode } from 'react';

import type { Highlight } from './use-highlight.ts';
import { JoinStrip } from './join-strip.tsx';
import * as styles from './results.styles.ts';
import * as skeletons from '../skeletons/skeletons.styles.ts';
import type { SearchAddressControls } from '../address/use-search-address.ts';

const CardTimes = lazyPart(() => import('../tables/card-times.tsx').then((m) => m.CardTimes));

const isReservable = ({ reservationProviders }: Merchant) => reservationProviders.length > 0;

const none: readonly Merchant[] = [];

function useTimesOf(
  merchants: readonly Merchant[] = none,
  { table, today }: ResultListProps['address'],
): ((merchant: Merchant) => ReactNode) | undefined {
  const merchantIds = useMemo(() => merchants.filter(isReservable).map(({ id }) => id), [merchants]);
  return (
    table &&
    ((merchant) =>
      isReservable(merchant) && (
        <div css={styles.times}>
          {today !== undefined && <CardTimes merchant={merchant} merchantIds={merchantIds} table={table} />}
        </div>
      ))
  );
}

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
  readonly address: Pick<SearchAddressControls, 'table' | 'today'>;
}

export function ResultList({ result, isSearching, highlight, address }: ResultListProps) {
  const timesOf = useTimesOf(result?.merchants, address);
  if (!result) return <CardSkeletons />;
  return (
    <div aria-busy={isSearching} css={[styles.list, isSearching && styles.outdated]}>
      <MerchantGrid
        merchants={result.merchants}
        columns="two"
        headingLevel={2}
        highlightedId={highlight.id}
        onHighlight={highlight.set}
        actionsOf={timesOf}
        aside={<JoinStrip />}
      />
    </div>
  );
}
