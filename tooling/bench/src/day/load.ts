import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';

import { startPlatformProcess, type PlatformProcess } from '../platform/platform-process.ts';
import { callRows, cpuMsPerRequest, faultsOf, tenthOf, type UseSample } from './day-report.ts';
import { loopbackOrigin } from './loopback-origin.ts';
import { giveActivity, joinMembers } from './members.ts';
import { memberCount, runDay } from './run-day.ts';

const PARTNER = 'hilton';
const ACCOUNTS_EACH = 5;
const SAMPLES_PER_TENTH = 5;
const WARM_UP_SECONDS = 60;

const say = (sentence: string) => console.error(sentence);

function atLeastOne(name: string, typed: string, isWhole = true): number {
  const number = Number(typed);
  if (!(number > 0) || (isWhole && !Number.isInteger(number)))
    throw new Error(`--${name} must be a number above 0, not "${typed}".`);
  return number;
}

async function sampleUse(
  { collectGarbage }: Pick<PlatformProcess, 'collectGarbage'>,
  tenthMs: number,
  ended: AbortSignal,
): Promise<UseSample[]> {
  const startedAt = performance.now();
  const samples: UseSample[] = [];
  const moments = [0, 9].flatMap((tenth) =>
    Array.from({ length: SAMPLES_PER_TENTH }, (_, sample) => tenth + (sample + 0.5) / SAMPLES_PER_TENTH),
  );
  for (const moment of moments) {
    const leftMs = startedAt + moment * tenthMs - performance.now();
    await pause(Math.max(0, leftMs), undefined, { signal: ended }).catch(() => {});
    if (ended.aborted) break;
    samples.push({ ...(await collectGarbage()), atMs: performance.now() - startedAt });
  }
  return samples;
}

export async function load(args: string[]): Promise<void> {
  const { values: options } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '5' },
      connections: { type: 'string', default: '20' },
      rate: { type: 'string', default: '100' },
      merchants: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      embedded: { type: 'boolean', default: false },
      url: { type: 'string' },
    },
  });
  const seconds = atLeastOne('minutes', options.minutes, false) * 60;
  const connections = atLeastOne('connections', options.connections);
  const rate = atLeastOne('rate', options.rate);
  const seed = atLeastOne('seed', options.seed);
  const merchants = atLeastOne('merchants', options.merchants);
  const given = options.url === undefined ? undefined : loopbackOrigin(options.url);

  await using stack = new AsyncDisposableStack();
  if (given === undefined) say(`Starting a platform with ${merchants} merchants.`);
  const own =
    given === undefined
      ? stack.adopt(
          await startPlatformProcess(options.embedded ? 'pglite' : 'postgres', merchants),
          (running) => running.stop(),
        )
      : undefined;
  const origin = own?.origin ?? given ?? '';
  const members = memberCount(connections) * ACCOUNTS_EACH;
  say(`Signing up ${members} members.`);
  const accounts = await joinMembers(origin, PARTNER, members);
  if (own?.databaseUrl !== undefined) await giveActivity(own.databaseUrl, accounts);
  const day = { origin, partnerId: PARTNER, accounts, connections, rate, seed };
  say(`Warming up for ${WARM_UP_SECONDS} seconds.`);
  await runDay({ ...day, seconds: WARM_UP_SECONDS, seed: seed + 1_000_000 });

  say(`Load for ${options.minutes} minutes: ${connections} people, ${rate} requests a second.`);
  const tenthMs = seconds * 100;
  const ended = new AbortController();
  const sampling = own && sampleUse(own, tenthMs, ended.signal);
  const { timings, lost } = await runDay({ ...day, seconds });
  ended.abort();
  const samples = (await sampling) ?? [];

  const first = tenthOf(timings, samples, { fromMs: 0, toMs: tenthMs });
  const last = tenthOf(timings, samples, { fromMs: 9 * tenthMs, toMs: Infinity });
  console.table(callRows(timings, seconds));
  console.table({ 'first tenth': first, 'last tenth': last });
  const cpuMs = cpuMsPerRequest(timings, samples);
  if (cpuMs !== undefined) console.log(`Processor time of the platform per request: ${cpuMs} ms`);
  const isUnmeasured = own !== undefined && (first.heapMb === undefined || last.heapMb === undefined);
  const faults = [
    ...faultsOf(timings, first, last, lost),
    ...(isUnmeasured ? ['memory was not measured: the load was too short'] : []),
  ];
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
