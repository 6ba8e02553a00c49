import { formatBounds, parseBounds, parseCoordinates, type Bounds, type Coordinates } from './geography.ts';
import {
  mealsServed,
  merchantFeatures,
  type MealServed,
  type Merchant,
  type MerchantFeature,
} from './merchant.ts';
import { omitUndefined } from './omit-undefined.ts';
import { plainText } from './plain-text.ts';
import { weekdays, type Weekday } from './weekday.ts';

export const sortOrders = ['distance', 'rating', 'name', 'newest'] as const;
export type SortOrder = (typeof sortOrders)[number];

export const CURRENT_LOCATION = 'Current Location';
export const isCurrentLocation = (location: string | undefined): boolean =>
  location?.toLowerCase() === CURRENT_LOCATION.toLowerCase();
export const DEFAULT_LOCATION_NAME = 'New York, NY';
export const FALLBACK_COORDINATES: Coordinates = { latitude: 40.7577, longitude: -73.9857 };
export const RESULTS_PAGE_SIZE = 10;
export const CAROUSEL_PAGE_SIZE = 15;

export const MOST_SAVED = 500;

/** A merchant that a visitor saved, with its name at the time. */
export interface SavedMerchant extends Pick<Merchant, 'id' | 'name'> {}

export interface SearchFilters {
  readonly acclaimed?: true;
  readonly benefitsFor?: readonly Weekday[];
  readonly features?: readonly MerchantFeature[];
  readonly isNew?: true;
  /**
   * Limits the search to what the visitor saved (SAV-03). Used in URLs. A request has `merchantIds` instead.
   */
  readonly isSaved?: true;
  readonly mealsServed?: readonly MealServed[];
  readonly priceRange?: readonly (1 | 2 | 3 | 4)[];
  readonly reservations?: true;
  readonly sortBy?: SortOrder;
}

export const filterKeys = [
  'acclaimed',
  'benefitsFor',
  'features',
  'isNew',
  'isSaved',
  'mealsServed',
  'priceRange',
  'reservations',
  'sortBy',
] as const satisfies readonly (keyof SearchFilters)[];
export type FilterKey = (typeof filterKeys)[number];

export interface MerchantSearch extends SearchFilters {
  readonly campaignCode?: string;
  /** A location as text, or "latitude,longitude" with two decimals. */
  readonly location?: string;
  /**
   * Limits the search to this rectangle. `location` is then its center, for servers that do not know
   * rectangles.
   */
  readonly bounds?: Bounds;
  readonly restaurantOrCuisine?: string;
  /**
   * Limits the search to these merchants, as ids separated by commas. Without a location, it finds all of
   * them.
   */
  readonly merchantIds?: string;
  readonly pageNo?: number;
  readonly pageSize?: number;
}

/**
 * The number of merchants that each additional filter would leave, by key and value, for the counts on filter
 * chips.
 */
export interface FilterCounts {
  readonly acclaimed: number;
  readonly isNew: number;
  /** Counted by the client, because the server's counts are the same for everyone. */
  readonly isSaved?: number | undefined;
  readonly reservations: number;
  readonly benefitsFor: Readonly<Record<Weekday, number>>;
  readonly features: Readonly<Record<MerchantFeature, number>>;
  readonly mealsServed: Readonly<Record<MealServed, number>>;
  readonly priceRange: Readonly<Record<1 | 2 | 3 | 4, number>>;
}

export interface MerchantSearchResult {
  readonly merchants: readonly Merchant[];
  readonly totalResultSize: number;
  readonly totalPages: number;
  readonly origin?: Coordinates;
  /**
   * The rectangle that was searched, in the format of `formatBounds`. Undefined if the server searched around
   * its center.
   */
  readonly bounds?: string;
  readonly filterCounts: FilterCounts;
  /** Those of `merchantIds` that are not in the program. */
  readonly leftIds?: readonly string[];
  /** Suggestions for an unknown location, the most likely first. */
  readonly unknownPlace?: { readonly nearestNames: readonly string[] };
}

export interface MerchantPosition extends Pick<Merchant, 'id' | 'name' | 'position'> {}

