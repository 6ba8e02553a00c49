import { CURRENT_LOCATION, type MerchantSearchResult } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';

import { searchCopy } from '../copy.ts';
import type { PlaceName } from './place.ts';

/** What stands in the location field for a place. */
export function usePlaceText(name: PlaceName): string {
  const copy = useCopy(searchCopy);
  switch (name.kind) {
    case 'words':
      return name.words;
    case 'own':
      return CURRENT_LOCATION;
    case 'guess':
      return copy('yourArea');
    case 'area':
      return copy('mapArea');
  }
}

/** "128 places near Boston, MA"; `result` is undefined while there is none. */
export function useResultTitle(name: PlaceName, result: MerchantSearchResult | undefined): string {
  const copy = useCopy(searchCopy);
  const placeText = usePlaceText(name);
  if (result === undefined) return copy('searchingTitle');
  if (result.unknownPlace) return copy('unknownPlaceTitle', { place: placeText });
  const count = result.totalResultSize;
  if (count === 0) return copy('noResultsTitle');
  const isOne = count === 1;
  switch (name.kind) {
    case 'words':
      return copy(isOne ? 'oneResultIn' : 'resultsIn', { count, place: name.words });
    case 'area':
      return copy(isOne ? 'oneResultHere' : 'resultsHere', { count });
    case 'own':
    case 'guess':
      return copy(isOne ? 'oneResultNearYou' : 'resultsNearYou', { count });
  }
}
