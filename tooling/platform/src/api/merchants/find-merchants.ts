import { merchantsContract } from '@tableside/api-client/contract';
import {
  centerOf,
  formatBounds,
  omitUndefined,
  parseBounds,
  RESULTS_PAGE_SIZE,
  weekdays,
  type Coordinates,
} from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import { featureBits, mealBits } from '../../database/bit-sets.ts';
import { parseMerchantId } from '../../database/merchant-id.ts';
import { geocode, type SearchPlace } from '../../places/geocode.ts';
import { nearestNames } from '../../places/nearest-names.ts';
import { withMember } from '../../web/with-member.ts';
import { acclaimedLevels } from './acclaimed-levels.ts';
import { toMerchantDetailBody, writeMerchantBody } from './merchant-body.ts';
import type { MerchantFinder } from './merchant-finder.ts';
import { isNewOn, SEARCH_RADII, searchWords, type SearchPlan } from './search-plan.ts';
import type { SearchPage } from './search-statement.ts';
import type { StoredRows } from './stored-merchants.ts';
import { withCorrection, type Vocabulary } from './vocabulary.ts';

type SearchResponse = merchantsContract.MerchantSearchResponse;
type Counts = Readonly<Record<string, number>>;

export interface Search {
  readonly partner: Pick<PartnerSettings, 'id' | 'acclaimedEnabled' | 'acclaimed2Enabled'>;
  readonly request: merchantsContract.MerchantPositionsRequest;
  readonly today: string;
  readonly defaultLocation: Coordinates;
  readonly readVocabulary: () => Promise<Vocabulary>;
}

function countsOf<T extends string>(group: string, words: readonly T[]) {
  const names = words.map((word) => [word, `${group}.${word}`] as const);
  return (counts: Counts) =>
    Object.fromEntries(names.map(([word, name]) => [word, counts[name] ?? 0])) as Record<T, number>;
}
const benefitsFor = countsOf('benefitsFor', weekdays);
const features = countsOf('features', featureBits.words);
const meals = countsOf('mealsServed', mealBits.words);
const prices = countsOf('priceRange', ['1', '2', '3', '4']);

const toFilterCounts = (counts: Counts): SearchResponse['filterCounts'] => ({
  acclaimed: counts['acclaimed'] ?? 0,
  isNew: counts['isNew'] ?? 0,
  reservations: counts['reservations'] ?? 0,
  benefitsFor: benefitsFor(counts),
  features: features(counts),
  mealsServed: meals(counts),
  priceRange: prices(counts),
});

/**
 * Widens the radius where merchants are sparse. It depends on the place alone, so filters do not change it.
 */
async function widen(finder: MerchantFinder, plan: SearchPlan): Promise<SearchPlan> {
  if (plan.place?.kind !== 'around') return plan;
  const [near, wider, widest] = SEARCH_RADII;
  for (const radiusMiles of [near, wider]) {
    const found = await finder.countNear({ ...plan, radiusMiles }, RESULTS_PAGE_SIZE);
    if (found >= RESULTS_PAGE_SIZE) return { ...plan, radiusMiles };
  }
  return { ...plan, radiusMiles: widest };
}

function namedPlace({ location, bounds }: Search['request']): SearchPlace | undefined {
  const rectangle = bounds === undefined ? undefined : parseBounds(bounds);
  if (rectangle) return { kind: 'rectangle', bounds: rectangle, origin: centerOf(rectangle) };
  return location ? geocode(location) : undefined;
}

export async function planSearch(finder: MerchantFinder, search: Search): Promise<SearchPlan | undefined> {
  const { partner, request, today, defaultLocation, readVocabulary } = search;
  const typed = searchWords(request.restaurantOrCuisine);
  const vocabulary = typed.length > 0 ? await readVocabulary() : new Map<string, number>();
  const words = typed.map((word) => withCorrection(word, vocabulary));
  const named = namedPlace(request);
  if (request.location && !named) return undefined;
  const merchantIds = request.merchantIds?.split(',').flatMap((id) => parseMerchantId(id) ?? []);
  const place =
    named ??
    (words.length > 0 || merchantIds ? undefined : ({ kind: 'around', origin: defaultLocation } as const));
  return widen(finder, {
    partnerId: partner.id,
    acclaimedLevels: acclaimedLevels(partner),
    request,
    words,
    today,
    radiusMiles: SEARCH_RADII[0],
    ...(place && { place }),
    ...(merchantIds && { merchantIds }),
  });
}

export async function findMerchants(
  finder: MerchantFinder,
  search: Search,
  page: SearchPage,
): Promise<string> {
  const plan = await planSearch(finder, search);
  if (!plan) {
    const none = { merchants: [], totalResultSize: 0, totalPages: 0, filterCounts: toFilterCounts({}) };
    const nearestLocations = nearestNames(search.request.location ?? '');
    return JSON.stringify({ ...none, code: 'unknownLocation', nearestLocations } satisfies SearchResponse);
  }
  const { merchants, counts } = await finder.findPage(plan, page);
  const total = counts['total'] ?? 0;
  const { place, merchantIds } = plan;
  const offered = merchantIds && (await finder.findOffered(plan.partnerId, merchantIds));
  const origin = place?.origin;
  const others: Omit<SearchResponse, 'merchants'> = omitUndefined({
    totalResultSize: total,
    totalPages: Math.ceil(total / page.pageSize),
    origin: origin && { ...origin },
    bounds: place?.kind === 'rectangle' ? formatBounds(place.bounds) : undefined,
    leftMerchantIds: merchantIds?.filter((id) => !offered?.has(id)).map(String),
    filterCounts: toFilterCounts(counts),
  });
  const bodies = merchants.map((merchant) => writeMerchantBody(merchant, origin));
  return withMember(JSON.stringify(others), 'merchants', `[${bodies.join()}]`);
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

export async function findPositions(
  finder: MerchantFinder,
  search: Search,
): Promise<merchantsContract.MerchantPositionsResponse> {
  const plan = await planSearch(finder, search);
  if (!plan) return { merchants: [], totalResultSize: 0 };
  const { merchants, total } = await finder.findPositions(plan, merchantsContract.MOST_POSITIONS);
  return {
    merchants: merchants.map(({ id, name, latitude, longitude }) => ({
      id: String(id),
      name,
      coordinates: { latitude: round(latitude), longitude: round(longitude) },
    })),
    totalResultSize: total,
  };
}

export const merchantDetails = (rows: StoredRows, today: string) =>
  toMerchantDetailBody({ ...rows, is_new: isNewOn(rows.merchant.joined_on, today) });
