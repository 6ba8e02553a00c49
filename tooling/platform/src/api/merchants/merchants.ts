import { menusContract, merchantsContract, placesContract } from '@tableside/api-client/contract';
import { withOverrides } from '@tableside/partner-config';
import { Hono, type Context } from 'hono';

import { partnerOf, readOverrides } from '../../accounts/partner-of.ts';
import { parseMerchantId } from '../../database/merchant-id.ts';
import { publicReadsOf, readsFrom } from '../../database/public-reads.ts';
import type { PlatformEnv } from '../../web/platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { createResponseCache, jsonHeaders, sendCached } from '../../web/cached-response.ts';
import { notFound } from '../../web/problem.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';
import { createMemoryFinder } from './memory/memory-finder.ts';
import { createDatabaseFinder } from './merchant-finder.ts';
import { createStoredMerchants } from './stored-merchants.ts';
import { findMerchants, findPositions, merchantDetails, type Search } from './find-merchants.ts';
import { citiesOf, createRestaurantPlaces } from './restaurant-places.ts';
import { createVocabularyReader } from './vocabulary.ts';

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
/**
 * These responses contain nothing about the visitor, so browsers may cache them long enough for a quick
 * return.
 */
const BRIEFLY = 'private, max-age=60';
const MAX_CACHED_BYTES = 16 * 2 ** 20;
const MAX_CACHED_MENU_BYTES = 8 * 2 ** 20;
const MAX_CACHED_POSITION_BYTES = 4 * 2 ** 20;