export interface MerchantPositions {
  readonly merchants: readonly MerchantPosition[];
  /** Number of all merchants of the search, including those whose positions are left out. */
  readonly totalResultSize: number;
}

export interface LocationPrediction {
  readonly text: string;
  readonly coordinates: Coordinates;
}

export interface PlaceLink {
  /** The page's path below /restaurants, such as `chicago-il/italian`. */
  readonly path: string;
  /** "Chicago, IL" for a city, "Italian" for a cuisine. */
  readonly name: string;
  readonly count: number;
}

/** A city whose restaurants, or those of one cuisine there, have a page of their own (FND-05). */
export interface RestaurantPlace {
  readonly name: string;
  readonly cuisine?: string;
  readonly count: number;
  /**
   * The pages of other cuisines in this city, those with the most restaurants first. The page of the whole
   * city is not among them.
   */
  readonly cuisines?: readonly PlaceLink[];
}

export interface CityLink extends PlaceLink {
  readonly state: string;
}

export interface RestaurantPlaces {
  readonly places: readonly CityLink[];
}

const locationPattern = /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N}\p{Cf} ,.'&-]+$/u;

/**
 * Whether typed text can be a location, for both form and server: letters, digits, space, comma, dot, hyphen,
 * apostrophe, ampersand (SEA-22).
 */
export const isLocationText = (text: string): boolean => locationPattern.test(plainText(text));

const oneOf =
  <T extends string>(allowed: readonly T[]) =>
  (value: string): value is T =>
    (allowed as readonly string[]).includes(value);

const listOf = <T extends string>(values: readonly string[], allowed: readonly T[]): T[] =>
  allowed.filter((value) => values.includes(value));

const wholeNumber = (text: string | null, most: number): number | undefined => {
  if (!text || !/^\d{1,6}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= 1 && value <= most ? value : undefined;
};

/** The last page that can be requested, because deeper paging is useless and burdens the database. */
export const LAST_PAGE = 1000;

export interface QueryReader {
  get(key: string): string | null;
  getAll(key: string): string[];
}

/** Parses a query string. Invalid or unknown values are ignored and never cause an error (SEA-32). */
export function parseMerchantSearch(query: QueryReader): MerchantSearch {
  const text = (key: string) => plainText(query.get(key) ?? '').slice(0, 120) || undefined;
  const flag = (key: string): true | undefined => (query.get(key) === 'true' ? true : undefined);
  const list = <T>(values: T[]) => (values.length > 0 ? values : undefined);
  const prices = listOf(query.getAll('priceRange'), ['1', '2', '3', '4']).map(
    (p) => Number(p) as 1 | 2 | 3 | 4,
  );
  const sortBy = query.get('sortBy');
  const location = text('location');
  return omitUndefined({
    campaignCode: text('campaignCode'),
    location,
    bounds: parseCoordinates(location ?? '') && parseBounds(query.get('bounds') ?? ''),
    restaurantOrCuisine: text('restaurantOrCuisine'),
    acclaimed: flag('acclaimed'),
    isNew: flag('isNew'),
    isSaved: flag('isSaved'),
    reservations: flag('reservations'),
    benefitsFor: list(listOf(query.getAll('benefitsFor'), weekdays)),
    features: list(listOf(query.getAll('features'), merchantFeatures)),
    mealsServed: list(listOf(query.getAll('mealsServed'), mealsServed)),
    priceRange: list(prices),
    sortBy: sortBy && oneOf(sortOrders)(sortBy) ? sortBy : undefined,
    pageNo: wholeNumber(query.get('pageNo'), LAST_PAGE),
    pageSize: wholeNumber(query.get('pageSize'), 50),
  });
}

/**
 * Returns the pairs of a query string, with repeated keys for lists and nothing for unset options (API-11).
 */
export function formatMerchantSearch({ bounds, ...search }: MerchantSearch): [key: string, value: string][] {
  const given = { ...search, ...(bounds && { bounds: formatBounds(bounds) }) };
  return Object.entries(given).flatMap(([key, value]: [string, unknown]) => {
    if (value === undefined || value === '') return [];
    return (Array.isArray(value) ? value : [value]).map((item): [string, string] => [key, String(item)]);
  });
}
