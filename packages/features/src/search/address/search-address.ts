import {
  formatMerchantSearch,
  parseMerchantSearch,
  searchHref,
  type MerchantSearch,
  type QueryReader,
} from '@tableside/core';

/** The state that the screen's URL holds; see docs/decisions/0015-search-state-in-the-url.md. */
export interface SearchAddress {
  readonly search: MerchantSearch;
  /** On narrow screens the map replaces the list (SEA-10). */
  readonly isMapOpen: boolean;
}

export function readAddress(query: QueryReader): SearchAddress {
  const { pageSize: _fixedByTheScreen, ...search } = parseMerchantSearch(query);
  return { search, isMapOpen: query.get('view') === 'map' };
}

/** Formats the shortest URL query of a search: defaults are left out. */
export function formatAddress({ search, isMapOpen }: SearchAddress): string {
  const { pageNo, sortBy, pageSize: _fixedByTheScreen, ...rest } = search;
  const params: MerchantSearch = {
    ...rest,
    ...(sortBy !== undefined && sortBy !== 'distance' && { sortBy }),
    ...(pageNo !== undefined && pageNo > 1 && { pageNo }),
  };
  const query = new URLSearchParams(formatMerchantSearch(params));
  if (isMapOpen) query.set('view', 'map');
  const text = query.toString();
  return searchHref(text);
}

/**
 * Changes to a search; `undefined` removes a value. Any change starts at the first page, and a new place
 * discards the map area of the previous one.
 */
export type SearchChange = { readonly [K in keyof MerchantSearch]?: MerchantSearch[K] | undefined };

export function changeSearch(search: MerchantSearch, change: SearchChange): MerchantSearch {
  const hasNewLocation = 'location' in change && change.location !== search.location;
  const dropped = { pageNo: undefined, ...(hasNewLocation && { bounds: undefined }) };
  const entries = Object.entries({ ...search, ...dropped, ...change }).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(entries);
}
