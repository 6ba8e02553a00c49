import { stripVTControlCharacters } from 'node:util';

import { formatDuration } from './duration.ts';
import type { StepResult } from './run-stages.ts';

const kinds = ['passed', 'failed', 'skipped'] as const;
type Counts = Record<(typeof kinds)[number], number>;

/**
 * Matches the closing lines of Vitest («Tests 3 failed | 20 passed (23)») and Playwright («20 passed
 * (1.2m)»).
 */
const closingLine = /^ +(Tests +\d|\d+ (passed|failed|flaky|skipped)( \([\d.]+\w+\))?$)/;

export function countTests(output: string): Counts {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const line of stripVTControlCharacters(output).split('\n')) {
    if (!closingLine.test(line)) continue;
    for (const [, number, word] of line.matchAll(/(\d+) (passed|failed|flaky|skipped)/g)) {
      const kind = word === 'flaky' ? 'passed' : kinds.find((name) => name === word);
      if (kind) counts[kind] += Number(number);
    }
  }
  return counts;
}

export function flakyTests(output: string): string[] {
  const lines = stripVTControlCharacters(output).split('\n');
  const start = lines.findLastIndex((line) => /^ +\d+ flaky$/.test(line));
  if (start < 0) return [];
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => !/^ {4}\S/.test(line));
  return rest.slice(0, end < 0 ? undefined : end).map((line) => line.trim());
}

const addUp = (counts: readonly Counts[]): string =>
  kinds.map((kind) => `${counts.reduce((sum, count) => sum + count[kind], 0)} ${kind}`).join(', ');

/** In CI, a step that did not run counts as failed, because it must not look as if it had passed. */
export const haveFailed = (results: readonly StepResult[], { isCI }: { readonly isCI: boolean }): boolean =>
  results.some(({ outcome }) => outcome === 'failed' || (isCI && outcome === 'not run'));

export function report(results: readonly StepResult[], durationMs: number): string {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const notRun = results.filter((result) => result.outcome === 'not run');
  const flaky = results.flatMap(({ output }) => flakyTests(output));
  return [
    ...failed.map(({ step, output }) => `\n── ${step.title}: pnpm ${step.script}\n${output.trimEnd()}`),
    ...flaky.map((test) => `Passed only when it was repeated: ${test}`),
    ...notRun.map(
      ({ step, reason }) => `Not run: ${step.title} (${reason}). Run it with: pnpm ${step.script}`,
    ),
    ...failed.map(({ step }) => `Failed: ${step.title}. Run it with: pnpm ${step.script}`),
    `${results.length - failed.length - notRun.length} of ${results.length} steps passed in ${formatDuration(durationMs)}`,
    addUp(results.map(({ output }) => countTests(output))),
  ].join('\n');
}
