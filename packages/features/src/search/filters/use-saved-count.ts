import { merchantSearchQuery } from '@tableside/api-client/queries';
import type { FilterCounts, MerchantSearch } from '@tableside/core';
import { useSavedMerchants } from '@tableside/kits/merchants';
import { useApi } from '@tableside/kits/session';
import { useQuery } from '@tanstack/react-query';

import { changeSearch } from '../address/search-address.ts';
import type { RequestFor } from '../results/use-results.ts';

export interface SavedCountOptions {
  readonly counts: FilterCounts | undefined;
  readonly search: MerchantSearch;
  readonly requestFor: RequestFor;
}

/**
 * Adds the number of saved restaurants that would remain. The counts in a search response omit it, because
 * they are the same for everyone (SAV-03). Choosing the filter reuses the response.
 */
export function useSavedCount({ counts, search, requestFor }: SavedCountOptions): FilterCounts | undefined {
  const saved = useSavedMerchants();
  const hasSaved = saved !== undefined && saved.length > 0;
  const request = requestFor(changeSearch(search, { isSaved: true }), saved);
  const { data } = useQuery({
    ...merchantSearchQuery(useApi(), request ?? {}),
    enabled: hasSaved && request !== undefined,
  });
  if (!counts || !saved) return counts;
  return { ...counts, isSaved: hasSaved ? data?.totalResultSize : 0 };
}
