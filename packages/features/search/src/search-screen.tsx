import type { MerchantSearch } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { usePartner } from '@tableside/kit-partner';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useCallback, useRef } from 'react';

import { useSearchAddress } from './address/use-search-address.ts';
import { searchCopy } from './copy.ts';
import { FilterRow } from './filters/filter-row.tsx';
import { SearchForm } from './form/search-form.tsx';
import { MapPane } from './map/map-pane.tsx';
import { MapToggle } from './map/map-toggle.tsx';
import { useResultTitle } from './place/use-place-name.ts';
import { usePlace } from './place/use-place.ts';
import { ResultPane } from './results/result-pane.tsx';
import { useHighlight } from './results/use-highlight.ts';
import { toRequest, useResults } from './results/use-results.ts';
import * as styles from './search-screen.styles.ts';

export { findSearchData } from './results/search-data.ts';

/** /search: where and what, filters, the list and the map of what was found. The address holds all of it. */
export function SearchScreen() {
  const copy = useCopy(searchCopy);
  const { campaignCode } = usePartner();
  const address = useSearchAddress();
  const controls = usePlace(address);
  const results = useResults(address.search, controls.place);
  const title = useResultTitle(controls.place.name, results.data);
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
        <FilterRow address={address} counts={results.data?.filterCounts} requestFor={requestFor} />
      </div>
      <section ref={list} aria-label={copy('results')} css={styles.list}>
        {/* Stands there before the answer comes, or else the answer would not be read. */}
        <VisuallyHidden role="status">{results.isSearching ? copy('searching') : found}</VisuallyHidden>
        <ResultPane
          address={address}
          controls={controls}
          results={results}
          title={title}
          highlight={highlight}
          onOtherPlace={goToPlace}
        />
      </section>
      <div css={styles.map}>
        <MapPane address={address} results={results} title={title} highlight={highlight} list={list} />
      </div>
      <MapToggle isMapOpen={address.isMapOpen} onChange={address.openMap} />
    </div>
  );
}
