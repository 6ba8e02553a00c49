import { merchantSearchQuery } from '@tableside/api-client/queries';
import type { FilterCounts, MerchantSearch } from '@tableside/core';
import { useSavedMerchants } from '@tableside/kits/merchants';
import { useApi } from '@tableside/kits/session';
import { useQuery } from '@tanstack/react-query';

/**
 * Adds how many saved restaurants would remain, which the counts of a search do not have, because they are the
 * same for everyone (SAV-03). Choosing the filter reuses the response.
 *
 * @param request - the search with that filter; undefined where the filter is not offered.
 */
export function useSavedCount(
  counts: FilterCounts | undefined,
  request: MerchantSearch | undefined,
): FilterCounts | undefined {
  const saved = useSavedMerchants();
  const hasSaved = saved !== undefined && saved.length > 0;
  const { data } = useQuery({
    ...merchantSearchQuery(useApi(), request ?? {}),
    enabled: hasSaved && request !== undefined,
  });
  if (!counts || !saved) return counts;
  return { ...counts, isSaved: hasSaved ? data?.totalResultSize : 0 };
}
