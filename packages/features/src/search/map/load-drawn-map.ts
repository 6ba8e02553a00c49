import type { MapAdapter } from './map-adapter.ts';

/** Loads the map of the drawn basemap, with its shapes beside its code. */
export async function loadDrawnMap(): Promise<MapAdapter> {
  const basemap = import('./basemap/basemap.ts').then(({ loadBasemap }) => loadBasemap());
  // Drawing it awaits the same shapes, and reports that they do not come.
  basemap.catch(() => undefined);
  return (await import('./vector/vector-adapter.ts')).vectorAdapter;
}
