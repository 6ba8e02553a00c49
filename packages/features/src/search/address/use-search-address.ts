import { useGoTo } from '@tableside/kits/feature';
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
  /** The screen was opened without a query. */
  readonly isBare: boolean;
  /** Navigates to the changed search; Back returns to this one. */
  readonly change: (change: SearchChange) => void;
  readonly openMap: (isOpen: boolean) => void;
  /** The URL of another page of the same search. */
  readonly hrefForPage: (pageNo: number) => string;
}

/** Reads and writes the URL, which is the screen's state: links, reload and Back all restore it (SEA-32). */
export function useSearchAddress(): SearchAddressControls {
  const [query] = useSearchParams();
  const goTo = useGoTo();
  const address = readAddress(query);
  const { isMapOpen } = address;
  // One object per search, so that edits and results survive opening the map.
  const canonical = formatAddress({ ...address, isMapOpen: false });
  const search = useMemo(
    () => readAddress(new URLSearchParams(canonical.replace(/^[^?]*/, ''))).search,
    [canonical],
  );

  const change = useCallback(
    (by: SearchChange) => {
      const next = changeSearch(search, by);
      if (Object.keys(next).length === 0) forgetLastSearch();
      goTo(formatAddress({ search: next, isMapOpen }));
    },
    [goTo, search, isMapOpen],
  );
  const openMap = useCallback(
    (isOpen: boolean) => goTo(formatAddress({ search, isMapOpen: isOpen })),
    [goTo, search],
  );
  const hrefForPage = useCallback(
    (pageNo: number) => formatAddress({ search: { ...search, pageNo }, isMapOpen }),
    [search, isMapOpen],
  );
  return {
    search,
    isMapOpen,
    isBare: Object.keys(search).length === 0,
    change,
    openMap,
    hrefForPage,
  };
}
