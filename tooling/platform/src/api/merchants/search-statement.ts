import { featureBits, mealBits, weekdayBits, type BitSet } from '../../database/bit-sets.ts';
import type { Statement } from '../../database/database.ts';
import { STORED_MERCHANT } from './merchant-body.ts';
import { createParameters, placeConditions, type Parameters } from './place-conditions.ts';
import { NEW_FOR_DAYS, type SearchPlan } from './search-plan.ts';

const orders = {
  distance: 'distance nulls last, id',
  rating: 'rating desc nulls last, rating_count desc, id',
  name: 'lower(name) collate "C", id',
  newest: 'joined_on desc, id',
} as const;

export interface SearchPage {
  readonly sortBy?: keyof typeof orders | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

const countEach = <T extends string>(group: string, column: string, { words, bitsOf }: BitSet<T>) =>
  words.map(
    (word) =>
      `count(*) filter (where fits_price and ${column} & ${bitsOf([word])} <> 0)::int as "${group}.${word}"`,
  );

function findingOf(plan: SearchPlan, parameters: Parameters, sortBy: keyof typeof orders) {
  const { request, partnerId, words, today } = plan;
  const partner = parameters.add(partnerId, 'text');
  const { conditions, distance } = placeConditions(plan, parameters);
  const campaign = parameters.add(request.campaignCode ?? null, 'text');
  const day = parameters.add(today, 'date');
  const flag = (value: 'true' | undefined) => parameters.add(value === 'true', 'boolean');
  const days = parameters.add(weekdayBits.bitsOf(request.benefitsFor ?? []), 'int');
  const meals = parameters.add(mealBits.bitsOf(request.mealsServed ?? []), 'int');
  const features = parameters.add(featureBits.bitsOf(request.features ?? []), 'int');
  const acclaimed = `acclaimed_level = any(${parameters.add(plan.acclaimedLevels, 'int[]')})`;
  const prices = parameters.add((request.priceRange ?? []).map(Number), 'int[]');
  const order = orders[sortBy === 'distance' && !plan.place ? 'rating' : sortBy];
  const isLike = (word: string) => `${parameters.add(word, 'text')} <% m.search_text`;
  const named = plan.merchantIds && [`m.id = any(${parameters.add(plan.merchantIds, 'int[]')})`];
  const where = [
    ...conditions,
    ...(named ?? []),
    ...words.map((meanings) => `(${meanings.map(isLike).join(' or ')})`),
  ];

  const found = `found as materialized (
      select *, cardinality(${prices}) = 0 or price_level = any(${prices}) as fits_price
      from (
        select m.id, m.name, m.rating, m.rating_count, m.joined_on, m.acclaimed_level, m.price_level, m.meals,
          m.features, b.days, cardinality(m.reservation_providers) > 0 as is_bookable,
          m.joined_on between ${day} - ${NEW_FOR_DAYS} and ${day} as is_new, ${distance} as distance
        from merchants m
        join merchant_benefits b on b.partner_id = ${partner} and b.merchant_id = m.id
          and (${campaign} is null or ${campaign} = any(b.campaign_codes))
        ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
      ) candidate
      where (not ${flag(request.acclaimed)} or ${acclaimed})
        and (not ${flag(request.isNew)} or is_new)
        and (not ${flag(request.reservations)} or is_bookable)
        and days & ${days} = ${days} and meals & ${meals} = ${meals} and features & ${features} = ${features}
    )`;
  const shape = `${plan.place?.kind ?? 'anywhere'}${named ? ':ids' : ''}:${sortBy}:${words.map((meanings) => meanings.length).join('')}`;
  return { found, order, shape, partner, acclaimed, prices };
}

/**
 * Reads a page of merchants, the total and the counts of all filters in one statement, so that the candidates
 * are read once. A merchant must match all selected filters, but only one of the selected prices.
 */
export function searchStatement(
  plan: SearchPlan,
  { sortBy = 'distance', pageNo, pageSize }: SearchPage,
): Statement {
  const parameters = createParameters();
  const { found, order, shape, partner, acclaimed, prices } = findingOf(plan, parameters, sortBy);
  const text = `
    with ${found}, counts as (
      select count(*) filter (where fits_price)::int as total,
        count(*) filter (where fits_price and ${acclaimed})::int as acclaimed,
        count(*) filter (where fits_price and is_new)::int as "isNew",
        count(*) filter (where fits_price and is_bookable)::int as reservations,
        ${[
          ...countEach('benefitsFor', 'days', weekdayBits),
          ...countEach('mealsServed', 'meals', mealBits),
          ...countEach('features', 'features', featureBits),
          ...[1, 2, 3, 4].map(
            (price) =>
              `count(*) filter (where price_level = ${price} or price_level = any(${prices}))::int as "priceRange.${price}"`,
          ),
        ].join(',\n        ')}
      from found
    ), page as (
      select id, distance, is_new, row_number() over (order by ${order}) as position
      from found where fits_price
      order by ${order}
      limit ${parameters.add(pageSize, 'int')}
      offset ${parameters.add((pageNo - 1) * pageSize, 'int')}
    )
    select to_jsonb(counts) as counts, page.distance, page.is_new, ${STORED_MERCHANT} as merchant, to_jsonb(b) as benefit
    from counts
    left join page on true
    left join merchants m on m.id = page.id
    left join merchant_benefits b on b.partner_id = ${partner} and b.merchant_id = m.id
    order by page.position`;
  return { name: `search:${shape}`, text, values: parameters.values };
}

export function positionsStatement(plan: SearchPlan, most: number): Statement {
  const parameters = createParameters();
  const { found, order, shape } = findingOf(plan, parameters, 'distance');
  const text = `
    with ${found}, first as (
      select id, name, row_number() over (order by ${order}) as position, count(*) over ()::int as total
      from found where fits_price
      order by ${order}
      limit ${parameters.add(most, 'int')}
    )
    select first.id, first.name, m.latitude, m.longitude, first.total
    from first join merchants m on m.id = first.id
    order by first.position`;
  return { name: `positions:${shape}`, text, values: parameters.values };
}

export function densityStatement(plan: SearchPlan, enough: number): Statement {
  const parameters = createParameters();
  const partner = parameters.add(plan.partnerId, 'text');
  const { conditions } = placeConditions(plan, parameters);
  const text = `
    select count(*)::int as found from (
      select 1 from merchants m
      join merchant_benefits b on b.partner_id = ${partner} and b.merchant_id = m.id
      where ${conditions.join(' and ')}
      limit ${parameters.add(enough, 'int')}
    ) near_by`;
  return { name: 'search:density', text, values: parameters.values };
}
