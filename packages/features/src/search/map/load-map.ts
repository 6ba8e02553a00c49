import { loadDrawnMap } from './load-drawn-map.ts';
import type { ResultMapProps } from './result-map.tsx';

/** Loads the map of the results, without what draws it. */
export const loadResultMap = async (): Promise<React.ComponentType<ResultMapProps>> =>
  (await import('./result-map.tsx')).ResultMap;

/** Loads all that the map of the results needs, beside each other, before it is asked for. */
export function prepareMap(styleUrl: string | null): void {
  const parts = styleUrl === null ? [loadResultMap(), loadDrawnMap()] : [loadResultMap()];
  // What fails is loaded again, and reported, when the map is shown.
  for (const part of parts) part.catch(() => undefined);
}
