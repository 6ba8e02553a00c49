import { useCopy } from '@tableside/kit-content';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { Suspense, useEffect, useRef } from 'react';

import type { SearchAddressControls } from '../address/use-search-address.ts';
import { searchCopy } from '../copy.ts';
import { countChosen } from '../filters/filter-choices.ts';
import { useOfferedFilters } from '../filters/use-offered-filters.ts';
import type { PlaceControls } from '../place/use-place.ts';
import { useResultTitle } from '../place/use-place-name.ts';
import { NoPlace, NoSuchPage, NothingFound, ResultPages, SearchFailed } from './lazy-states.tsx';
import { ResultHeader } from './result-header.tsx';
import { ResultList } from './result-list.tsx';
import * as styles from './results.styles.ts';
import type { Highlight } from './use-highlight.ts';
import type { Results } from './use-results.ts';

export interface ResultPaneProps {
  readonly address: SearchAddressControls;
  readonly controls: PlaceControls;
  readonly results: Results;
  readonly highlight: Highlight;
  readonly onOtherPlace: () => void;
}

/** Turning a page goes back up to the heading of the list, with the eyes and with the focus (ROU-27). */
function useHeadingOfPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isTurned = useRef(false);
  useEffect(() => {
    if (!isTurned.current) return;
    isTurned.current = false;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [page]);
  return { heading, onTurn: () => void (isTurned.current = true) };
}

/** The list, or the state in which there is none. */
export function ResultPane({ address, controls, results, highlight, onOtherPlace }: ResultPaneProps) {
  const copy = useCopy(searchCopy);
  const { search, change, hrefForPage } = address;
  const { place } = controls;
  const { data, error, isSearching, retry } = results;
  const page = search.pageNo ?? 1;
  const { heading, onTurn } = useHeadingOfPage(page);
  const isSortable = useOfferedFilters().has('sortBy');
  const found = useResultTitle(place.name, data?.totalResultSize ?? 0);

  if (place.status === 'blocked' || place.status === 'unavailable' || place.status === 'invalid') {
    return (
      <Suspense>
        <NoPlace status={place.status} onAskAgain={controls.askForPosition} onOtherPlace={onOtherPlace} />
      </Suspense>
    );
  }
  if (error && !isSearching && !data) {
    return (
      <Suspense>
        <SearchFailed error={error} onRetry={retry} />
      </Suspense>
    );
  }

  const isEmpty = data?.totalResultSize === 0;
  const isBeyond = data !== undefined && !isEmpty && data.merchants.length === 0;
  const title = isEmpty ? copy('noResultsTitle') : found;
  const list = isBeyond ? (
    <Suspense>
      <NoSuchPage page={page} pageCount={data.totalPages} firstHref={hrefForPage(1)} />
    </Suspense>
  ) : (
    <>
      <ResultList result={data} isSearching={isSearching} highlight={highlight} />
      {data && (
        <Suspense>
          <ResultPages page={page} pageCount={data.totalPages} hrefFor={hrefForPage} onChange={onTurn} />
        </Suspense>
      )}
    </>
  );
  return (
    <div css={styles.pane}>
      {/* Stands there before the answer comes, or else the answer would not be read. */}
      <VisuallyHidden role="status">{data === undefined || isSearching ? '' : title}</VisuallyHidden>
      {isEmpty ? (
        <Suspense>
          <NothingFound
            hasFilters={countChosen(search) > 0}
            hasWords={search.restaurantOrCuisine !== undefined}
            onChange={change}
            onOtherPlace={onOtherPlace}
          />
        </Suspense>
      ) : (
        <>
          <ResultHeader
            title={data === undefined ? copy('searchingTitle') : title}
            headingRef={heading}
            sortBy={search.sortBy ?? 'distance'}
            onSort={isSortable ? (sortBy) => change({ sortBy }) : undefined}
          />
          {list}
        </>
      )}
    </div>
  );
}
