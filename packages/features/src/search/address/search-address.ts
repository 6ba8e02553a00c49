import {
  formatMerchantSearch,
  formatTableSearch,
  parseMerchantSearch,
  parseTableSearch,
  searchHref,
  type MerchantSearch,
  type QueryReader,
  type TableSearch,
} from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

/** The state that the screen's URL holds; see docs/decisions/0015-search-state-in-the-url.md. */
export interface SearchAddress {
  readonly search: MerchantSearch;
  /** On narrow screens the map replaces the list (SEA-10). */
  readonly isMapOpen: boolean;
  /** The table's day, time and party size. It does not narrow the search (SEA-49). */
  readonly table?: TableSearch | undefined;
}

export type Offered = Partial<Pick<PartnerSettings, 'hasSavedPlaces' | 'openTableReservationsEnabled'>>;

export function readAddress(
  query: QueryReader,
  { hasSavedPlaces = false, openTableReservationsEnabled = false }: Offered,
): SearchAddress {
  const { pageSize: _fixedByTheScreen, ...search } = parseMerchantSearch(query);
  const { isSaved: _notOffered, ...withoutSaved } = search;
  const table = openTableReservationsEnabled ? parseTableSearch(query) : undefined;
  return {
    search: hasSavedPlaces ? search : withoutSaved,
    isMapOpen: query.get('view') === 'map',
    ...(table && { table }),
  };
}

export function formatAddress({ search, isMapOpen, table }: SearchAddress): string {
  const { pageNo, sortBy, pageSize: _fixedByTheScreen, ...rest } = search;
  const params: MerchantSearch = {
    ...rest,
    ...(sortBy !== undefined && sortBy !== 'distance' && { sortBy }),
    ...(pageNo !== undefined && pageNo > 1 && { pageNo }),
  };
  const query = new URLSearchParams([
    ...formatMerchantSearch(params),
    ...(table ? formatTableSearch(table) : []),
  ]);
  if (isMapOpen) query.set('view', 'map');
  const text = query.toString();
  return searchHref(text);
}

/**
 * Changes to a search; `undefined` removes a value. Every change returns to the first page, and a new
 * location discards the map area of the previous one.
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
