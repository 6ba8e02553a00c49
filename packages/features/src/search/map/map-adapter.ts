import type { Coordinates } from '@tableside/core';

/** What of the earth is in sight. Zoom as web maps count it: the world is 512 · 2^zoom pixels wide. */
export interface MapView {
  readonly center: Coordinates;
  readonly zoom: number;
}

export interface MapOptions {
  readonly view: MapView;
  /** A style of the partner's map provider; null draws the basemap of this repository. */
  readonly styleUrl: string | null;
  /** Name of the map for screen readers. */
  readonly label: string;
  readonly isMotionReduced: boolean;
  /** The picture moved: what lies over the map goes with it. Called for every frame. */
  readonly onFrame: () => void;
  /** The map came to rest in another view. */
  readonly onMoveEnd: (view: MapView, isByVisitor: boolean) => void;
  /** Who is to be named for the map, as plain text. */
  readonly onAttribution: (texts: readonly string[]) => void;
}

/** A map in an element. Pins are buttons laid over it, not part of it. */
export interface MountedMap {
  /** Holds what lies over the map. A finger that comes down on it moves the map as one beside it does. */
  readonly overlay: HTMLElement;
  /** Pixels from the upper left corner of the element. */
  readonly project: (at: Coordinates) => { readonly x: number; readonly y: number };
  readonly view: () => MapView;
  /** By the visitor when a button of theirs asks for the view. */
  readonly show: (view: MapView, isByVisitor?: boolean) => void;
  /** Puts the focus on the map itself, where keys move it. */
  readonly focus: () => void;
  readonly destroy: () => void;
}

/** The port behind which a map is drawn: by MapLibre, or where that cannot run as plain vector shapes. */
export interface MapAdapter {
  readonly mount: (element: HTMLElement, options: MapOptions) => Promise<MountedMap>;
}
