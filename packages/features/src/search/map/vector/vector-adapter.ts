import { loadBasemap } from '../basemap/basemap.ts';
import type { MapAdapter, MapView } from '../map-adapter.ts';
import { fromWorld, LEAST_ZOOM, MOST_ZOOM, toWorld, worldSize, zoomedAt, type Size } from '../map-view.ts';
import { createPainter } from './paint-map.ts';
import { listenToGestures } from './gestures.ts';

const limited = (zoom: number) => Math.max(LEAST_ZOOM, Math.min(MOST_ZOOM, zoom));

export const vectorAdapter: MapAdapter = {
  mount: async (element, { view: firstView, label, onFrame, onMoveEnd }) => {
    const painter = createPainter(element, await loadBasemap());
    const overlay = document.createElement('div');
    element.append(overlay);
    let view: MapView = firstView;
    // Read only once, because every pin needs it in every frame.
    let size: Size = { width: element.clientWidth, height: element.clientHeight };

    const set = (next: MapView, draw: (view: MapView, size: Size) => void) => {
      view = { center: next.center, zoom: limited(next.zoom) };
      draw(view, size);
      onFrame();
    };
    const stopListening = listenToGestures(element, label, {
      pan: (dx, dy) => {
        const { x, y } = toWorld(view.center);
        const scale = worldSize(view.zoom);
        set({ ...view, center: fromWorld({ x: x - dx / scale, y: y - dy / scale }) }, painter.follow);
      },
      zoom: (by, at) => {
        const { width, height } = size;
        const next = limited(view.zoom + by);
        set(zoomedAt(view, next, at && { x: at.x - width / 2, y: at.y - height / 2 }), painter.follow);
      },
      rest: () => {
        painter.paint(view, size);
        onMoveEnd(view, true);
      },
    });
    const observer =
      typeof ResizeObserver === 'function'
        ? new ResizeObserver(() => {
            size = { width: element.clientWidth, height: element.clientHeight };
            set(view, painter.paint);
          })
        : undefined;
    observer?.observe(element);
    set(firstView, painter.paint);

    return {
      overlay,
      project: (at) => {
        const [point, center] = [toWorld(at), toWorld(view.center)];
        const scale = worldSize(view.zoom);
        return {
          x: (point.x - center.x) * scale + size.width / 2,
          y: (point.y - center.y) * scale + size.height / 2,
        };
      },
      view: () => view,
      show: (next, isByVisitor = false) => {
        set(next, painter.paint);
        onMoveEnd(view, isByVisitor);
      },
      keepClear: painter.keepClear,
      focus: () => element.focus({ preventScroll: true }),
      destroy: () => {
        observer?.disconnect();
        stopListening();
        element.replaceChildren();
      },
    };
  },
};
