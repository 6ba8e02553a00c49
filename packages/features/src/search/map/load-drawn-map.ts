import type { MapAdapter } from './map-adapter.ts';

export async function loadDrawnMap(): Promise<MapAdapter> {
  const basemap = import('./basemap/basemap.ts').then(({ loadBasemap }) => loadBasemap());
  // The map itself awaits the same promise and reports its failure.
  basemap.catch(() => undefined);
  return (await import('./vector/vector-adapter.ts')).vectorAdapter;
}
