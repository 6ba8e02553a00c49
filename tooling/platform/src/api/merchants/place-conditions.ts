import type { Bounds } from '@tableside/core';

import { boxAround, EARTH_RADIUS_MILES, type SearchPlan } from './search-plan.ts';

export function createParameters() {
  const values: unknown[] = [];
  return {
    values,
    add(value: unknown, type: string): string {
      values.push(value);
      return `$${values.length}::${type}`;
    },
  };
}
export type Parameters = ReturnType<typeof createParameters>;

/**
 * Rounds to six decimals, because further digits vary between machines and would change the order of
 * merchants at the same distance.
 */
const haversine = (latitude: string, longitude: string) =>
  `round(2e6 * ${EARTH_RADIUS_MILES} * asin(least(1, sqrt(power(sin(radians(m.latitude - ${latitude}) / 2), 2) +
    cos(radians(${latitude})) * cos(radians(m.latitude)) * power(sin(radians(m.longitude - ${longitude}) / 2), 2))))) / 1e6`;

const isWithin = ({ south, north, west, east }: Bounds, parameters: Parameters) => [
  `m.latitude between ${parameters.add(south, 'float8')} and ${parameters.add(north, 'float8')}`,
  `m.longitude between ${parameters.add(west, 'float8')} and ${parameters.add(east, 'float8')}`,
];

interface PlaceConditions {
  readonly conditions: readonly string[];
  readonly distance: string;
}

export function placeConditions({ place, radiusMiles }: SearchPlan, parameters: Parameters): PlaceConditions {
  if (!place) return { conditions: [], distance: 'null::float8' };
  const distance = haversine(
    parameters.add(place.origin.latitude, 'float8'),
    parameters.add(place.origin.longitude, 'float8'),
  );
  if (place.kind === 'state')
    return { conditions: [`m.state = ${parameters.add(place.state, 'text')}`], distance };
  if (place.kind === 'rectangle') return { conditions: isWithin(place.bounds, parameters), distance };
  return {
    conditions: [
      ...isWithin(boxAround(place.origin, radiusMiles), parameters),
      `${distance} <= ${parameters.add(radiusMiles, 'float8')}`,
    ],
    distance,
  };
}
