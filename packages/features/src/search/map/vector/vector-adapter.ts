import { loadBasemap } from '../basemap/basemap.ts';
import type { MapAdapter, MapView } from '../map-adapter.ts';
import { fromWorld, LEAST_ZOOM, MOST_ZOOM, toWorld, worldSize, zoomedAt, type Size } from '../map-view.ts';
import { createPainter } from './paint-map.ts';
import { listenToGestures } from './gestures.ts';

const limited = (zoom: number) => Math.max(LEAST_ZOOM, Math.min(MOST_ZOOM, zoom));

/**
 * The map without WebGL: the same shapes as SVG paths, moved and zoomed with pointer, touch, wheel and
 * keyboard.
 */
export const vectorAdapter: MapAdapter = {
  mount: async (element, { view: firstView, label, onFrame, onMoveEnd }) => {
    const paint = createPainter(element, await loadBasemap());
    const overlay = document.createElement('div');
    element.append(overlay);
    let view: MapView = firstView;
    const size = (): Size => ({ width: element.clientWidth, height: element.clientHeight });

    const set = (next: MapView) => {
      view = { center: next.center, zoom: limited(next.zoom) };
      paint(view, size());
      onFrame();
    };
    const stopListening = listenToGestures(element, label, {
      pan: (dx, dy) => {
        const { x, y } = toWorld(view.center);
        const scale = worldSize(view.zoom);
        set({ ...view, center: fromWorld({ x: x - dx / scale, y: y - dy / scale }) });
      },
      zoom: (by, at) => {
        const { width, height } = size();
        set(zoomedAt(view, limited(view.zoom + by), at && { x: at.x - width / 2, y: at.y - height / 2 }));
      },
      rest: () => onMoveEnd(view, true),
    });
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(() => set(view)) : undefined;
    observer?.observe(element);
    set(firstView);

    return {
      overlay,
      project: (at) => {
        const [point, center] = [toWorld(at), toWorld(view.center)];
        const { width, height } = size();
        const scale = worldSize(view.zoom);
        return { x: (point.x - center.x) * scale + width / 2, y: (point.y - center.y) * scale + height / 2 };
      },
      view: () => view,
      show: (next, isByVisitor = false) => {
        set(next);
        onMoveEnd(view, isByVisitor);
      },
      focus: () => element.focus({ preventScroll: true }),
      destroy: () => {
        observer?.disconnect();
        stopListening();
        element.replaceChildren();
      },
    };
  },
};
