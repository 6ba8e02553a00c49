import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import { formatAddress } from '../address/search-address.ts';
import { readLastSearch, readManualLocation } from '../address/stored-search.ts';
import type { SearchAddressControls } from '../address/use-search-address.ts';

/**
 * Opened without a query, the screen goes to the last search that succeeded (SEA-29). Answers the place to use when
 * the address names none; null until storage has been read.
 */
export function useRestoredSearch(address: SearchAddressControls): string | null | undefined {
  const { search, isKnown, isBare, isMapOpen } = address;
  const navigate = useNavigate();
  const [manualLocation, setManualLocation] = useState<string | null | undefined>(null);
  const isPlaceless = search.location === undefined;
  useEffect(() => {
    if (!isKnown || !isPlaceless) return;
    const last = isBare ? readLastSearch() : undefined;
    if (last) void navigate(formatAddress({ search: last, isMapOpen }), { replace: true });
    else setManualLocation(readManualLocation());
  }, [isKnown, isPlaceless, isBare, isMapOpen, navigate]);
  return manualLocation;
}
