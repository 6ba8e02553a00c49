import type { merchantsContract } from '@tableside/api-client/contract';
import type { Coordinates } from '@tableside/core';

import { searchable } from '../../database/searchable.ts';
import type { SearchPlace } from '../../places/geocode.ts';

/** The radii tried in turn, in miles, until a place has a page of merchants around it. */
export const SEARCH_RADII = [25, 50, 100] as const;

/** Words that say nothing about a merchant of a dining program. */
const emptyWords = new Set(
  'a and at cuisine food in me near of place places restaurant restaurants the'.split(' '),
);
const MOST_WORDS = 5;

/** The words of a text search that every merchant found must have, as far as typing goes. */
export const searchWords = (text: string | undefined): string[] =>
  searchable(text ?? '')
    .split(' ')
    .filter((word) => word !== '' && !emptyWords.has(word))
    .slice(0, MOST_WORDS);

/** Where and how one search looks, worked out before the database is asked. */
export interface SearchPlan {
  readonly partnerId: string;
  readonly request: merchantsContract.MerchantSearchRequest;
  /** Absent for a search by words alone, in the whole program. */
  readonly place?: SearchPlace;
  readonly radiusMiles: number;
  /** The levels that count as acclaimed. */
  readonly acclaimedLevels: readonly number[];
  /** Each word of the text, with what else it may mean. */
  readonly words: readonly (readonly string[])[];
  /** The day that "new" is told by, as YYYY-MM-DD. */
  readonly today: string;
}

interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** A degree of latitude is never shorter than this, so a box holds its whole circle. */
const MILES_A_DEGREE = 68.7;

/** The box around a circle: what the index can look up before distances are computed. */
export function boxAround({ latitude, longitude }: Coordinates, miles: number): Box {
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
