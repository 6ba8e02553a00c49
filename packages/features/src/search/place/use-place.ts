import { isCurrentLocation } from '@tableside/core';
import { searchPositionOptions, useVisitorPosition } from '@tableside/kits/merchants/position';
import { useTimeout } from '@tableside/ui/use-timeout';

import type { SearchAddressControls } from '../address/use-search-address.ts';
import { findPlace, isAnywhere, type Place } from './place.ts';
import { useRestoredSearch } from './use-restored-search.ts';

/** Granted positions arrive faster than this. Visitors who are still deciding see New York meanwhile. */
const AUTOMATIC_PLACE_TIMEOUT_MS = 500;

export interface PlaceControls {
  readonly place: Place;
  readonly isLocating: boolean;
  readonly requestPosition: () => void;
}

export function usePlace(address: SearchAddressControls): PlaceControls {
  const { location, bounds } = address.search;
  const manualLocation = useRestoredSearch(address);
  const isAnywhereWanted = isAnywhere(address.search);
  const isAutomatic = !isAnywhereWanted && location === undefined && manualLocation === undefined;
  const isOwnWanted = isCurrentLocation(location);
  const { retry, ...position } = useVisitorPosition(searchPositionOptions, {
    isNeeded: isAutomatic || isOwnWanted,
  });
  const hasWaited = useTimeout(isAutomatic && position.status === 'pending', AUTOMATIC_PLACE_TIMEOUT_MS);
  return {
    place: findPlace({ isAnywhere: isAnywhereWanted, location, bounds, manualLocation, position, hasWaited }),
    isLocating: isOwnWanted && position.status === 'pending',
    requestPosition: () => void retry(),
  };
}
