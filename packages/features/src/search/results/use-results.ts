import {
  formatBounds,
  RESULTS_PAGE_SIZE,
  type MerchantSearch,
  type MerchantSearchResult,
} from '@tableside/core';
import { merchantSearchQuery } from '@tableside/api-client/queries';
import { usePartner } from '@tableside/kits/partner';
import { useApi, useIsOnline } from '@tableside/kits/session';
import { useTracker } from '@tableside/kits/tracking';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';

import { storeSearch } from '../address/stored-search.ts';
import type { Place } from '../place/place.ts';

export interface Results {
  /** The last answer; it stays in sight while the next one is on its way, unless that is of another place. */
  readonly data: MerchantSearchResult | undefined;
  /** The data answer an earlier search than the address asks for: nothing counted in them holds. */
  readonly isEarlier: boolean;
  readonly isSearching: boolean;
  /** Whether the data are from before, because the server cannot be reached. */
  readonly isOutdated: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  /** The resolved request; undefined while the location is unknown. */
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
  const isOnline = useIsOnline();
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
  const where = search.bounds ? formatBounds(search.bounds) : location;
  const [answered, setAnswered] = useState(where);
  if (answer !== undefined && answered !== where) setAnswered(where);
  // Earlier cards stay while their place does; an earlier answer without any says nothing of this search.
  const mayStay = !isPlaceholderData || (answered === where && data?.merchants.length !== 0);
  const shown = location !== undefined && mayStay ? data : undefined;
  const reported = useRef<MerchantSearchResult>(undefined);
  useEffect(() => {
    if (answer === undefined || request === undefined || reported.current === answer) return;
    reported.current = answer;
    tracker.impression({ eventName: 'search', merchantIds: answer.merchants.map(({ id }) => id) });
    if (!answer.unknownPlace) storeSearch(search);
  }, [answer, request, search, tracker]);

  return {
    data: shown,
    isEarlier: isPlaceholderData,
    isSearching: place.status === 'waiting' || (request !== undefined && isFetching),
    isOutdated: shown !== undefined && (!isOnline || (error !== null && !isFetching)),
    error,
    retry: () => void refetch(),
    request,
  };
}
