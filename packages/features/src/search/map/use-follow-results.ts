import type { MerchantSearchResult } from '@tableside/core';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { Results } from '../results/use-results.ts';
import type { MountedMap } from './map-adapter.ts';

/** Calls the handler once per response, as soon as the map is mounted. */
export function useFollowResults(
  map: MountedMap | undefined,
  results: Results,
  handler: (map: MountedMap, isFirst: boolean) => void,
): void {
  const { data, isSearching } = results;
  const shown = useRef<MerchantSearchResult>(undefined);
  const onNewResults = useEffectEvent(handler);
  const settled = isSearching ? undefined : data;
  useEffect(() => {
    if (!map || !settled || shown.current === settled) return;
    const isFirst = shown.current === undefined;
    shown.current = settled;
    onNewResults(map, isFirst);
  }, [map, settled]);
}
