// A namespace import, because this is an optional peer dependency: without it, named imports would fail the
// build.
import * as maplibre from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

import type { MapAdapter, MapView } from '../map-adapter.ts';
import { LEAST_ZOOM, MOST_ZOOM } from '../map-view.ts';
import { checkWorker } from './check-worker.ts';
import { trustWorker } from './trusted-worker.ts';

const LOAD_TIMEOUT_MS = 15_000;

/** Attributions are HTML, but only their text is shown. */
function attributionsOf(map: maplibre.Map): string[] {
  const texts = Object.keys(map.getStyle().sources).map((id) => {
    const { attribution } = (map.getSource(id) ?? {}) as { attribution?: string };
    return (
      attribution
        ?.replace(/<[^>]*>/g, '')
        .replace(/&copy;/g, '©')
        .replace(/&[a-z]+;/g, ' ')
        .trim() ?? ''
    );
  });
  return [...new Set(texts.filter((text) => text !== ''))];
}

const viewOf = (map: maplibre.Map): MapView => {
  const { lat, lng } = map.getCenter().wrap();
  return { center: { latitude: lat, longitude: lng }, zoom: map.getZoom() };
};

/** Whether the visitor requested a move with a button, which `show` records in the event data. */
const isRequested = (event: object) => 'isByVisitor' in event && event.isByVisitor === true;

/**
 * Draws the partner's own map style with MapLibre (WebGL). MapLibre's own controls are not used, because they
 * write HTML.
 */
export const maplibreAdapter: MapAdapter = {
  mount: async (element, options) => {
    await checkWorker(workerUrl);
    trustWorker(workerUrl);
    maplibre.setWorkerUrl(workerUrl);
    const { view, styleUrl, label, isMotionReduced } = options;
    const map = new maplibre.Map({
      container: element,
      ...(styleUrl !== null && { style: styleUrl }),
      center: [view.center.longitude, view.center.latitude],
      zoom: view.zoom,
      minZoom: LEAST_ZOOM,
      maxZoom: MOST_ZOOM,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      renderWorldCopies: false,
      fadeDuration: isMotionReduced ? 0 : 150,
      locale: { 'Map.Title': label },
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.on('render', options.onFrame);
    map.on('moveend', (event) =>
      options.onMoveEnd(
        viewOf(map),
        ('originalEvent' in event && event.originalEvent !== undefined) || isRequested(event),
      ),
    );
    map.on('idle', () => options.onAttribution(attributionsOf(map)));
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The map did not load in time.')), LOAD_TIMEOUT_MS);
      map.once('load', () => {
        clearTimeout(timer);
        resolve();
      });
    }).catch((error: unknown) => {
      map.remove();
      throw error;
    });
    const overlay = document.createElement('div');
    map.getCanvasContainer().append(overlay);
    return {
      overlay,
      project: ({ latitude, longitude }) => map.project([longitude, latitude]),
      view: () => viewOf(map),
      show: ({ center, zoom }, isByVisitor = false) => {
        const camera = { center: [center.longitude, center.latitude] as [number, number], zoom };
        if (isMotionReduced) map.jumpTo(camera, { isByVisitor });
        else map.easeTo({ ...camera, duration: 200 }, { isByVisitor });
      },
      focus: () => map.getCanvas().focus({ preventScroll: true }),
      destroy: () => map.remove(),
    };
  },
};
