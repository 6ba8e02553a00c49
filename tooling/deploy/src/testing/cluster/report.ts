import type { Result } from './trial.ts';

const HEADINGS = [
  'fault',
  'acknowledged',
  'lost',
  'requests',
  'failed',
  'database back after (s)',
  'platform good after that (s)',
  'longest without a good answer (s)',
  'longest from memory, of all (ms)',
  'failed while mended',
  'alerts',
];

const list = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ') || '0';

const rowOf = ({ fault, ...result }: Result): readonly (string | number)[] => [
  fault.name,
  result.acknowledged,
  result.lost.length,
  result.requests,
  list(result.failed),
  result.databaseSeconds ?? '–',
  result.platformSeconds,
  list(result.secondsWithout),
  `${result.longestFromMemoryMs}, ${result.longestMs}`,
  list(result.failedWhileMended),
  result.alerts.join(', ') || '–',
];

export const reportOf = (results: readonly Result[]): string =>
  [HEADINGS, HEADINGS.map(() => '---'), ...results.map(rowOf)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