export function createMerchants(options: ApiOptions) {
  const {
    database,
    now,
    reads = readsFrom(publicReadsOf(database)),
    defaultLocation,
    cachedOverrides,
  } = options;
  const memory = options.searchMemory;
  const stored = createStoredMerchants({ database: publicReadsOf(database), reads, memory });
  const inDatabase = createDatabaseFinder(reads);
  const finder = () => {
    const loaded = memory?.current();
    return loaded ? createMemoryFinder({ reads, loaded, readStored: stored.read }) : inDatabase;
  };
  const readVocabulary = createVocabularyReader(reads, now);
  const readPlaces = options.readPlaces ?? createRestaurantPlaces(reads, now);
  const cachedDetails = createResponseCache(MAX_CACHED_BYTES);
  const cachedMenus = createResponseCache(MAX_CACHED_MENU_BYTES);
  const cachedSearches = createResponseCache(MAX_CACHED_BYTES);
  const cachedPositions = createResponseCache(MAX_CACHED_POSITION_BYTES);
  async function searchOf(context: Context<PlatformEnv>, request: Search['request']) {
    const partner = partnerOf(context, options);
    const overrides = await (cachedOverrides?.read(partner.id) ?? readOverrides(database, partner.id));
    return {
      partner: withOverrides(partner, overrides),
      overrides,
      request,
      today: dayOf(now()),
      defaultLocation,
      readVocabulary,
    };
  }
  async function placeAt(context: Context<PlatformEnv>) {
    const places = await readPlaces(partnerOf(context, options));
    const { place = '', cuisine } = context.req.param() as {
      readonly place?: string;
      readonly cuisine?: string;
    };
    const found = places.get(cuisine === undefined ? place : `${place}/${cuisine}`);
    if (!found) throw notFound('This program has no such place.');
    return context.json<placesContract.PlaceResponse>(found, 200, { 'Cache-Control': BRIEFLY });
  }
  async function merchantOf(context: Context<PlatformEnv>) {
    const { merchantId = '' } = context.req.param() as { readonly merchantId?: string };
    const id = parseMerchantId(merchantId);
    const partnerId = context.get('partnerId');
    const rows = id && (await stored.read(partnerId, [id])).get(id);
    if (!rows) throw notFound('This program has no such merchant.');
    return { partnerId, id, rows };
  }
  const keyOf = (context: Context<PlatformEnv>) =>
    `${context.get('partnerId')} ${context.req.url.split('?')[1]}`;
  function isCurrentFor({ partner, overrides, today, request }: Awaited<ReturnType<typeof searchOf>>) {
    // Searches with words depend on the vocabulary, whose changes are not announced. A search among saved
    // merchants is made by one visitor alone, so caching it would be of no use.
    if (!memory?.current() || request.restaurantOrCuisine || request.merchantIds) return undefined;
    const version = memory.version();
    return () =>
      memory.version() === version &&
      cachedOverrides?.isCurrent(partner.id, overrides) === true &&
      dayOf(now()) === today;
  }
  return new Hono<PlatformEnv>()
    .get(
      '/v2/Merchants/Search',
      describeCall({
        operationId: 'searchMerchants',
        summary: 'Searches merchants: one page of results with totals and facet counts.',
        tag: 'merchants',
        status: 200,
        response: merchantsContract.merchantSearchResponse,
        problems: [400],
      }),
      validate('query', merchantsContract.merchantSearchRequest),
      async (context) => {
        const request = context.req.valid('query');
        const search = await searchOf(context, request);
        const response = await cachedSearches(keyOf(context), {
          isCurrent: isCurrentFor(search),
          write: () => findMerchants(finder(), search, request),
        });
        return sendCached(context, response, 200, jsonHeaders(BRIEFLY));
      },
    )
    .get(
      '/v2/Merchants/Search/Positions',
      describeCall({
        operationId: 'getMerchantPositions',
        summary:
          'Where the merchants of all pages of a search are, up to a few hundred, for the dots of a map.',
        tag: 'merchants',
        status: 200,
        response: merchantsContract.merchantPositionsResponse,
        problems: [400],
      }),
      validate('query', merchantsContract.merchantPositionsRequest),
      async (context) => {
        const search = await searchOf(context, context.req.valid('query'));
        const response = await cachedPositions(keyOf(context), {
          isCurrent: isCurrentFor(search),
          write: async () => JSON.stringify(await findPositions(finder(), search)),
        });
        return sendCached(context, response, 200, jsonHeaders(BRIEFLY));
      },
    )
    .get(
      '/v2/Places',
      describeCall({
        operationId: 'getPlaces',
        summary: 'The cities whose restaurants have a page of their own.',
        tag: 'merchants',
        status: 200,
        response: placesContract.placesResponse,
        problems: [],
      }),
      async (context) => {
        const places = citiesOf(await readPlaces(partnerOf(context, options)));
        return context.json<placesContract.PlacesResponse>({ places }, 200, {
          'Cache-Control': BRIEFLY,
        });
      },
    )
    .get(
      '/v2/Places/:place',
      describeCall({
        operationId: 'getPlace',
        summary: 'A city whose restaurants have a page of their own, by its name in the path of the page.',
        tag: 'merchants',
        status: 200,
        response: placesContract.placeResponse,
        problems: [404],
      }),
      placeAt,
    )
    .get(
      '/v2/Places/:place/:cuisine',
      describeCall({
        operationId: 'getCuisineOfPlace',
        summary: 'The same for the restaurants of one cuisine there.',
        tag: 'merchants',
        status: 200,
        response: placesContract.placeResponse,
        problems: [404],
      }),
      placeAt,
    )
    .get(
      '/merchants/:merchantId',
      describeCall({
        operationId: 'getMerchant',
        summary: 'Details of one merchant, as its page shows them.',
        tag: 'merchants',
        status: 200,
        response: merchantsContract.merchantDetailBody,
        problems: [404],
      }),
      async (context) => {
        const { partnerId, id, rows } = await merchantOf(context);
        const today = dayOf(now());
        const response = await cachedDetails(`${partnerId} ${id}`, {
          isCurrent: () => stored.isCurrent(partnerId, rows) && dayOf(now()) === today,
          write: () => JSON.stringify(merchantDetails(rows, today)),
        });
        return sendCached(context, response, 200, jsonHeaders(BRIEFLY));
      },
    )
    .get(
      '/merchants/:merchantId/Menu',
      describeCall({
        operationId: 'getMerchantMenu',
        summary: 'The menu of one merchant as text.',
        tag: 'merchants',
        status: 200,
        response: menusContract.menuResponse,
        problems: [404],
      }),
      async (context) => {
        const { partnerId, id, rows } = await merchantOf(context);
        const missing = notFound('This merchant has no menu as text.');
        if (!rows.merchant.has_menu) throw missing;
        const response = await cachedMenus(`${partnerId} ${id}`, {
          isCurrent: () => stored.isCurrent(partnerId, rows),
          write: async () => {
            const menu = await stored.readMenu(id);
            if (menu === undefined) throw missing;
            return menu;
          },
        });
        return sendCached(context, response, 200, jsonHeaders(BRIEFLY));
      },
    );
}
