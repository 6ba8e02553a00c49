import {
  DEFAULT_LOCATION_NAME,
  FALLBACK_COORDINATES,
  formatCoordinates,
  isCurrentLocation,
  isLocationText,
  parseCoordinates,
  type Bounds,
  type Coordinates,
  type MerchantSearch,
} from '@tableside/core';

/**
 * `guess` is the server's guess of the visitor's location. `anywhere` is no place: the visitor's saved
 * restaurants, wherever they are.
 */
export type PlaceName =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'own' }
  | { readonly kind: 'guess' }
  | { readonly kind: 'area' }
  | { readonly kind: 'point' }
  | { readonly kind: 'anywhere' };

/**
 * `location` is the value for the request (SEA-11). It is empty for a search without a place. `waiting`: not
 * known yet, because geolocation is pending or storage has not been read (SEA-19).
 */
export type Place =
  | { readonly status: 'ready'; readonly location: string; readonly name: PlaceName }
  | { readonly status: 'waiting'; readonly name: PlaceName }
  | { readonly status: 'blocked' | 'unavailable'; readonly name: PlaceName }
  | { readonly status: 'invalid'; readonly name: PlaceName };

export interface PositionReading {
  readonly status: 'pending' | 'granted' | 'denied' | 'unavailable';
  readonly coordinates: Coordinates | undefined;
  readonly isOwn: boolean;
}

const own: PlaceName = { kind: 'own' };
const words = (text: string): PlaceName => ({ kind: 'words', words: text });

export function namedPlace(location: string, bounds?: Bounds): Place {
  const coordinates = parseCoordinates(location);
  if (coordinates) {
    const kind = bounds ? 'area' : 'point';
    return { status: 'ready', location: formatCoordinates(coordinates), name: { kind } };
  }
  if (!isLocationText(location)) return { status: 'invalid', name: words(location) };
  return { status: 'ready', location, name: words(location) };
}

/** Resolves "Current Location". No other place may stand in for the visitor's own position. */
function ownPlace({ status, coordinates, isOwn }: PositionReading): Place {
  if (isOwn && coordinates) return { status: 'ready', location: formatCoordinates(coordinates), name: own };
  if (status === 'pending') return { status: 'waiting', name: own };
  return { status: status === 'denied' ? 'blocked' : 'unavailable', name: own };
}

const isFallback = ({ latitude, longitude }: Coordinates) =>
  latitude === FALLBACK_COORDINATES.latitude && longitude === FALLBACK_COORDINATES.longitude;

function automaticPlace({ status, coordinates, isOwn }: PositionReading, hasWaited: boolean): Place {
  const newYork = words(DEFAULT_LOCATION_NAME);
  if (!coordinates) {
    return status === 'pending' && hasWaited
      ? { status: 'ready', location: DEFAULT_LOCATION_NAME, name: newYork }
      : { status: 'waiting', name: newYork };
  }
  const name = isOwn ? own : isFallback(coordinates) ? newYork : ({ kind: 'guess' } as const);
  return { status: 'ready', location: formatCoordinates(coordinates), name };
}

export const isAnywhere = ({ isSaved, location }: MerchantSearch): boolean =>
  isSaved === true && location === undefined;

export interface PlaceQuestion {
  readonly isAnywhere?: boolean;
  readonly location: string | undefined;
  readonly bounds?: Bounds | undefined;
  /** The stored location of earlier visits; null until storage has been read. */
  readonly manualLocation: string | null | undefined;
  readonly position: PositionReading;
  readonly hasWaited: boolean;
}

export function findPlace(question: PlaceQuestion): Place {
  const { location, bounds, manualLocation, position, hasWaited } = question;
  if (question.isAnywhere) return { status: 'ready', location: '', name: { kind: 'anywhere' } };
  if (isCurrentLocation(location)) return ownPlace(position);
  if (location !== undefined) return namedPlace(location, bounds);
  if (manualLocation === null) return { status: 'waiting', name: words('') };
  if (manualLocation !== undefined) return namedPlace(manualLocation);
  return automaticPlace(position, hasWaited);
}
