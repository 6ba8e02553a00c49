import type { placesContract } from '@tableside/api-client/contract';
import { usStates } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import type { Database } from '../../database/database.ts';
import { createOrFromMemory } from '../../database/from-memory.ts';
import { searchable } from '../../database/searchable.ts';
import { geocode } from '../../places/geocode.ts';

const HOUR_MS = 3_600_000;
const LEAST_RESTAURANTS = 5;

/** A partner's places that have pages, by their path, such as `chicago-il/italian`. */
export type RestaurantPlaces = ReadonlyMap<string, placesContract.PlaceResponse>;

type Partner = Pick<PartnerSettings, 'id' | 'campaignCode'>;
export type ReadRestaurantPlaces = (partner: Partner) => Promise<RestaurantPlaces>;

interface Row {
  readonly city: string;
  readonly state: string;
  readonly cuisine: string | null;
  readonly count: number;
}

const inPath = (text: string) => searchable(text).replaceAll(' ', '-');

export const placeSlug = ({ city, state }: Pick<Row, 'city' | 'state'>): string => inPath(`${city} ${state}`);

export const cuisineSlug = inPath;

const cityOf = (path: string) => path.split('/')[0];

const readRows = ({ run }: Pick<Database, 'run'>, { id, campaignCode }: Partner) =>
  run<Row>({
    name: 'places of restaurants',
    text: `with listed as (
        select m.city, m.state, m.cuisines from merchant_benefits b join merchants m on m.id = b.merchant_id
        where b.partner_id = $1 and ($2::text is null or $2 = any(b.campaign_codes))
      )
      select city, state, null as cuisine, count(*)::int as count from listed group by city, state
      union all
      select city, state, cuisine, count(*)::int from listed,
        lateral (select distinct unnest(listed.cuisines) as cuisine) one group by city, state, cuisine
      order by count desc, city, state, cuisine`,
    values: [id, campaignCode],
  });

/**
 * Keeps places that have enough restaurants and that a search can find. Rows must be sorted by count, largest
 * first.
 */
export function placesOf(rows: readonly Row[]): RestaurantPlaces {
  const counted = new Map<string, placesContract.PlaceResponse>();
  for (const { city, state, cuisine, count } of rows) {
    const cuisineInPath = cuisine === null ? undefined : cuisineSlug(cuisine);
    if (cuisineInPath === '') continue;
    const path = [placeSlug({ city, state }), cuisineInPath ?? []].flat().join('/');
    // Spellings that differ only in case or accents are one place, under its most frequent name.
    const known = counted.get(path) ?? {
      name: `${city}, ${state}`,
      ...(cuisine !== null && { cuisine }),
      count: 0,
    };
    counted.set(path, { ...known, count: known.count + count });
  }
  const listed = [...counted].filter(
    ([, { name, count }]) => count >= LEAST_RESTAURANTS && geocode(name) !== undefined,
  );
  const cuisines = Map.groupBy(
    listed.flatMap(([path, { cuisine, count }]) =>
      cuisine === undefined ? [] : { path, name: cuisine, count },
    ),
    ({ path }) => cityOf(path),
  );
  const linked = listed.map(([path, place]) => {
    const others = (cuisines.get(cityOf(path)) ?? []).filter((cuisine) => cuisine.path !== path);
    return [path, { ...place, cuisines: others.toSorted((a, b) => b.count - a.count) }] as const;
  });
  return new Map(linked.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const stateNames = new Map(usStates.map(({ value, label }) => [value, label]));
const inOrder = new Intl.Collator('en').compare;

export const citiesOf = (places: RestaurantPlaces): placesContract.PlacesResponse['places'] =>
  [...places]
    .flatMap(([path, { name, cuisine, count }]) => {
      const code = name.slice(name.lastIndexOf(' ') + 1);
      return cuisine === undefined ? { path, name, count, state: stateNames.get(code) ?? code } : [];
    })
    .toSorted((a, b) => inOrder(a.state, b.state) || inOrder(a.name, b.name));

export function createRestaurantPlaces(
  database: Pick<Database, 'run'>,
  now: () => Date,
  // Has its own state, because this read covers all merchants of a partner and may time out where others do
  // not.
  orFromMemory = createOrFromMemory(),
): ReadRestaurantPlaces {
  const cache = new Map<string, { readonly places: RestaurantPlaces; readonly until: number }>();
  const reading = new Map<string, Promise<RestaurantPlaces>>();
  const read = async (partner: Partner) => {
    const places = placesOf(await readRows(database, partner));
    cache.set(partner.id, { places, until: now().getTime() + HOUR_MS });
    return places;
  };
  const readOnce = (partner: Partner) => {
    const begun = reading.get(partner.id) ?? read(partner).finally(() => reading.delete(partner.id));
    reading.set(partner.id, begun);
    return begun;
  };
  return async (partner) => {
    const known = cache.get(partner.id);
    if (!known) return readOnce(partner);
    if (now().getTime() < known.until) return known.places;
    return orFromMemory(
      () => readOnce(partner),
      () => known.places,
    );
  };
}
