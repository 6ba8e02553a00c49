import { readStored, writeStored } from '@tableside/kits/session';

import type { MapView } from './map-adapter.ts';

interface StoredView {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
  readonly location: string;
}

const isWithin = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most;

function isStoredView(value: unknown): value is StoredView {
  if (typeof value !== 'object' || value === null) return false;
  const { latitude, longitude, zoom, location } = value as Partial<Record<keyof StoredView, unknown>>;
  return (
    isWithin(latitude, -90, 90) &&
    isWithin(longitude, -180, 180) &&
    isWithin(zoom, 0, 22) &&
    typeof location === 'string'
  );
}

export function readMapView(location: string): MapView | undefined {
  const stored = readStored('local', 'dr.mapView', isStoredView);
  if (stored?.location !== location) return undefined;
  const { latitude, longitude, zoom } = stored;
  return { center: { latitude, longitude }, zoom };
}

/** The view is stored unrounded, because it never leaves the browser. */
export function storeMapView({ center, zoom }: MapView, location: string): void {
  writeStored('local', 'dr.mapView', { ...center, zoom, location } satisfies StoredView);
}
