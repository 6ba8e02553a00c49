import { expect, test } from 'vitest';

import { isBelow, report, resultOf, type Mutant, type Result } from '../result.ts';

const mutant = (status: string, line = 1, fileName = '/root/packages/core/src/money.ts'): Mutant => ({
  fileName,
  location: { start: { line } },
  mutatorName: 'ConditionalExpression',
  replacement: 'false',
  status,
});
const times = (count: number, status: string) => Array.from({ length: count }, () => mutant(status));

function resultFor(mutants: readonly Mutant[], floor = 85): Result {
  const result = resultOf('core', floor, mutants, (path) => path.replace('/root/', ''));
  if (!result) throw new Error('Nothing was judged.');
  return result;
}

test('OPS-29.c a package below its floor is named with its share and its floor', () => {
  const below = resultFor([...times(84, 'Killed'), ...times(16, 'Survived')]);
  expect(isBelow(below)).toBe(true);
  expect(report(below)).toContain(
    'core is below its floor: tests notice 84 % of 100 changes, the floor is 85 %.',
  );
});

test('OPS-29.c a package at its floor is not below it', () => {
  const enough = resultFor([...times(85, 'Killed'), ...times(15, 'Survived')]);
  expect(isBelow(enough)).toBe(false);
  expect(report(enough)).toContain('core: tests notice 85 % of 100 changes, the floor is 85 %.');
});

test('OPS-29.c a share just below a floor is not rounded up to it', () => {
  const below = resultFor([...times(16_999, 'Killed'), ...times(3001, 'Survived')]);
  expect(below.share).toBe(84.99);
  expect(isBelow(below)).toBe(true);
});

test('OPS-29.c a change that makes tests time out is noticed, one that no test reaches is not', () => {
  expect(resultFor([mutant('Timeout'), mutant('NoCoverage')])).toMatchObject({ count: 2, share: 50 });
});

test('changes that are not tried, or whose tests do not run, are not judged', () => {
  const mutants = [mutant('Ignored'), mutant('RuntimeError'), mutant('CompileError')];
  expect(resultOf('core', 85, mutants, String)).toBeUndefined();
  expect(resultFor([...mutants, mutant('Killed')])).toMatchObject({ count: 1, share: 100 });
});

test('OPS-29.e the report has the file, line and replacement of each change that no test notices', () => {
  const survivors = [
    mutant('Survived', 20),
    mutant('Killed', 11),
    { ...mutant('NoCoverage', 3), replacement: '{\n  return;\n}' },
    mutant('Survived', 7, '/root/packages/core/src/bonus.ts'),
  ];
  expect(report(resultFor(survivors))).toContain(`
- packages/core/src/bonus.ts:7 ConditionalExpression to \`false\`
- packages/core/src/money.ts:3 ConditionalExpression to \`{ return; }\`, which no test reaches
- packages/core/src/money.ts:20 ConditionalExpression to \`false\`
`);
});

test('OPS-29.e a report without survivors says so', () => {
  expect(report(resultFor([mutant('Killed')]))).toContain('None survived.');
});

test('OPS-29.e what runs when a module loads is listed apart, and counts only where tests notice', () => {
  const result = resultFor([mutant('Killed'), { ...mutant('Survived', 8), static: true }]);
  expect(result).toMatchObject({ count: 1, share: 100, survivors: [] });
  expect(report(result)).toContain(
    'when a module loads:\n\n- packages/core/src/money.ts:8 ConditionalExpression to `false`\n',
  );
});
