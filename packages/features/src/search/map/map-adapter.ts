import type { Coordinates } from '@tableside/core';

/** The visible part of the map. Zoom is that of web maps: the world is 512 · 2^zoom pixels wide. */
export interface MapView {
  readonly center: Coordinates;
  readonly zoom: number;
}

export interface MapOptions {
  readonly view: MapView;
  /** The URL of the partner's own map style; null if the partner has none. */
  readonly styleUrl: string | null;
  /** The map's accessible name. */
  readonly label: string;
  readonly isMotionReduced: boolean;
  /** Called for every frame in which the map moved, so that overlays can follow. */
  readonly onFrame: () => void;
  /** Called when the map has come to rest in another view. */
  readonly onMoveEnd: (view: MapView, isByVisitor: boolean) => void;
  /** Called with the map's attributions as plain text. */
  readonly onAttribution: (texts: readonly string[]) => void;
}

/** A mounted map. Pins are buttons in an overlay, not part of the map. */
export interface MountedMap {
  /** Contains the overlays. Touch gestures that start on it move the map. */
  readonly overlay: HTMLElement;
  /** Pixels from the upper left corner of the element. */
  readonly project: (at: Coordinates) => { readonly x: number; readonly y: number };
  readonly view: () => MapView;
  /** `isByVisitor` is set if the visitor requested the view with a button. */
  readonly show: (view: MapView, isByVisitor?: boolean) => void;
  /** Moves the map's names away from the pins and dots at these places, if the map places names itself. */
  readonly keepClear?: (pins: readonly Coordinates[], dots: readonly Coordinates[]) => void;
  /** Focuses the map itself, so that the keyboard moves it. */
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
