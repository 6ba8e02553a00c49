import type { merchantsContract } from '@tableside/api-client/contract';
import type { Bounds, Coordinates } from '@tableside/core';

import { searchable } from '../../database/searchable.ts';
import type { SearchPlace } from '../../places/geocode.ts';

/** Miles, tried in turn until the circle contains a full page of merchants. */
export const SEARCH_RADII = [25, 50, 100] as const;

const emptyWords = new Set(
  'a and at cuisine food in me near of place places restaurant restaurants the'.split(' '),
);
const MOST_WORDS = 5;

export const searchWords = (text: string | undefined): string[] =>
  searchable(text ?? '')
    .split(' ')
    .filter((word) => word !== '' && !emptyWords.has(word))
    .slice(0, MOST_WORDS);

export interface SearchPlan {
  readonly partnerId: string;
  readonly request: merchantsContract.MerchantPositionsRequest;
  /** Undefined for a search by words or ids alone, which covers the entire program. */
  readonly place?: SearchPlace;
  readonly merchantIds?: readonly number[];
  readonly radiusMiles: number;
  readonly acclaimedLevels: readonly number[];
  readonly words: readonly (readonly string[])[];
  readonly today: string;
}

export const EARTH_RADIUS_MILES = 3958.7613;

/** The length of the shortest degree of latitude, so that a box always contains its circle. */
const MILES_A_DEGREE = 68.7;

export function boxAround({ latitude, longitude }: Coordinates, miles: number): Bounds {
  const latitudes = miles / MILES_A_DEGREE;
  const shrink = Math.cos((Math.min(89, Math.abs(latitude) + latitudes) * Math.PI) / 180);
  const longitudes = Math.min(360, latitudes / shrink);
  return {
    south: latitude - latitudes,
    north: latitude + latitudes,
    west: longitude - longitudes,
    east: longitude + longitudes,
  };
}

export const NEW_FOR_DAYS = 90;

const DAY_MS = 86_400_000;

export function isNewOn(joinedOn: string, today: string): boolean {
  const days = (Date.parse(today) - Date.parse(joinedOn)) / DAY_MS;
  return days >= 0 && days <= NEW_FOR_DAYS;
}
