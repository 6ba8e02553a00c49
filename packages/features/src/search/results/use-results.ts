import {
  formatBounds,
  RESULTS_PAGE_SIZE,
  type MerchantSearch,
  type MerchantSearchResult,
  type SavedMerchant,
} from '@tableside/core';
import { merchantSearchQuery } from '@tableside/api-client/queries';
import { useFailure } from '@tableside/kits/failure';
import { savedIds, useSavedMerchantsQuery } from '@tableside/kits/merchants';
import { usePartner } from '@tableside/kits/partner';
import { useApi, useIsOnline } from '@tableside/kits/session';
import { useTracker } from '@tableside/kits/tracking';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';

import { storeSearch } from '../address/stored-search.ts';
import type { Place } from '../place/place.ts';

/** What the list shows, or the map on narrow screens: restaurants, or a message that there are none. */
export type ResultState =
  | 'list'
  | 'blocked'
  | 'unavailable'
  | 'invalid'
  | 'error'
  | 'unknownPlace'
  | 'noResults';

export interface Results {
  readonly state: ResultState;
  /** The last response. It stays visible while the next one loads, unless that is for another place. */
  readonly data: MerchantSearchResult | undefined;
  /** The data belongs to an earlier search than the URL's, so its counts do not apply. */
  readonly isEarlier: boolean;
  readonly isSearching: boolean;
  /** Whether the data comes from the cache, because the server is unreachable. */
  readonly isOutdated: boolean;
  readonly failure: Error | undefined;
  readonly retry: () => void;
  readonly request: MerchantSearch | undefined;
}

function stateOf({ status }: Place, { data, failure }: Pick<Results, 'data' | 'failure'>): ResultState {
  if (status !== 'ready' && status !== 'waiting') return status;
  if (status === 'ready' && failure) return 'error';
  if (data?.unknownPlace) return 'unknownPlace';
  return data?.totalResultSize === 0 ? 'noResults' : 'list';
}

export function toRequest(
  search: MerchantSearch,
  location: string,
  campaignCode: string | null,
  saved: readonly SavedMerchant[] = [],
): MerchantSearch {
  const { sortBy, isSaved, ...rest } = search;
  return {
    ...rest,
    ...(sortBy !== undefined && sortBy !== 'distance' && { sortBy }),
    ...(campaignCode !== null && { campaignCode }),
    ...(location !== '' && { location }),
    ...(isSaved && { merchantIds: savedIds(saved) }),
    pageNo: search.pageNo ?? 1,
    pageSize: RESULTS_PAGE_SIZE,
  };
}

export type RequestFor = (
  search: MerchantSearch,
  saved: readonly SavedMerchant[] | undefined,
) => MerchantSearch | undefined;

const nothing: MerchantSearch = {};

export function useResults(search: MerchantSearch, place: Place): Results {
  const client = useApi();
  const tracker = useTracker();
  const { campaignCode } = usePartner();
  const list = useSavedMerchantsQuery(search.isSaved === true);
  const saved = list.data;
  const isOnline = useIsOnline();
  const location = place.status === 'ready' ? place.location : undefined;
  const request = useMemo(
    () =>
      location === undefined || (search.isSaved && !saved)
        ? undefined
        : toRequest(search, location, campaignCode, saved),
    [search, location, campaignCode, saved],
  );
  const query = useQuery({
    ...merchantSearchQuery(client, request ?? nothing),
    enabled: request !== undefined,
  });
  const { data, isPlaceholderData, isFetching } = query;
  // Without the list of what is saved, there is nothing to search for.
  const needed = request === undefined ? list : query;
  const { error, refetch } = needed;
  const failure = useFailure(needed);

  const response = isPlaceholderData ? undefined : data;
  const where = search.bounds ? formatBounds(search.bounds) : location;
  const [respondedPlace, setRespondedPlace] = useState(where);
  if (response !== undefined && respondedPlace !== where) setRespondedPlace(where);
  // Earlier cards stay if the place is the same. An earlier empty response says nothing about this search.
  const mayStay = !isPlaceholderData || (respondedPlace === where && data?.merchants.length !== 0);
  const shown = request !== undefined && mayStay ? data : undefined;
  const reported = useRef<MerchantSearchResult>(undefined);
  useEffect(() => {
    if (response === undefined || request === undefined || reported.current === response) return;
    reported.current = response;
    tracker.impression({ eventName: 'search', merchantIds: response.merchants.map(({ id }) => id) });
    if (!response.unknownPlace) storeSearch(search);
  }, [response, request, search, tracker]);

  const isSearching =
    place.status === 'waiting' ||
    (location !== undefined && request === undefined && error === null) ||
    (request !== undefined && isFetching);
  return {
    state: stateOf(place, { data: shown, failure }),
    data: shown,
    isEarlier: isPlaceholderData,
    isSearching,
    isOutdated: shown !== undefined && (!isOnline || error !== null),
    failure,
    retry: () => void refetch(),
    request,
  };
}
