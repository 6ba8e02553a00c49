import { CURRENT_LOCATION, isLocationText, parseCoordinates, type MerchantSearch } from '@tableside/core';
import { readStored, removeStored, writeStored } from '@tableside/kits/session';

import { formatAddress, readAddress } from './search-address.ts';

const KEY = 'dr.lastSearch';
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2000;
const isPlace = (value: unknown): value is string => isText(value) && isLocationText(value);

/** The last search that succeeded (SEA-29). It is parsed like a URL, so a corrupt value is harmless. */
export function readLastSearch(): MerchantSearch | undefined {
  const stored = readStored('local', KEY, isText);
  if (stored === undefined) return undefined;
  const { search } = readAddress(new URLSearchParams(stored));
  return Object.keys(search).length > 0 ? search : undefined;
}

/** The place that the visitor last typed or chose. */
export const readManualLocation = (): string | undefined => readStored('local', 'dr.manualLocation', isPlace);

/**
 * Stores a successful search: the visitor's choices, without the page number. A location that nobody chose is
 * resolved again on the next visit, and the visitor's position or a map area is not stored as a typed location.
 */
export function storeSearch({ pageNo: _pageNo, ...search }: MerchantSearch): void {
  const [, query] = formatAddress({ search, isMapOpen: false }).split('?', 2);
  if (query === undefined) return;
  writeStored('local', KEY, query);
  const { location } = search;
  if (location?.toLowerCase() === CURRENT_LOCATION.toLowerCase()) removeStored('local', 'dr.manualLocation');
  else if (location !== undefined && parseCoordinates(location) === undefined) {
    writeStored('local', 'dr.manualLocation', location);
  }
}

/** Called when the visitor removes the last choice: the screen without a query then stays that way. */
export const forgetLastSearch = (): void => removeStored('local', KEY);
