import type { Coordinates } from '@tableside/core';

import { EARTH_RADIUS_MILES } from '../search-plan.ts';

/**
 * Must match the rounding in SQL, so that memory and database find the same merchants. A step is about a
 * tenth of an inch.
 */
const DISTANCE_STEPS = 1e6;
export const TOLERANCE = 1e-8;

const radians = (degrees: number) => degrees * (Math.PI / 180);

export const chordOf = (miles: number): number => 2 * Math.sin(miles / EARTH_RADIUS_MILES / 2);

export function milesBetween(from: Coordinates, latitude: number, longitude: number): number {
  const vertical = Math.sin(radians(latitude - from.latitude) / 2) ** 2;
  const horizontal = Math.sin(radians(longitude - from.longitude) / 2) ** 2;
  const shrink = Math.cos(radians(from.latitude)) * Math.cos(radians(latitude));
  const angle = Math.asin(Math.min(1, Math.sqrt(vertical + shrink * horizontal)));
  return Math.round(2 * EARTH_RADIUS_MILES * angle * DISTANCE_STEPS) / DISTANCE_STEPS;
}
