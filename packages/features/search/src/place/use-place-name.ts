import { CURRENT_LOCATION } from '@tableside/core';
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

/** "128 places near Boston, MA"; `count` is undefined while it is not known. */
export function useResultTitle(name: PlaceName, count: number | undefined): string {
  const copy = useCopy(searchCopy);
  if (count === undefined) return copy('searchingTitle');
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
