import type { MerchantSearch } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { usePartner } from '@tableside/kit-partner';
import { useCallback, useRef } from 'react';

import { useSearchAddress } from './address/use-search-address.ts';
import { searchCopy } from './copy.ts';
import { FilterRow } from './filters/filter-row.tsx';
import { SearchForm } from './form/search-form.tsx';
import { MapPane } from './map/map-pane.tsx';
import { MapToggle } from './map/map-toggle.tsx';
import { usePlace } from './place/use-place.ts';
import { ResultPane } from './results/result-pane.tsx';
import { useHighlight } from './results/use-highlight.ts';
import { toRequest, useResults } from './results/use-results.ts';
import * as styles from './search-screen.styles.ts';

/** /search: where and what, filters, the list and the map of what was found. The address holds all of it. */
export function SearchScreen() {
  const copy = useCopy(searchCopy);
  const { campaignCode } = usePartner();
  const address = useSearchAddress();
  const controls = usePlace(address);
  const results = useResults(address.search, controls.place);
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

  return (
    <div css={styles.screen} data-mode={address.isMapOpen ? 'map' : 'list'}>
      <div ref={form} css={styles.top}>
        <SearchForm address={address} controls={controls} />
        <FilterRow address={address} counts={results.data?.filterCounts} requestFor={requestFor} />
      </div>
      <section ref={list} aria-label={copy('results')} css={styles.list}>
        <ResultPane
          address={address}
          controls={controls}
          results={results}
          highlight={highlight}
          onOtherPlace={goToPlace}
        />
      </section>
      <MapPane address={address} results={results} highlight={highlight} list={list} css={styles.map} />
      <MapToggle isMapOpen={address.isMapOpen} onChange={address.openMap} />
    </div>
  );
}
