import { formatCoordinates, type MerchantSearchResult } from '@tableside/core';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { Results } from '../results/use-results.ts';
import type { MountedMap } from './map-adapter.ts';

export interface FollowHandlers {
  /** Results that the map has not shown yet came in. */
  readonly onNewResults: () => void;
  /** Their place is another one than the map shows. */
  readonly show: (map: MountedMap, isFirst: boolean) => void;
}

/** New results bring the map to themselves, except when they are of the very area in sight (SEA-06). */
export function useFollowResults(
  map: MountedMap | undefined,
  results: Results,
  handlers: FollowHandlers,
): void {
  const { data, isSearching, request } = results;
  const shown = useRef<MerchantSearchResult>(undefined);
  const location = request?.location;
  const onNewResults = useEffectEvent(handlers.onNewResults);
  const show = useEffectEvent(handlers.show);
  const settled = isSearching ? undefined : data;
  useEffect(() => {
    if (!map || !settled || shown.current === settled) return;
    const isFirst = shown.current === undefined;
    shown.current = settled;
    onNewResults();
    if (formatCoordinates(map.view().center) !== location) show(map, isFirst);
  }, [map, settled, location]);
}
