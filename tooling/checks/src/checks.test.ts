import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { formatDuration } from './duration.ts';
import { countTests, flakyTests, haveFailed, report } from './report.ts';
import { runStages, type StepResult } from './run-stages.ts';
import { selectStages, stagesOf, type Stage } from './steps.ts';

const vitestOutput = ' Test Files  2 passed (2)\n      Tests  1 failed | 20 passed | 3 skipped (24)\n';
const playwrightOutput = `Running 4 tests using 2 workers
  ok 1 [phone] › src/join.e2e.ts:9:1 › joins (2.1s)

  1 flaky
    [phone] › src/map.e2e.ts:43:1 › zooms ───────────────
  1 skipped
  2 passed (1.2m)
`;

describe('the report', () => {
  test('adds up the tests of both runners, colors or not', () => {
    expect(countTests(vitestOutput)).toEqual({ passed: 20, failed: 1, skipped: 3 });
    expect(countTests(playwrightOutput)).toEqual({ passed: 3, failed: 0, skipped: 1 });
    expect(countTests(`      \u001b[2mTests\u001b[22m  \u001b[32m5 passed\u001b[39m (5)\n`).passed).toBe(5);
  });

  test('names the tests that passed only when they were repeated', () => {
    expect(flakyTests(playwrightOutput)).toEqual(['[phone] › src/map.e2e.ts:43:1 › zooms ───────────────']);
    expect(flakyTests(vitestOutput)).toEqual([]);
  });

  test.each([
    [400, '0s'],
    [59_400, '59s'],
    [425_000, '7m 05s'],
  ])('writes %i ms as %s', (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });

  test('repeats failures, then names what did not run, and ends with the sum of tests', () => {
    const results: StepResult[] = [
      { step: { script: 'test:unit', title: 'Unit tests' }, outcome: 'failed', output: vitestOutput },
      {
        step: { script: 'test:smoke', title: 'Journeys' },
        outcome: 'not run',
        output: '',
        reason: 'there is no Chromium or Chrome',
      },
      { step: { script: 'e2e', title: 'All journeys' }, outcome: 'passed', output: playwrightOutput },
    ];
    const lines = report(results, 61_000).trim().split('\n');
    expect(lines[0]).toBe('── Unit tests: pnpm test:unit');
    expect(lines.slice(-5)).toEqual([
      'Passed only when it was repeated: [phone] › src/map.e2e.ts:43:1 › zooms ───────────────',
      'Not run: Journeys (there is no Chromium or Chrome). Run it with: pnpm test:smoke',
      'Failed: Unit tests. Run it with: pnpm test:unit',
      '1 of 3 steps passed in 1m 01s',
      '23 passed, 1 failed, 4 skipped',
    ]);
  });
});

test.each([
  ['passed', false, false],
  ['passed', true, false],
  ['not run', false, false],
  ['not run', true, true],
  ['failed', false, true],
  ['failed', true, true],
] as const)('a step that has %s fails the command (CI: %s): %s', (outcome, isCI, hasFailed) => {
  const step = { script: 'test:smoke', title: 'Journeys' };
  const result: StepResult =
    outcome === 'not run'
      ? { step, outcome, output: '', reason: 'no Chromium' }
      : { step, outcome, output: '' };
  expect(haveFailed([{ step, outcome: 'passed', output: '' }, result], { isCI })).toBe(hasFailed);
});

describe('running steps', () => {
  let root = '';
  const stages: readonly Stage[] = [
    {
      title: 'Side by side',
      isSideBySide: true,
      steps: [
        { script: 'fails', title: 'Fails' },
        { script: 'passes', title: 'Passes' },
      ],
    },
    {
      title: 'One after the other',
      isSideBySide: false,
      steps: [
        { script: 'reads', title: 'Reads the result of a failure', after: 'fails' },
        { script: 'opens', title: 'Opens a browser', needsChromium: true },
      ],
    },
  ];
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'tableside-checks-'));
    const scripts = {
      fails: 'echo wrong >&2; exit 3',
      passes: 'echo right',
      reads: 'exit 0',
      opens: 'exit 0',
    };
    writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'checked', scripts }));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('goes on after a failure, keeps what each step printed, and says why one did not run', async () => {
    const results = await runStages(stages, { root, logDir: join(root, 'logs'), hasChromium: false });
    expect(results.map(({ step, outcome }) => [step.script, outcome])).toEqual([
      ['fails', 'failed'],
      ['passes', 'passed'],
      ['reads', 'not run'],
      ['opens', 'not run'],
    ]);
    expect(results[0]?.output).toContain('wrong');
    expect(results[1]?.output).toContain('right');
    expect(results.flatMap((result) => (result.outcome === 'not run' ? result.reason : []))).toEqual([
      'Fails did not pass',
      'there is no Chromium or Chrome',
    ]);
  });
});

describe('the steps', () => {
  const root = join(import.meta.dirname, '../../..');
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const scriptsOf = (stages: readonly Stage[]) =>
    stages.flatMap(({ steps }) => steps.map(({ script }) => script));

  test('are scripts of the repository, none of which test:all runs twice', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
    for (const stages of Object.values(stagesOf))
      for (const script of scriptsOf(stages)) expect(Object.keys(scripts)).toContain(script);
    expect(scriptsOf(stagesOf.all)).toEqual([...new Set(scriptsOf(stagesOf.all))]);
  });

  test('of test:all are what the jobs of the workflow run', () => {
    const { jobs } = parse(read('.github/workflows/ci.yml')) as {
      jobs: { test: { strategy: { matrix: { include: readonly { steps: string }[] } } } };
    };
    const lists = jobs.test.strategy.matrix.include.map(({ steps }) => steps.split(' '));
    for (const list of lists) expect(scriptsOf(selectStages(list)).toSorted()).toEqual(list.toSorted());
    expect([...new Set(lists.flat())].toSorted()).toEqual(scriptsOf(stagesOf.all).toSorted());
  });

  test('that do not exist are refused with those that do', () => {
    expect(selectStages([])).toEqual([]);
    expect(selectStages(['lint', 'lnt'])).toEqual([]);
    expect(scriptsOf(selectStages(['lint', 'build']))).toEqual(['lint', 'build']);
  });
});
