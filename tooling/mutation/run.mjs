// `pnpm test:mutation [area [file…]] [--tests glob]…` mutates the code and counts the surviving mutants. It
// takes minutes to hours, so CI does not run it. Unchanged code is skipped, except in named files;
// `file.ts:10-20` restricts a file to these lines. `--tests` replaces the tests that must kill the mutants.
import { availableParallelism } from 'node:os';

import { parseArgs } from 'node:util';

import { Stryker } from '@stryker-mutator/core';

import { areas } from './areas.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' }, tests: { type: 'string', multiple: true } },
});
const [asked, ...files] = positionals;
if (asked !== undefined && !(asked in areas)) {
  console.error(`Unknown area: ${asked}. Available: ${Object.keys(areas).join(', ')}.`);
  process.exit(2);
}
if (values.help) {
  console.log(`pnpm test:mutation [area [file…]] [--tests glob]…\n  areas: ${Object.keys(areas).join(', ')}`);
  process.exit();
}

for (const name of asked === undefined ? Object.keys(areas) : [asked]) {
  const reports = `coverage/mutation/${name}`;
  process.env.MUTATION_AREA = name;
  await new Stryker({
    mutate: files.length > 0 ? files : areas[name].mutate,
    ...(values.tests && { testFiles: values.tests }),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // A test can change the time zone only in its own process.
    vitest: { configFile: 'tooling/mutation/vitest.config.ts', pool: 'forks' },
    // A timeout counts as killed, so slow mutants must not time out on a busy machine.
    timeoutMS: 60_000,
    // The platform's tests alone take longer than the default of five minutes.
    dryRunTimeoutMinutes: 30,
    concurrency: Math.max(1, availableParallelism() - 1),
    // Static mutants run when a module loads, so each would require all tests.
    ignoreStatic: true,
    incremental: true,
    force: files.length > 0,
    incrementalFile: `${reports}/incremental.json`,
    reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
    htmlReporter: { fileName: `${reports}/report.html` },
    jsonReporter: { fileName: `${reports}/report.json` },
    clearTextReporter: { allowColor: false, reportTests: false },
    tempDirName: 'coverage/mutation/sandbox',
    ignorePatterns: [
      '.data',
      'coverage',
      'dist',
      '.turbo',
      'apps',
      'docs',
      'test-results',
      'storybook-static',
    ],
    thresholds: { high: 95, low: 90, break: 90 },
  }).runMutationTest();
}
