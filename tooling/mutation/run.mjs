// `pnpm test:mutation [area [file…]]`: changes the code in small ways and counts the changes that no test notices. It
// takes minutes to hours, so CI leaves it out. What has not changed since the last run is not tried again, but for files
// that are named; `file.ts:10-20` names some lines.
import { availableParallelism } from 'node:os';

import { parseArgs } from 'node:util';

import { Stryker } from '@stryker-mutator/core';

import { areas } from './areas.mjs';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
const [asked, ...files] = positionals;
if (asked !== undefined && !(asked in areas)) {
  console.error(`No such area: ${asked}. There are ${Object.keys(areas).join(', ')}.`);
  process.exit(2);
}
if (values.help) {
  console.log(`pnpm test:mutation [area [file…]]\n  areas: ${Object.keys(areas).join(', ')}`);
  process.exit();
}

for (const name of asked === undefined ? Object.keys(areas) : [asked]) {
  const reports = `coverage/mutation/${name}`;
  process.env.MUTATION_AREA = name;
  await new Stryker({
    mutate: files.length > 0 ? files : areas[name].mutate,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // In a process of its own a test can change the time zone.
    vitest: { configFile: 'tooling/mutation/vitest.config.ts', pool: 'forks' },
    concurrency: Math.max(1, availableParallelism() - 1),
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
