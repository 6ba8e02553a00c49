import { usePartner } from '@tableside/kits/partner';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';

import { formatAddress } from '../address/search-address.ts';
import { readLastSearch, readManualLocation } from '../address/stored-search.ts';
import type { SearchAddressControls } from '../address/use-search-address.ts';

const unchanging = () => () => undefined;

/**
 * Navigates to the last successful search if the URL has no query string (SEA-29). Returns the stored
 * location for URLs without one. Returns null if the URL has a location, while storage has not been read, and
 * while the last search is being restored.
 */
export function useRestoredSearch(address: SearchAddressControls): string | null | undefined {
  const { isBare, isMapOpen } = address;
  const isPlaceKnown = address.search.location !== undefined;
  const navigate = useNavigate();
  const partner = usePartner();
  const mayRead = useSyncExternalStore(
    unchanging,
    () => !isPlaceKnown,
    () => false,
  );
  // Read once: what another tab stores later must not replace the search that is shown.
  const manualLocation = useMemo(() => (mayRead ? readManualLocation() : null), [mayRead]);
  const lastSearch = useMemo(
    () => (mayRead && isBare ? readLastSearch(partner) : undefined),
    [mayRead, isBare, partner],
  );
  const lastAddress = lastSearch && formatAddress({ search: lastSearch, isMapOpen });
  useEffect(() => {
    if (lastAddress !== undefined) void navigate(lastAddress, { replace: true });
  }, [lastAddress, navigate]);
  return lastAddress === undefined ? manualLocation : null;
}
