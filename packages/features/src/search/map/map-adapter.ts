import type { Coordinates } from '@tableside/core';

/**
 * The visible part of the map. Zoom follows the convention of web maps: the world is 512 · 2^zoom pixels
 * wide.
 */
export interface MapView {
  readonly center: Coordinates;
  readonly zoom: number;
}

export interface MapOptions {
  readonly view: MapView;
  readonly styleUrl: string | null;
  readonly label: string;
  readonly isMotionReduced: boolean;
  readonly onFrame: () => void;
  /** Called when the map comes to rest in a different view. */
  readonly onMoveEnd: (view: MapView, isByVisitor: boolean) => void;
  readonly onAttribution: (texts: readonly string[]) => void;
}

/** A mounted map. Pins are buttons in an overlay, not part of the map itself. */
export interface MountedMap {
  /** The element for overlays. Touch gestures that start on it move the map. */
  readonly overlay: HTMLElement;
  /** Returns pixels from the upper left corner of the map. */
  readonly project: (at: Coordinates) => { readonly x: number; readonly y: number };
  readonly view: () => MapView;
  readonly show: (view: MapView, isByVisitor?: boolean) => void;
  /**
   * Moves the map's labels away from the pins and dots at these places. Only for maps that place labels
   * themselves.
   */
  readonly keepClear?: (pins: readonly Coordinates[], dots: readonly Coordinates[]) => void;
  readonly focus: () => void;
  readonly destroy: () => void;
}

/**
 * Draws a map: the drawn basemap as vector shapes, or a partner's own map style with MapLibre.
 * See docs/decisions/0017-drawn-base-map.md.
 */
export interface MapAdapter {
  readonly mount: (element: HTMLElement, options: MapOptions) => Promise<MountedMap>;
}
