// `pnpm test:mutation [area [file…]] [--tests glob]…`: changes the code in small ways and counts the changes that no test
// notices. It takes minutes to hours, so CI leaves it out. What has not changed since the last run is not tried again, but
// for files that are named; `file.ts:10-20` names some lines. `--tests` names the tests that must notice, in place of all.
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
  console.error(`No such area: ${asked}. There are ${Object.keys(areas).join(', ')}.`);
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
    // In a process of its own a test can change the time zone.
    vitest: { configFile: 'tooling/mutation/vitest.config.ts', pool: 'forks' },
    // A change that runs into the time limit counts as noticed: on a busy machine the slow ones must not.
    timeoutMS: 20_000,
    concurrency: Math.max(1, availableParallelism() - 1),
    // What is worked out once when a module loads: it would need every test, and is not changed in time for them.
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
