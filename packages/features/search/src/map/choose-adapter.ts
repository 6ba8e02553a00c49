import type { MapAdapter } from './map-adapter.ts';

/** Whether the browser draws with WebGL 2, which the default map needs. */
function hasWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null && context !== undefined;
  } catch {
    return false;
  }
}

const loadVector = async (): Promise<MapAdapter> =>
  (await import('./vector/vector-adapter.ts')).vectorAdapter;
const loadMaplibre = async (): Promise<MapAdapter> =>
  (await import('./maplibre/maplibre-adapter.ts')).maplibreAdapter;

/** The adapters to try, best first: where one cannot run, the next one draws the same map with less. */
export const adapterLoaders = (): readonly (() => Promise<MapAdapter>)[] =>
  hasWebGl() ? [loadMaplibre, loadVector] : [loadVector];
