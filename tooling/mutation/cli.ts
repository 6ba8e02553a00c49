import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { Stryker } from '@stryker-mutator/core';

import { areas, mutatedFiles } from './areas.ts';
import { choose, onlyChanged } from './choice.ts';
import { floorProblems, type Floors } from './floors.ts';
import { changedSince, versionsOf } from './history.ts';
import { isBelow, report, resultOf } from './result.ts';

const FLOORS = 'tooling/mutation/floors.json';
const root = resolve(import.meta.dirname, '../..');
const usage = `pnpm test:mutation [package|folder|file]… [--since commit] [--tests glob]…
  packages: ${Object.keys(areas).join(' ')}
  file.ts:10-20 restricts a file to these lines
  --since  only files that changed since a commit, or whose own test did
  --tests  the tests that must notice, instead of all that import the file; once for each test`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    since: { type: 'string' },
    tests: { type: 'string', multiple: true },
  },
});
if (values.help) {
  console.log(usage);
  process.exit();
}

const parseFloors = (text: string) => JSON.parse(text) as Floors;

const floors = parseFloors(readFileSync(resolve(root, FLOORS), 'utf8'));

async function mutate(area: string, files: readonly string[], isForced: boolean) {
  const reports = `coverage/mutation/${area}`;
  process.env['MUTATION_AREA'] = area;
  const mutants = await new Stryker({
    mutate: [...files],
    ...(values.tests && { testFiles: values.tests }),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // Uses the pools of the regular suite, which Stryker would otherwise override. In a thread, tests could
    // not change the time zone.
    vitest: {
      configFile: 'tooling/mutation/vitest.config.ts',
      pool: areas[area]?.project === 'unit' ? 'vmForks' : 'forks',
    },
    // A timeout counts as noticed, so slow mutants must not time out on a busy machine.
    timeoutMS: 60_000,
    // The platform's tests alone take longer than the default of five minutes.
    dryRunTimeoutMinutes: 30,
    concurrency: Math.max(1, availableParallelism() - 1),
    // Static mutants run when a module loads, so each of them would require a run of all tests.
    ignoreStatic: true,
    // Unchanged code keeps its earlier result, so the share covers all code that was ever tried.
    incremental: true,
    force: isForced,
    incrementalFile: `${reports}/incremental.json`,
    reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
    htmlReporter: { fileName: `${reports}/report.html` },
    jsonReporter: { fileName: `${reports}/report.json` },
    clearTextReporter: { allowColor: false, reportMutants: false, reportTests: false },
    tempDirName: 'coverage/mutation/sandbox',
    ignorePatterns: ['.data', 'coverage', 'dist', '.turbo', 'docs', 'test-results', 'storybook-static'],
  }).runMutationTest();
  // Earlier results also have files that are no longer mutated.
  const counted = new Set([...files, ...mutatedFiles(root, areas[area]?.folder ?? '')]);
  const result = resultOf(
    area,
    floors[area] ?? 100,
    mutants.filter(({ fileName }) => counted.has(relative(root, fileName))),
    (path) => relative(root, path),
  );
  if (!result) {
    console.log(`${area}: nothing that a test could notice.`);
    return;
  }
  mkdirSync(reports, { recursive: true });
  writeFileSync(`${reports}/report.md`, report(result));
  console.log(report(result));
  if (isBelow(result)) process.exitCode = 1;
}

function chosen() {
  const choices = choose(root, positionals);
  if (values.since === undefined) return choices;
  const changed = changedSince(root, values.since);
  return choices.map((choice) => onlyChanged(root, choice, changed));
}

try {
  const choices = chosen();
  const problems = floorProblems(floors, versionsOf(root, FLOORS).map(parseFloors), Object.keys(areas));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  for (const { area, files, isForced } of choices) {
    if (files.length === 0) console.log(`${area}: no code changed.`);
    else await mutate(area, files, isForced);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
