import { afterAll, expect, test, vi } from 'vitest';

import { openSite, type Site } from './fault-site.ts';
import { faults, type Broken } from './fault-wire.ts';
import { act, fill, lost, neededBy, scenarios, type Scenario } from './scenarios.ts';

/** Longer than any call with its retries can take. */
const TIMEOUT_S = 90;
const LOAD_S = 6;

/**
 * A run tests one of this many faults. `pnpm test:faults` tests all. A multiple of two or three would always
 * give a page the same kinds of fault.
 */
const SAMPLE = Number(process.env['FAULTS_SAMPLE'] ?? 61);
const LEAST_FAULTS = 1_500;

const NAMED = 'main h1, main h2, main [role=alert]';

type Moment = 'load' | 'use' | 'submit';
const momentsOf = ({ press, typed }: Scenario): readonly Moment[] => {
  if (typed) return ['submit'];
  return press === undefined ? ['load'] : ['load', 'use'];
};

async function walk(site: Site, scenario: Scenario, moment: Moment, prepare: () => void) {
  if (moment === 'load') return;
  await site.arrive(neededBy(scenario));
  await site.pass(LOAD_S);
  fill(site, scenario);
  await site.pass(1);
  prepare();
  act(site, scenario);
}

async function cleanRun(scenario: Scenario, moment: Moment) {
  const site = await openSite(scenario.path, scenario);
  try {
    let before = 0;
    await walk(site, scenario, moment, () => {
      before = site.wire.calls.length;
    });
    await site.pass(1);
    await site.arrive(NAMED);
    await site.pass(LOAD_S);
    expect(site.hasGivenUp()).toBe(false);
    return { calls: [...new Set(site.wire.calls.slice(before))], end: site.place() };
  } finally {
    await site.close();
  }
}

async function failuresOf(scenario: Scenario, moment: Moment, broken: Broken, end: string) {
  const site = await openSite(scenario.path, { ...scenario, ...(moment === 'load' && { broken }) });
  const found: string[] = [];
  try {
    await walk(site, scenario, moment, () => site.wire.breakCall(broken));
    await site.pass(TIMEOUT_S);
    await site.arrive(NAMED);
    if (site.hasGivenUp()) found.push('gives up');
    if (site.named().length === 0) found.push('is blank');
    if (document.querySelector('main [type=submit][aria-disabled=true]')) found.push('is busy for ever');
    if (site.unhandled.length > 0) found.push(`does not handle ${String(site.unhandled[0])}`);
    if (moment === 'submit' && site.place() !== end) {
      if (site.place() !== new URL(scenario.path, window.location.origin).pathname)
        found.push('leaves the form');
      found.push(...lost(scenario).map((name) => `loses ${name}`));
    }
  } finally {
    await site.close();
  }
  return found.map((failure) => `${broken.call} ${broken.fault}: ${failure}`);
}

const pages = scenarios.flatMap((scenario) =>
  momentsOf(scenario).map(
    (moment) =>
      [`${scenario.path} ${scenario.isMember ? 'member' : 'visitor'} ${moment}`, moment, scenario] as const,
  ),
);
let injected = 0;
let possible = 0;
afterAll(() => {
  console.log(`${injected} faults of ${possible} were put in their places.`);
  if (SAMPLE === 1 && injected < LEAST_FAULTS) throw new Error(`${LEAST_FAULTS} faults are promised.`);
});

test.each(pages)('%s withstands every fault', { timeout: 900_000 }, async (name, moment, scenario) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  // The first run loads the code.
  await cleanRun(scenario, moment);
  const { calls, end } = await cleanRun(scenario, moment);
  if (moment === 'submit') expect(calls).toContain(scenario.sends);
  const found: string[] = [];
  const first = pages.findIndex((page) => page[0] === name);
  const all = calls.flatMap((call) => faults.map((fault) => ({ call, fault })));
  const chosen = all.filter((_, index) => (first + index) % SAMPLE === 0);
  for (const broken of chosen) found.push(...(await failuresOf(scenario, moment, broken, end)));
  injected += chosen.length;
  possible += all.length;
  expect(found).toEqual([]);
});
