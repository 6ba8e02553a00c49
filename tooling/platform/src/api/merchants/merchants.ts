import { merchantsContract } from '@tableside/api-client/contract';
import { Hono, type Context } from 'hono';

import { partnerOf, settingsToday } from '../../accounts/partner-of.ts';
import type { PlatformEnv } from '../../platform-context.ts';
import { describeCall } from '../../web/describe.ts';
import { notFound } from '../../web/problem.ts';
import { validate } from '../../web/validate.ts';
import type { ApiOptions } from '../api-options.ts';
import { createMemoryFinder } from './memory/memory-finder.ts';
import { createDatabaseFinder } from './merchant-finder.ts';
import { createStoredMerchants } from './stored-merchants.ts';
import { findMerchant, findMerchants, findPositions, type Search } from './find-merchants.ts';
import { createVocabularyReader } from './vocabulary.ts';

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
/** Responses contain nothing about the visitor, so browsers may cache them long enough for a quick return. */
const BRIEFLY = { 'Cache-Control': 'private, max-age=60' };
const LARGEST_ID = 2 ** 31 - 1;

export function createMerchants(options: ApiOptions) {
  const { database, now, defaultLocation, searchMemory: memory } = options;
  const readStored = createStoredMerchants({ database, memory });
  const inDatabase = createDatabaseFinder(database);
  const finder = () => {
    const loaded = memory?.current();
    return loaded ? createMemoryFinder({ database, loaded, readStored }) : inDatabase;
  };
  const readVocabulary = createVocabularyReader(database, now);
  const searchOf = async (context: Context<PlatformEnv>, request: Search['request']): Promise<Search> => ({
    partner: await settingsToday(database, partnerOf(context, options)),
    request,
    today: dayOf(now()),
    defaultLocation,
    readVocabulary,
  });
  return new Hono<PlatformEnv>()
    .get(
      '/v2/Merchants/Search',
      describeCall({
        operationId: 'searchMerchants',
        summary: 'Searches merchants: one page of results with totals and facet counts.',
        tag: 'merchants',
        status: 200,
        answer: merchantsContract.merchantSearchAnswer,
        problems: [400],
      }),
      validate('query', merchantsContract.merchantSearchRequest),
      async (context) => {
        const request = context.req.valid('query');
        const search = await searchOf(context, request);
        return context.json(await findMerchants(finder(), search, request), 200, BRIEFLY);
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
        answer: merchantsContract.merchantPositionsAnswer,
        problems: [400],
      }),
      validate('query', merchantsContract.merchantPositionsRequest),
      async (context) => {
        const search = await searchOf(context, context.req.valid('query'));
        return context.json(await findPositions(finder(), search), 200, BRIEFLY);
      },
    )
    .get(
      '/merchants/:merchantId',
      describeCall({
        operationId: 'getMerchant',
        summary: 'Details of one merchant, as its page shows them.',
        tag: 'merchants',
        status: 200,
        answer: merchantsContract.merchantDetailBody,
        problems: [404],
      }),
      async (context) => {
        const { merchantId } = context.req.param();
        const id = /^\d{1,10}$/.test(merchantId) ? Number(merchantId) : 0;
        const isPossible = id > 0 && id <= LARGEST_ID;
        const merchant =
          isPossible && (await findMerchant(readStored, context.get('partnerId'), id, dayOf(now())));
        if (!merchant) throw notFound('This program has no such merchant.');
        return context.json(merchant, 200, BRIEFLY);
      },
    );
}
