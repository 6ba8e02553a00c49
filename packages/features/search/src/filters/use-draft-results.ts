import type { FilterCounts, MerchantSearch } from '@tableside/core';
import { merchantSearchQuery } from '@tableside/api-client/queries';
import { useApi } from '@tableside/kit-session';
import { useQuery } from '@tanstack/react-query';

export interface DraftResults {
  readonly total: number | undefined;
  readonly counts: FilterCounts | undefined;
  readonly isCounting: boolean;
}

/** What a search that is being composed would find. Its answer is the one the list shows when it is applied. */
export function useDraftResults(request: MerchantSearch | undefined): DraftResults {
  const { data, isFetching } = useQuery({
    ...merchantSearchQuery(useApi(), request ?? {}),
    enabled: request !== undefined,
  });
  return { total: data?.totalResultSize, counts: data?.filterCounts, isCounting: isFetching };
}
