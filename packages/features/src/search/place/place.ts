import {
  CURRENT_LOCATION,
  DEFAULT_LOCATION_NAME,
  FALLBACK_COORDINATES,
  formatCoordinates,
  isLocationText,
  parseCoordinates,
  type Bounds,
  type Coordinates,
  type MerchantSearch,
} from '@tableside/core';

/** How a place is named in copy. */
export type PlaceName =
  | { readonly kind: 'words'; readonly words: string }
  /** The visitor's own position. */
  | { readonly kind: 'own' }
  /** The server's guess of the visitor's location. */
  | { readonly kind: 'guess' }
  /** A rectangle of the map. */
  | { readonly kind: 'area' }
  /** A point of the map. */
  | { readonly kind: 'point' }
  /** No place: what the visitor saved, wherever it is. */
  | { readonly kind: 'anywhere' };

/** The location of a search, as it is resolved from the URL to the request. */
export type Place =
  /** `location` is the value for the request (SEA-11), empty for a search anywhere. */
  | { readonly status: 'ready'; readonly location: string; readonly name: PlaceName }
  /** Not known yet: geolocation is pending, or storage has not been read (SEA-19). */
  | { readonly status: 'waiting'; readonly name: PlaceName }
  /** The visitor's position was requested but is unavailable (SEA-08, SEA-20). */
  | { readonly status: 'blocked' | 'unavailable'; readonly name: PlaceName }
  /** The URL contains something that cannot be a location (SEA-22). */
  | { readonly status: 'invalid'; readonly name: PlaceName };

export interface PositionReading {
  readonly status: 'pending' | 'granted' | 'denied' | 'unavailable';
  readonly coordinates: Coordinates | undefined;
  readonly isOwn: boolean;
}

const own: PlaceName = { kind: 'own' };
const words = (text: string): PlaceName => ({ kind: 'words', words: text });

export const isCurrentLocation = (location: string | undefined): boolean =>
  location?.toLowerCase() === CURRENT_LOCATION.toLowerCase();

/** The place that the URL names explicitly; undefined for the visitor's own position. */
export function namedPlace(location: string, bounds?: Bounds): Place {
  const coordinates = parseCoordinates(location);
  if (coordinates) {
    const kind = bounds ? 'area' : 'point';
    return { status: 'ready', location: formatCoordinates(coordinates), name: { kind } };
  }
  if (!isLocationText(location)) return { status: 'invalid', name: words(location) };
  return { status: 'ready', location, name: words(location) };
}

/** "Current Location" was requested: no other place may replace the visitor's own position. */
function ownPlace({ status, coordinates, isOwn }: PositionReading): Place {
  if (isOwn && coordinates) return { status: 'ready', location: formatCoordinates(coordinates), name: own };
  if (status === 'pending') return { status: 'waiting', name: own };
  return { status: status === 'denied' ? 'blocked' : 'unavailable', name: own };
}

const isFallback = ({ latitude, longitude }: Coordinates) =>
  latitude === FALLBACK_COORDINATES.latitude && longitude === FALLBACK_COORDINATES.longitude;

/**
 * Without a location in the URL: the visitor's position, otherwise the server's guess, otherwise New York
 * (SEA-24, SEA-28).
 */
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

/** Whether a search without a place has none: what the visitor saved is found wherever it is (SAV-03). */
export const isAnywhere = ({ isSaved, location }: MerchantSearch): boolean =>
  isSaved === true && location === undefined;

export interface PlaceQuestion {
  /** The search has no place. */
  readonly isAnywhere?: boolean;
  /** `location` in the URL. */
  readonly location: string | undefined;
  /** `bounds` in the URL. */
  readonly bounds?: Bounds | undefined;
  /** The stored location of earlier visits; null until storage has been read. */
  readonly manualLocation: string | null | undefined;
  readonly position: PositionReading;
  /** The visitor has not answered the browser's permission prompt within the time limit. */
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
