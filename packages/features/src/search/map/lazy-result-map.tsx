import { useCopy } from '@tableside/kits/content';
import { lazyPart } from '@tableside/ui/lazy-part';
import { Loading } from '@tableside/ui/loading';

import { searchCopy } from '../copy.ts';
import { loadDrawnMap } from './load-drawn-map.ts';

function MapFailed() {
  const copy = useCopy(searchCopy);
  return <p role="status">{copy('mapFailed')}</p>;
}

function MapLoading() {
  return <Loading message={useCopy(searchCopy)('mapLoading')} />;
}

export const ResultMap = lazyPart(() => import('./result-map.tsx').then((module) => module.ResultMap), {
  Waiting: MapLoading,
  Failed: MapFailed,
});

export function prepareMap(styleUrl: string | null): void {
  ResultMap.preload();
  // Failures are retried and reported when the map is shown.
  if (styleUrl === null) loadDrawnMap().catch(() => undefined);
}
