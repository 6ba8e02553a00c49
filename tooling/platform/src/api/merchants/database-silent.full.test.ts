import type { merchantsContract } from '@tableside/api-client/contract';
import { expect, onTestFinished, test } from 'vitest';

import { cacheOverrides } from '../../accounts/cached-overrides.ts';
import type { Database, Statement } from '../../database/database.ts';
import { createOrFromMemory } from '../../database/from-memory.ts';
import { openPostgres } from '../../database/postgres-database.ts';
import { demoData } from '../../testing/demo-data.ts';
import { createTestApi, readTestPartners } from '../../testing/test-api.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { startVanishingRelay } from '../../testing/vanishing-relay.ts';
import { createLog } from '../../web/log.ts';
import { startSearchMemory } from './memory/index.ts';

const SEARCH = '/api/v2/Merchants/Search?location=Chicago,%20IL';
const one = { name: 'one', text: 'select 1 as one', values: [] };

/**
 * Starts a platform whose database can stop responding. It runs behind a pooler, so each request reads the
 * flags.
 */
async function startVanishing() {
  const opened = await openTestDatabase('postgres', demoData({ merchants: 500, hasPeople: false }));
  onTestFinished(() => opened.stop());
  const url = new URL(opened.databaseUrl ?? expect.fail());
  const relay = await startVanishingRelay(Number(url.port));
  onTestFinished(() => relay.stop());
  url.port = String(relay.port);
  const { listen: _, ...relayed } = openPostgres({ databaseUrl: url.href });
  onTestFinished(() => relayed.close());
  const requested: string[] = [];
  const run = <Row extends object>(statement: Statement) => {
    requested.push(statement.name);
    return relayed.forPublicReads.run<Row>(statement);
  };
  const database: Database = { ...relayed, forPublicReads: { run } };
  const partners = await readTestPartners();
  const orFromMemory = createOrFromMemory();
  const searchMemory = startSearchMemory({
    database,
    orFromMemory,
    partnerIds: partners.map(({ id }) => id),
    log: createLog('silent'),
  });
  onTestFinished(() => searchMemory.stop());
  await searchMemory.catchUp();
  const cachedOverrides = await cacheOverrides(database, { orFromMemory });
  onTestFinished(() => cachedOverrides.stop());
  const api = createTestApi({ database, partners, searchMemory, cachedOverrides });
  return { api, database, relay, requested };
}

test('OPS-28.b OPS-04.b OPS-04.c once the database is silent, flags and unknown words are answered before a read without memory fails', async () => {
  const { api, database, relay, requested } = await startVanishing();
  const request = async (path: string) => (await api.call(path, { partner: 'hilton' })).status;
  const { merchants } = await api.read<merchantsContract.MerchantSearchResponse>(
    `${SEARCH}&pageSize=50&restaurantOrCuisine=zqfirst`,
    { partner: 'hilton' },
  );
  expect(merchants).toEqual([]);
  relay.vanish();
  const waiting = database.forPublicReads.run(one).then(
    () => 'answered',
    () => 'waited',
  );
  const paths = [
    '/api/feature-flags',
    `${SEARCH}&restaurantOrCuisine=zqsecond`,
    '/api/feature-flags',
    `${SEARCH}&restaurantOrCuisine=zqthird`,
  ];
  requested.length = 0;
  const inTurn = async () => {
    const statuses: number[] = [];
    for (const path of paths) statuses.push(await request(path));
    return statuses;
  };
  expect(await Promise.race([inTurn(), waiting])).toEqual([200, 200, 200, 200]);
  expect(requested).toEqual(['overrides']);
  expect(await waiting).toBe('waited');
}, 30_000);
