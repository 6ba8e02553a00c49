import { searchPositionOptions, useVisitorPosition } from '@tableside/kit-merchants/position';
import { useEffect, useState } from 'react';

import type { SearchAddressControls } from '../address/use-search-address.ts';
import { findPlace, isCurrentLocation, type Place } from './place.ts';
import { useRestoredSearch } from './use-restored-search.ts';

/** A position that is already allowed comes sooner than this; a visitor who must decide sees New York meanwhile. */
const PATIENCE_MS = 500;

function useIsPatienceOver(isWaiting: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsOver(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isOver;
}

export interface PlaceControls {
  readonly place: Place;
  /** The browser is being asked for a position that the visitor wants (SEA-19). */
  readonly isAsking: boolean;
  /** Searches round the visitor's own position. */
  readonly askForPosition: () => void;
}

/** Where to search: what the address says, else what was kept, else where the visitor seems to be. */
export function usePlace(address: SearchAddressControls): PlaceControls {
  const { location } = address.search;
  const manualLocation = useRestoredSearch(address);
  const isAutomatic = location === undefined && manualLocation === undefined;
  const isOwnWanted = isCurrentLocation(location);
  const { askAgain, ...position } = useVisitorPosition(searchPositionOptions, {
    isNeeded: isAutomatic || isOwnWanted,
  });
  const isPatienceOver = useIsPatienceOver(isAutomatic && position.status === 'pending');
  return {
    place: findPlace({ location, manualLocation, position, isPatienceOver }),
    isAsking: isOwnWanted && position.status === 'pending',
    askForPosition: () => void askAgain(),
  };
}
