import { isCurrentLocation, isLocationText, parseCoordinates, type MerchantSearch } from '@tableside/core';
import { readStored, removeStored, writeStored } from '@tableside/kits/session';

import { formatAddress, readAddress, type Offered } from './search-address.ts';

const KEY = 'dr.lastSearch';
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2000;
const isPlace = (value: unknown): value is string => isText(value) && isLocationText(value);

/** The last search that succeeded (SEA-29). It is parsed like a URL, so a corrupt value is harmless. */
export function readLastSearch(offered: Offered): MerchantSearch | undefined {
  const stored = readStored('local', KEY, isText);
  if (stored === undefined) return undefined;
  const { search } = readAddress(new URLSearchParams(stored), offered);
  return Object.keys(search).length > 0 ? search : undefined;
}

export const readManualLocation = (): string | undefined => readStored('local', 'dr.manualLocation', isPlace);

/**
 * Stores a successful search without its page number. Only a location that the visitor typed or chose is
 * stored as such: coordinates (a map area) and the visitor's own position are not.
 */
export function storeSearch({ pageNo: _pageNo, ...search }: MerchantSearch): void {
  const [, query] = formatAddress({ search, isMapOpen: false }).split('?', 2);
  if (query === undefined) return;
  writeStored('local', KEY, query);
  const { location } = search;
  if (isCurrentLocation(location)) removeStored('local', 'dr.manualLocation');
  else if (location !== undefined && parseCoordinates(location) === undefined) {
    writeStored('local', 'dr.manualLocation', location);
  }
}

/**
 * Called when the visitor removes the last choice, so that the empty search is not replaced by the previous
 * one.
 */
export const forgetLastSearch = (): void => removeStored('local', KEY);
