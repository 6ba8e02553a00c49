import { CURRENT_LOCATION, formatCount, type MerchantSearchResult } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';

import { searchCopy } from '../copy.ts';
import type { ResultState } from '../results/use-results.ts';
import type { Place, PlaceName } from './place.ts';

export function usePlaceText(name: PlaceName): string {
  const copy = useCopy(searchCopy);
  switch (name.kind) {
    case 'words':
      return name.words;
    case 'own':
      return CURRENT_LOCATION;
    case 'guess':
      return copy.text('yourArea');
    case 'area':
    case 'point':
      return copy.text('mapArea');
    case 'anywhere':
      return '';
  }
}

const near = ['searchingIn', 'oneResultIn', 'resultsIn'] as const;
/** Titles while searching, with one result, and with several. */
const titles = {
  words: near,
  point: near,
  area: ['searchingHere', 'oneResultHere', 'resultsHere'],
  anywhere: ['searchingSaved', 'oneResultSaved', 'resultsSaved'],
  own: ['searchingNearYou', 'oneResultNearYou', 'resultsNearYou'],
  guess: ['searchingNearYou', 'oneResultNearYou', 'resultsNearYou'],
} as const;

/**
 * @param result The response that belongs to the search, if there is one.
 */
export function useResultTitle(
  { name, status }: Place,
  state: ResultState,
  result: MerchantSearchResult | undefined,
): string {
  const copy = useCopy(searchCopy);
  const text = usePlaceText(name);
  // Servers that do not support rectangles search around the center instead.
  const kind = name.kind === 'area' && result && !result.bounds ? 'point' : name.kind;
  const place = kind === 'point' ? copy.text('thisPoint') : text;
  const [searching, one, several] = titles[kind];
  if (state !== 'list') return copy.text(`${state}Title`, { place });
  if (result === undefined) {
    if (status === 'ready') return copy.text(searching, { place });
    return copy.text(name.kind === 'own' ? 'waitingTitle' : 'searchingTitle');
  }
  const { totalResultSize } = result;
  return copy.text(totalResultSize === 1 ? one : several, { count: formatCount(totalResultSize), place });
}
