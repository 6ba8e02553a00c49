import type { MerchantSearchResult } from '@tableside/core';

import type { Place } from '../place/place.ts';
import type { Results } from './use-results.ts';

/** What the list shows, and the map instead of it on narrow screens. */
export type ResultState =
  | { readonly kind: 'noPlace'; readonly status: 'blocked' | 'unavailable' | 'invalid' }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'unknownPlace'; readonly nearestNames: readonly string[] }
  | { readonly kind: 'nothingFound'; readonly leftIds: MerchantSearchResult['leftIds'] }
  | { readonly kind: 'list'; readonly data: MerchantSearchResult | undefined };

export function resultStateOf({ status }: Place, { data, error, isSearching }: Results): ResultState {
  if (status !== 'ready' && status !== 'waiting') return { kind: 'noPlace', status };
  if (error && !isSearching && !data) return { kind: 'failed', error };
  if (data?.unknownPlace) return { kind: 'unknownPlace', nearestNames: data.unknownPlace.nearestNames };
  if (data?.totalResultSize === 0) return { kind: 'nothingFound', leftIds: data.leftIds };
  return { kind: 'list', data };
}
