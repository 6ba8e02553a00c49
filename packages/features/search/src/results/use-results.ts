import { RESULTS_PAGE_SIZE, type MerchantSearch, type MerchantSearchResult } from '@tableside/core';
import { merchantSearchQuery } from '@tableside/api-client/queries';
import { usePartner } from '@tableside/kit-partner';
import { useApi } from '@tableside/kit-session';
import { impressionNames, useTracker } from '@tableside/kit-tracking';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';

import { storeSearch } from '../address/stored-search.ts';
import type { Place } from '../place/place.ts';

export interface Results {
  /** The last answer; it stays in sight while the next one is on its way. */
  readonly data: MerchantSearchResult | undefined;
  readonly isSearching: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  /** What was asked for; undefined while the place is not known. */
  readonly request: MerchantSearch | undefined;
}

/** The request of a search: place, partner's campaign, page and its size added (SEA-11, SEA-31). */
export function toRequest(
  search: MerchantSearch,
  location: string,
  campaignCode: string | null,
): MerchantSearch {
  const { sortBy, ...rest } = search;
  return {
    ...rest,
    ...(sortBy !== undefined && sortBy !== 'distance' && { sortBy }),
    ...(campaignCode !== null && { campaignCode }),
    location,
    pageNo: search.pageNo ?? 1,
    pageSize: RESULTS_PAGE_SIZE,
  };
}

const nothing: MerchantSearch = {};

/** The merchants that the address asks for. A search without a place is not made (SEA-18, SEA-20). */
export function useResults(search: MerchantSearch, place: Place): Results {
  const client = useApi();
  const tracker = useTracker();
  const { campaignCode } = usePartner();
  const location = place.status === 'ready' ? place.location : undefined;
  const request = useMemo(
    () => (location === undefined ? undefined : toRequest(search, location, campaignCode)),
    [search, location, campaignCode],
  );
  const query = useQuery({
    ...merchantSearchQuery(client, request ?? nothing),
    enabled: request !== undefined,
  });
  const { data, isPlaceholderData, isFetching, error, refetch } = query;

  const answer = isPlaceholderData ? undefined : data;
  const reported = useRef<MerchantSearchResult>(undefined);
  useEffect(() => {
    if (answer === undefined || request === undefined || reported.current === answer) return;
    reported.current = answer;
    tracker.impression(impressionNames.search, { merchantIds: answer.merchants.map(({ id }) => id) });
    if (!answer.unknownPlace) storeSearch(search);
  }, [answer, request, search, tracker]);

  return {
    data: request === undefined ? undefined : data,
    isSearching: place.status === 'waiting' || (request !== undefined && isFetching),
    error,
    retry: () => void refetch(),
    request,
  };
}
