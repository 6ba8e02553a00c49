export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_MILES = 3958.7613;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function distanceInMiles(from: Coordinates, to: Coordinates): number {
  const latitude = radians(to.latitude - from.latitude);
  const longitude = radians(to.longitude - from.longitude);
  const h =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Rounds to two decimals, the precision with which a position leaves the browser (SEA-27). */
export function roundCoordinates({ latitude, longitude }: Coordinates): Coordinates {
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  return { latitude: round(latitude), longitude: round(longitude) };
}

export function formatCoordinates(coordinates: Coordinates): string {
  const { latitude, longitude } = roundCoordinates(coordinates);
  return `${latitude},${longitude}`;
}

/** Parses "41.88,-87.63". Undefined if it is not a valid position. */
export function parseCoordinates(text: string): Coordinates | undefined {
  const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  if (!match) return undefined;
  const latitude = Number(match[1]);
  const longitude = Number(match[2]);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** A rectangle of the map, in decimal degrees. It does not cross the 180th meridian. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export function centerOf({ south, west, north, east }: Bounds): Coordinates {
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

/**
 * Formats a rectangle as "40.70123,-74.02,40.76,-73.95": south, west, north, east, each accurate to about a
 * yard.
 */
export function formatBounds({ south, west, north, east }: Bounds): string {
  return [south, west, north, east].map((degrees) => Math.round(degrees * 1e5) / 1e5).join(',');
}

export function parseBounds(text: string): Bounds | undefined {
  const [south, west, ...corner] = text.split(',');
  const low = parseCoordinates(`${south},${west}`);
  const high = parseCoordinates(corner.join());
  if (!low || !high || low.latitude >= high.latitude || low.longitude >= high.longitude) return undefined;
  return { south: low.latitude, west: low.longitude, north: high.latitude, east: high.longitude };
}
