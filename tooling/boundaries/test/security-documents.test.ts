import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

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

/**
 * The control numbers of CAIQ-Lite v4.0 by domain. The part after the period is the control's number of
 * questions.
 */
const caiqLite = {
  'A&A': '02.1 03.1 04.1 06.2',
  AIS: '02.1 04.1 06.2 07.2',
  BCR: '01.2 02.1 03.1 08.3 09.2',
  CCC: '01.2 02.1 04.1 05.1 06.1 07.1 09.1',
  CEK: '01.2 02.1 03.1 04.1 05.1 10.1 12.1 13.1 14.1',
  DCS: '03.2 05.1 06.1',
  DSP: '01.2 03.1 04.1 05.2 06.2 07.1 08.2 10.1 11.1 12.1 13.1 14.1 16.1 17.1 19.1',
  GRC: '01.2 02.1 06.1 07.1',
  HRS: '03.2 04.2 11.2',
  IAM: '01.2 03.1 04.1 05.1 06.1 07.1 08.1 09.1 10.2 14.2',
  IPY: '01.5',
  IVS: '03.5 04.1 06.1 07.1 09.1',
  LOG: '01.2 04.1 05.2',
  SEF: '03.1 04.1 07.2',
  STA: '02.1 04.1 07.1',
  TVM: '02.2 03.1 04.1 07.1 09.1',
  UEM: '02.1 04.1 05.1 06.1 09.1 10.1 13.1',
};
const caiqNumbers = Object.entries(caiqLite).flatMap(([domain, controls]) =>
  controls.split(' ').flatMap((last) => {
    const [control = '', questions = ''] = last.split('.');
    return Array.from({ length: Number(questions) }, (_, index) => `${domain}-${control}.${index + 1}`);
  }),
);
const caiq = read('docs/caiq.md');
const caiqRows = rowsOf(caiq, /^\| [A-Z&]{3}-/);
const caiqAnswers = ['Yes', 'Partly', 'No', 'Whoever runs the platform', 'Partner'];

test('SEC-09.a docs/caiq.md has each question of CAIQ-Lite once, in order, and says how many', () => {
  expect(caiqRows.map(([number]) => number)).toEqual(caiqNumbers);
  const controls = Object.values(caiqLite).flatMap((one) => one.split(' '));
  const stated = /the (\d+) questions of CAIQ-Lite v4\.0, which covers (\d+) of/.exec(
    caiq.replaceAll('\n', ' '),
  );
  expect(stated?.slice(1).map(Number)).toEqual([caiqNumbers.length, controls.length]);
});

test('SEC-09.a each question has a subject, one of five answers, and evidence or who does what', () => {
  for (const [number, ...cells] of caiqRows) {
    expect([number, cells.length, ...cells.filter((cell) => cell === '')]).toEqual([number, 3]);
    expect(caiqAnswers).toContain(cells[1]);
  }
  const counts = caiqAnswers.map((answer) => [
    answer,
    String(caiqRows.filter((row) => row[2] === answer).length),
  ]);
  const stated = rowsOf(caiq, new RegExp(`^\\| (${caiqAnswers.join('|')}) +\\| +\\d`));
  expect(stated.map(([answer, count]) => [answer, count])).toEqual(counts);
});

test('SEC-09.b the evidence of each answer exists, and each Yes and Partly has some', () => {
  const behaviors = new Map(
    rowsOf(read('docs/requirements.md'), /^\| [A-Z]{3}2?-\d/).map(([id, ...cells]) => [id, cells.join(' ')]),
  );
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const missing = caiqRows.flatMap(([number = '', , answer = '', evidence = '']) => {
    const found = [
      ...[...evidence.matchAll(/\]\(([^)#]+)/g)].map(([, path = '']) => existsSync(join(root, 'docs', path))),
      ...[...evidence.matchAll(/`(tooling\/[^`]+)`/g)].map(([, path = '']) => existsSync(join(root, path))),
      ...[...evidence.matchAll(/`pnpm ([\w:]+)/g)].map(([, script = '']) => script in scripts),
      ...[...evidence.matchAll(/\b([A-Z]{3}2?-\d\d)(?:\.([a-z]))?\b/g)].map(([, id, clause]) =>
        behaviors.get(id)?.includes(clause === undefined ? '' : `(${clause}) `),
      ),
    ];
    const isBare = found.length === 0 && ['Yes', 'Partly'].includes(answer);
    return isBare || found.some((one) => one !== true) ? [number] : [];
  });
  expect(missing).toEqual([]);
});
