import { raiseMarks } from '@tableside/ui/registered-mark';
import { useHeadingOfPage } from '@tableside/ui/use-heading-of-page';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';

import type { SearchAddressControls } from '../address/use-search-address.ts';
import { countChosen } from '../filters/filter-choices.ts';
import { useOfferedFilters } from '../filters/use-offered-filters.ts';
import type { PlaceControls } from '../place/use-place.ts';
import * as frame from './result-frame.styles.ts';
import { ResultHeader } from './result-header.tsx';
import { ResultList } from './result-list.tsx';
import { ResultPages } from './result-pages.tsx';
import { LeftMerchants } from './left-merchants.tsx';
import { NoPlace, NoSuchPage, NothingFound, Outdated, SearchFailed, UnknownPlace } from './result-states.tsx';
import * as styles from './results.styles.ts';
import type { Highlight } from './use-highlight.ts';
import type { Results } from './use-results.ts';

export interface ResultIntro {
  readonly heading: string;
  readonly text: string;
  readonly more: ReactNode;
}

export interface ResultPaneProps {
  readonly address: SearchAddressControls;
  readonly controls: PlaceControls;
  readonly results: Results;
  readonly title: string;
  readonly intro?: ResultIntro | undefined;
  readonly highlight: Highlight;
  readonly onOtherPlace: () => void;
}

const scrollToTop = () => window.scrollTo(0, 0);

/** Shows the list, or its loading, empty or error state. Each contains the page's only h1. */
export function ResultPane({
  address,
  controls,
  results,
  title,
  intro,
  highlight,
  onOtherPlace,
}: ResultPaneProps) {
  const { search, change, hrefForPage } = address;
  const { state, data, failure, isSearching, isOutdated, retry } = results;
  const page = search.pageNo ?? 1;
  const { heading, onTurn } = useHeadingOfPage(page, scrollToTop);
  const isSortable = useOfferedFilters().has('sortBy');

  switch (state) {
    case 'list':
      break;
    case 'error':
      return <SearchFailed error={failure} isRetrying={isSearching} onRetry={retry} />;
    case 'unknownPlace':
      return (
        <UnknownPlace
          title={title}
          nearestNames={data?.unknownPlace?.nearestNames ?? []}
          onChange={change}
          onOtherPlace={onOtherPlace}
        />
      );
    case 'noResults':
      return (
        <div css={frame.pane}>
          <NothingFound
            hasFilters={countChosen(search) > 0}
            hasWords={search.restaurantOrCuisine !== undefined}
            onChange={change}
            onOtherPlace={onOtherPlace}
          />
          <LeftMerchants ids={data?.leftIds} />
        </div>
      );
    default:
      return <NoPlace status={state} onRequestAgain={controls.requestPosition} onOtherPlace={onOtherPlace} />;
  }
  // The last restaurant of a page may have been removed from the saved ones.
  const emptyPage =
    data &&
    (search.isSaved && page > data.totalPages ? (
      <Navigate to={hrefForPage(data.totalPages)} replace />
    ) : (
      <NoSuchPage page={page} pageCount={data.totalPages} firstHref={hrefForPage(1)} onFirst={onTurn} />
    ));
  return (
    <div css={frame.pane}>
      {isOutdated && <Outdated isRetrying={isSearching} onRetry={retry} />}
      <ResultHeader
        title={intro?.heading ?? title}
        headingRef={heading}
        sortBy={search.sortBy ?? 'distance'}
        onSort={isSortable ? (sortBy) => change({ sortBy }) : undefined}
      />
      {intro && <p css={styles.words}>{raiseMarks(intro.text)}</p>}
      {data?.merchants.length === 0 ? (
        emptyPage
      ) : (
        <>
          <ResultList result={data} isSearching={isSearching} highlight={highlight} address={address} />
          {data && (
            <ResultPages page={page} pageCount={data.totalPages} hrefFor={hrefForPage} onChange={onTurn} />
          )}
          <LeftMerchants ids={data?.leftIds} />
          {data && intro?.more}
        </>
      )}
    </div>
  );
}
