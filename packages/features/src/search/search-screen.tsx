import { merchantSearchQuery } from '@tableside/api-client/queries';
import { isCurrentLocation, type MerchantSearch } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import type { FeatureRoute } from '@tableside/kits/feature';
import { PageMeta, usePartner } from '@tableside/kits/partner';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useCallback, useRef } from 'react';

import { useSearchAddress, type SearchAddressControls } from './address/use-search-address.ts';
import { searchCopy } from './copy.ts';
import { FilterRow } from './filters/filter-row.tsx';
import { SearchForm } from './form/search-form.tsx';
import { MapPane } from './map/map-pane.tsx';
import { MapToggle } from './map/map-toggle.tsx';
import { useResultTitle } from './place/use-place-name.ts';
import { usePlace } from './place/use-place.ts';
import { ResultPane, type ResultIntro } from './results/result-pane.tsx';
import { useHighlight } from './results/use-highlight.ts';
import { toRequest, useResults, type RequestFor } from './results/use-results.ts';
import * as styles from './search-screen.styles.ts';
import { formatAddress, readAddress } from './address/search-address.ts';
import { isAnywhere, namedPlace, type Place } from './place/place.ts';

export const findSearchData: NonNullable<FeatureRoute['findData']> = async ({ query }, settings) => {
  const address = readAddress(query, settings);
  const { location, bounds, isSaved } = address.search;
  // The map and the visitor's saved restaurants are available only in the browser.
  if (location === undefined || isCurrentLocation(location) || address.isMapOpen || isSaved) return undefined;
  const place = namedPlace(location, bounds);
  if (place.status !== 'ready') return undefined;
  const request = toRequest(address.search, place.location, settings.campaignCode);
  return {
    address: formatAddress(address),
    load: (client, queryClient) => queryClient.fetchQuery(merchantSearchQuery(client, request)),
  };
};

interface SearchMetaProps {
  readonly search: MerchantSearch;
  readonly place: Place;
}

/**
 * Each search whose URL names a place has its own title, so that tabs, history and bookmarks can be told
 * apart.
 */
function SearchMeta({ search: { location, restaurantOrCuisine }, place }: SearchMetaProps) {
  const copy = useCopy(searchCopy);
  if (location === undefined || place.name.kind !== 'words') return <PageMeta />;
  const title = restaurantOrCuisine === undefined ? 'browserTitle' : 'browserTitleOf';
  return <PageMeta title={copy.text(title, { place: place.name.words, words: restaurantOrCuisine ?? '' })} />;
}

export const SearchScreen = () => <SearchPage address={useSearchAddress()} />;

interface SearchPageProps {
  readonly address: SearchAddressControls;
  /** Text above the results of a page about one place. Such pages render their own `PageMeta`. */
  readonly intro?: ResultIntro | undefined;
}

export function SearchPage({ address, intro }: SearchPageProps) {
  const copy = useCopy(searchCopy);
  const { campaignCode } = usePartner();
  const controls = usePlace(address);
  const results = useResults(address.search, controls.place);
  const counted = results.isEarlier ? undefined : results.data;
  const title = useResultTitle(controls.place, results.state, counted);
  const highlight = useHighlight();
  const form = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);

  const location = results.request?.location;
  const requestFor = useCallback<RequestFor>(
    (search, saved) => {
      const where = isAnywhere(search) ? '' : location;
      return where === undefined || (search.isSaved && !saved)
        ? undefined
        : toRequest(search, where, campaignCode, saved);
    },
    [location, campaignCode],
  );
  const goToPlace = () => {
    const input = form.current?.querySelector<HTMLInputElement>('input[name="location"]');
    input?.focus();
    input?.select();
  };

  const found = raiseMarks(counted ? title : '');
  return (
    <div css={styles.screen} data-fills-frame="" data-mode={address.isMapOpen ? 'map' : 'list'}>
      {!intro && <SearchMeta search={address.search} place={controls.place} />}
      <div ref={form} css={styles.top}>
        <SearchForm address={address} controls={controls} />
        <FilterRow
          address={address}
          counts={counted?.filterCounts}
          requestFor={requestFor}
          isHintFree={!results.isOutdated}
        />
      </div>
      {/* Always rendered, because a live region that appears together with its text is not announced, and not
          in the list, which the map replaces on narrow screens. While the visitor's position is pending, the
          field's own live region announces the wait. */}
      <VisuallyHidden role="status">
        {results.isSearching && !controls.isLocating ? copy('searching') : found}
      </VisuallyHidden>
      <section ref={list} aria-label={copy.text('results')} css={styles.list}>
        <ResultPane
          address={address}
          controls={controls}
          results={results}
          title={title}
          intro={intro}
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
