import { parseArgs } from 'node:util';

import { over, overRounds, plain, tableOf, type Figure } from '../figures.ts';
import { assertBuilt } from '../site.ts';
import { compareFileServers, PARTNER } from './file-servers.ts';
import { fetchResponses, inTurn, putLoad, startBareServer } from './load.ts';
import {
  databaseKinds,
  startPlatformProcess,
  type DatabaseKind,
  type PlatformProcess,
} from './platform-process.ts';
import { compareTwoProcesses } from './two-processes.ts';

const kinds = [
  { latitude: 41.88, longitude: -87.63, query: 'pageNo=1' },
  { latitude: 40.71, longitude: -74.01, query: 'pageNo=1&sortBy=rating' },
  { latitude: 29.76, longitude: -95.37, query: 'pageNo=1&isNew=true' },
  { latitude: 47.61, longitude: -122.33, query: 'pageNo=1&priceRange=2&priceRange=3' },
  { latitude: 39.74, longitude: -104.98, query: 'pageNo=2' },
  { latitude: 33.75, longitude: -84.39, query: 'pageNo=1&mealsServed=dinner&sortBy=name' },
  { latitude: 42.36, longitude: -71.06, query: 'pageNo=1&restaurantOrCuisine=pizza' },
  { latitude: 34.1, longitude: -118.41, query: 'pageNo=1' },
];
/**
 * Each search starts from another point. There are more points than the platform's cache can hold, so that
 * each search has to be computed.
 */
const searches = Array.from({ length: 1000 }, (_, step) =>
  kinds.map(({ latitude, longitude, query }) => {
    const location = `${(latitude + step / 10_000).toFixed(4)},${longitude}`;
    return `/api/v2/Merchants/Search?location=${location}&${query}&pageSize=10`;
  }),
).flat();
const repeatedSearches = searches.slice(0, kinds.length);

const FEW = 1000;
const USUAL = 10_000;
const MANY = 100_000;
const MOST = 1_000_000;
const leastOfBare = new Map([
  [USUAL, 0.4],
  [MANY, 0.35],
  [MOST, 0.25],
]);
const mostMemory: Readonly<Record<DatabaseKind, number>> = { postgres: 200, pglite: 450 };

const parts = ['answers', 'processes', 'files'] as const;

const say = (sentence: string) => console.error(sentence);

export async function benchPlatform(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '4' },
      database: { type: 'string', multiple: true, default: [...databaseKinds] },
      merchants: { type: 'string', multiple: true, default: [FEW, USUAL, MANY].map(String) },
      large: { type: 'boolean', default: false },
      part: { type: 'string', multiple: true, default: [...parts] },
    },
  });
  const unknown = options.part.filter((part) => !parts.some((known) => known === part));
  if (unknown.length > 0)
    throw new Error(`Unknown part: ${unknown.join(', ')}. Parts are ${parts.join(', ')}.`);
  if (options.part.includes('files')) assertBuilt(PARTNER);
  const runs = Number(options.runs);
  const seconds = Number(options.seconds);
  const counts = [...options.merchants.map(Number), ...(options.large ? [MOST] : [])];
  const figures: Figure[] = [];
  const add = (figure: Figure) => {
    figures.push(figure);
    say(`${figure.at}: ${figure.name} ${figure.result.toFixed(3)}`);
  };

  async function besideBare(
    platform: PlatformProcess,
    name: string,
    at: string,
    paths: string[],
    least: number,
  ) {
    const bare = await startBareServer(await fetchResponses(platform.origin, paths));
    const [values, floors]: [number[], number[]] = [[], []];
    try {
      const load = { requests: inTurn(paths, 10), seconds };
      for (const { origin } of [platform, bare]) await putLoad({ ...load, origins: [origin], seconds: 2 });
      for (let run = 0; run < runs; run += 1) {
        values.push((await putLoad({ ...load, origins: [platform.origin] })).perSecond);
        floors.push((await putLoad({ ...load, origins: [bare.origin] })).perSecond);
      }
    } finally {
      bare.stop();
    }
    add(overRounds({ name, at, unit: 'answers/s', aim: { atLeast: least } }, values, floors));
  }

  async function measureResponses(kind: DatabaseKind) {
    const p95 = new Map<number, number>();
    for (const merchants of counts) {
      const at = `${kind}, ${merchants.toLocaleString('en-US')}`;
      say(`Creating ${merchants} merchants (${kind}).`);
      const platform = await startPlatformProcess(kind, merchants);
      try {
        add(plain({ name: 'start', at, unit: 's', measured: platform.startMs / 1000 }));
        add(
          plain({
            name: 'memory at rest',
            at,
            unit: 'MB',
            measured: (await platform.memory()) / 1e6,
            ...(merchants === USUAL && { aim: { atMost: mostMemory[kind] } }),
          }),
        );
        say(`Searching ${merchants} merchants (${kind}).`);
        const least = leastOfBare.get(merchants);
        if (least !== undefined) await besideBare(platform, 'searches ÷ node:http', at, searches, least);
        // Latency is measured on a single connection, so that no request waits for another.
        const alone = { origins: [platform.origin], requests: inTurn(searches, 1), seconds };
        await fetchResponses(platform.origin, searches);
        await putLoad({ ...alone, seconds: 1 });
        const slow = (await putLoad(alone)).p95;
        p95.set(merchants, slow);
        add(plain({ name: 'search, 95th percentile', at, unit: 'ms', measured: slow }));
        if (merchants === USUAL) {
          const [first] = searches;
          const [body] = Object.values(await fetchResponses(platform.origin, [first ?? '']));
          const { merchants: found } = body as { merchants: readonly { readonly id: string }[] };
          const others = {
            'repeated searches': repeatedSearches,
            'merchant details': found.map(({ id }) => `/api/merchants/${id}`),
            'content groups': ['/api/cms/pages/home/?page_size=100'],
            'feature flags': ['/api/feature-flags'],
          };
          for (const [name, paths] of Object.entries(others))
            await besideBare(platform, `${name} ÷ node:http`, at, paths, 0.5);
        }
      } finally {
        await platform.stop();
      }
    }
    const [few, many] = [p95.get(FEW), p95.get(MANY)];
    if (few !== undefined && many !== undefined)
      add(
        over({ name: 'search, many ÷ few', at: kind, unit: 'ms', measured: many, aim: { atMost: 2 } }, few),
      );
  }

  if (options.part.includes('answers'))
    for (const kind of databaseKinds.filter((one) => options.database.includes(one)))
      await measureResponses(kind);
  if (options.part.includes('processes')) {
    say('Comparing two processes with one.');
    await compareTwoProcesses(runs, seconds, add);
  }
  if (options.part.includes('files')) {
    say('Fetching files of a site.');
    await compareFileServers(runs, seconds, add);
  }
  console.table(tableOf(figures));
}
