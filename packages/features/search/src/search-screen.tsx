import type { MerchantSearch } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { usePartner } from '@tableside/kit-partner';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { lazy, Suspense, useCallback, useRef } from 'react';

import { useSearchAddress } from './address/use-search-address.ts';
import { searchCopy } from './copy.ts';
import { SearchForm } from './form/search-form.tsx';
import { useResultTitle } from './place/use-place-name.ts';
import { usePlace } from './place/use-place.ts';
import { ResultSkeleton } from './results/result-skeleton.tsx';
import { useHighlight } from './results/use-highlight.ts';
import { toRequest, useResults } from './results/use-results.ts';
import * as styles from './search-screen.styles.ts';
import { ChipSkeletons } from './skeletons/skeletons.tsx';

// Fetched while the search is under way: the form can be used before all of it is there.
const later = () => import('./later.ts');
const FilterRow = lazy(async () => ({ default: (await later()).FilterRow }));
const MapPane = lazy(async () => ({ default: (await later()).MapPane }));
const MapToggle = lazy(async () => ({ default: (await later()).MapToggle }));
const ResultPane = lazy(async () => ({ default: (await later()).ResultPane }));

/** /search: where and what, filters, the list and the map of what was found. The address holds all of it. */
export function SearchScreen() {
  const copy = useCopy(searchCopy);
  const { campaignCode } = usePartner();
  const address = useSearchAddress();
  const controls = usePlace(address);
  const results = useResults(address.search, controls.place);
  const title = useResultTitle(controls.place.name, results.data?.totalResultSize);
  const highlight = useHighlight();
  const form = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);

  const location = results.request?.location;
  const requestFor = useCallback(
    (search: MerchantSearch) =>
      location === undefined ? undefined : toRequest(search, location, campaignCode),
    [location, campaignCode],
  );
  const goToPlace = () => {
    const input = form.current?.querySelector<HTMLInputElement>('input[name="location"]');
    input?.focus();
    input?.select();
  };

  const found = results.data ? title : '';
  return (
    <div css={styles.screen} data-mode={address.isMapOpen ? 'map' : 'list'}>
      <div ref={form} css={styles.top}>
        <SearchForm address={address} controls={controls} />
        <Suspense fallback={<ChipSkeletons />}>
          <FilterRow address={address} counts={results.data?.filterCounts} requestFor={requestFor} />
        </Suspense>
      </div>
      <section ref={list} aria-label={copy('results')} css={styles.list}>
        {/* Stands there before the answer comes, or else the answer would not be read. */}
        <VisuallyHidden role="status">{results.isSearching ? copy('searching') : found}</VisuallyHidden>
        <Suspense fallback={<ResultSkeleton title={title} />}>
          <ResultPane
            address={address}
            controls={controls}
            results={results}
            title={title}
            highlight={highlight}
            onOtherPlace={goToPlace}
          />
        </Suspense>
      </section>
      <div css={styles.map}>
        <Suspense>
          <MapPane address={address} results={results} title={title} highlight={highlight} list={list} />
        </Suspense>
      </div>
      <Suspense>
        <MapToggle isMapOpen={address.isMapOpen} onChange={address.openMap} />
      </Suspense>
    </div>
  );
}
