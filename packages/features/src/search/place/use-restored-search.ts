import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';

import { formatAddress } from '../address/search-address.ts';
import { readLastSearch, readManualLocation } from '../address/stored-search.ts';
import type { SearchAddressControls } from '../address/use-search-address.ts';

const unchanging = () => () => undefined;

/**
 * Without a query in the URL, navigates to the last search that succeeded (SEA-29). Returns the stored
 * location to use if the URL has none; null if the URL has one, and while that is unknown or the last search is
 * being restored.
 */
export function useRestoredSearch(address: SearchAddressControls): string | null | undefined {
  const { isBare, isMapOpen } = address;
  const isPlaceKnown = address.search.location !== undefined;
  const navigate = useNavigate();
  const manualLocation = useSyncExternalStore(
    unchanging,
    () => (isPlaceKnown ? null : readManualLocation()),
    () => null,
  );
  const lastAddress = useSyncExternalStore(
    unchanging,
    () => {
      const search = isBare ? readLastSearch() : undefined;
      return search && formatAddress({ search, isMapOpen });
    },
    () => undefined,
  );
  useEffect(() => {
    if (lastAddress !== undefined) void navigate(lastAddress, { replace: true });
  }, [lastAddress, navigate]);
  return lastAddress === undefined ? manualLocation : null;
}
