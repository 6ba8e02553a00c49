import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The cells of the rows of a Markdown table whose first cell fits. */
const rowsOf = (text: string, first: RegExp): string[][] =>
  text
    .split('\n')
    .filter((line) => first.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const pci = read('docs/pci.md');
const security = read('SECURITY.md');

test('SEC-05.a docs/pci.md says who is a service provider, and draws each step of a card number', () => {
  expect(pci).toMatch(/is a service provider/);
  for (const word of ['SAQ D', 'AOC', 'SAQ A', 'assessor', 'VAULT_URL']) expect(pci).toContain(word);
  const [, drawing = ''] = /```text\n([\s\S]+?)```/.exec(pci) ?? [];
  const steps = [...pci.matchAll(/^(\d)\. /gm)].map(([, step]) => step ?? '');
  expect(steps).toEqual(['1', '2', '3', '4', '5']);
  for (const step of steps) expect(drawing).toMatch(new RegExp(`(^|\\s)${step}(\\s|$)`, 'm'));
});

test.each(['3', '6.4.3', '8', '10', '11.6.1'])(
  'SEC-05.b docs/pci.md says what meets requirement %s, and what is left to whom',
  (requirement) => {
    const rows = rowsOf(pci, new RegExp(`^\\| ${requirement.replaceAll('.', String.raw`\.`)}: `));
    expect(rows).toEqual([
      [expect.any(String), expect.stringMatching(/.{80}/), expect.stringContaining('Service provider: ')],
    ]);
  },
);

test('SEC-05.d SECURITY.md answers each chapter of ASVS 5 with evidence that exists, and its deviations', () => {
  const rows = rowsOf(security, /^\| V\d+ /);
  expect(rows.map(([chapter]) => chapter?.split(' ')[0])).toEqual(
    Array.from({ length: 17 }, (_, index) => `V${index + 1}`),
  );
  for (const [chapter, evidence = '', deviations = ''] of rows) {
    expect([chapter, deviations]).not.toEqual([chapter, '']);
    const named = [
      ...[...evidence.matchAll(/\]\((docs\/[^)#]+)/g)].map(([, path]) => path ?? ''),
      ...[...evidence.matchAll(/`(tooling\/[^`]+)`/g)].map(([, path]) => path ?? ''),
    ];
    if (evidence !== 'Not used.') expect([chapter, named.length > 0]).toEqual([chapter, true]);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  }
});

test('SEC-05.d SECURITY.md says how each secret of the platform is replaced', () => {
  const names = [...read('tooling/platform/.env.example').matchAll(/^([A-Z_]+_SECRET)=/gm)].map(
    ([, name]) => name ?? '',
  );
  const rows = rowsOf(security, /^\| `/).map(([name]) => name ?? '');
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !rows.some((row) => row.includes(name)))).toEqual([]);
});
