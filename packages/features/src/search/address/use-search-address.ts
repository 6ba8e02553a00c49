import {
  dayOf,
  lastReservationDate,
  parseTableSearch,
  type MerchantSearch,
  type PlainDate,
  type TableSearch,
} from '@tableside/core';
import { useGoTo } from '@tableside/kits/feature';
import { usePartner } from '@tableside/kits/partner';
import { useServerTime } from '@tableside/kits/session';
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { forgetLastSearch } from './stored-search.ts';
import {
  changeSearch,
  formatAddress,
  readAddress,
  type SearchAddress,
  type SearchChange,
} from './search-address.ts';

export interface SearchAddressControls extends SearchAddress {
  readonly isBare: boolean;
  /**
   * The current day in the visitor's time zone, because a search spans many restaurants. Undefined during
   * server rendering, and if no table is searched.
   */
  readonly today: PlainDate | undefined;
  /** Searches. The search that the URL already has is sent again only if it failed (SEA-09). */
  readonly change: (change: SearchChange) => void;
  readonly changeTable: (table: TableSearch | undefined) => void;
  readonly openMap: (isOpen: boolean) => void;
  readonly hrefForPage: (pageNo: number) => string;
}

/** Loads again what the page failed to load, which may also be the list of saved restaurants. */
function retryFailed(queryClient: QueryClient): void {
  const isFailed = ({ state }: Query) => state.status === 'error';
  void queryClient.refetchQueries({ type: 'active', predicate: isFailed }, { cancelRefetch: false });
}

const MINUTE_MS = 60_000;
const ownDayOf = (now: number) => dayOf(now - new Date(now).getTimezoneOffset() * MINUTE_MS);

const queryOf = (address: string) => new URLSearchParams(address.replace(/^[^?]*/, ''));

function useTable(requested: TableSearch | undefined, today: PlainDate | undefined): TableSearch | undefined {
  const isOffered =
    requested &&
    (today === undefined || (requested.date >= today && requested.date <= lastReservationDate(today)));
  const canonical = isOffered ? formatAddress({ search: {}, isMapOpen: false, table: requested }) : '';
  return useMemo(() => parseTableSearch(queryOf(canonical)), [canonical]);
}

/**
 * Reads and writes the URL, which holds the screen's state: links, reload and Back all restore it (SEA-32).
 * @param fixed - the search of a page whose path defines it; changing it leads to /search.
 */
export function useSearchAddress(fixed?: MerchantSearch): SearchAddressControls {
  const [query] = useSearchParams();
  const goTo = useGoTo();
  const queryClient = useQueryClient();
  const partner = usePartner();
  const address: SearchAddress = fixed ? { search: fixed, isMapOpen: false } : readAddress(query, partner);
  const today = useServerTime((now) => (address.table ? ownDayOf(now) : undefined));
  const { isMapOpen } = address;
  const table = useTable(address.table, today);
  // One object per search, so that edits and results survive opening the map or choosing a table.
  const canonical = formatAddress({ search: address.search, isMapOpen: false });
  const search = useMemo(() => readAddress(queryOf(canonical), { hasSavedPlaces: true }).search, [canonical]);

  const change = useCallback(
    (by: SearchChange) => {
      const next = changeSearch(search, by);
      if (Object.keys(next).length === 0) forgetLastSearch();
      goTo(formatAddress({ search: next, isMapOpen, table }));
      if (formatAddress({ search: next, isMapOpen: false }) === canonical) retryFailed(queryClient);
    },
    [goTo, queryClient, search, canonical, isMapOpen, table],
  );
  const changeTable = useCallback(
    (next: TableSearch | undefined) => goTo(formatAddress({ search, isMapOpen, table: next })),
    [goTo, search, isMapOpen],
  );
  const openMap = useCallback(
    (isOpen: boolean) => goTo(formatAddress({ search, isMapOpen: isOpen, table })),
    [goTo, search, table],
  );
  const hrefForPage = useCallback(
    (pageNo: number) => formatAddress({ search: { ...search, pageNo }, isMapOpen, table }),
    [search, isMapOpen, table],
  );
  return {
    search,
    isMapOpen,
    table,
    isBare: Object.keys(search).length === 0 && table === undefined,
    today,
    change,
    changeTable,
    openMap,
    hrefForPage,
  };
}
