import { distanceInMiles, type Coordinates } from '@tableside/core';
import { neighborhoods } from '@tableside/platform/places';

const sides = [
  'East Side',
  'Northeast',
  'North Side',
  'Northwest',
  'West Side',
  'Southwest',
  'South Side',
  'Southeast',
];

export function neighborhoodOf(cityLabel: string, center: Coordinates, point: Coordinates): string {
  const listed = neighborhoods[cityLabel];
  if (listed) {
    const byDistance = listed.map(({ name, ...center }) => ({ name, miles: distanceInMiles(point, center) }));
    return byDistance.reduce((nearest, area) => (area.miles < nearest.miles ? area : nearest)).name;
  }
  if (distanceInMiles(center, point) < 1.1) return 'Downtown';
  const angle = Math.atan2(point.latitude - center.latitude, point.longitude - center.longitude);
  return sides[(Math.round((angle / Math.PI) * 4) + 8) % 8] ?? 'Downtown';
}
