import { rmSync } from 'node:fs';

import { afterEach, describe, expect, test } from 'vitest';

import { checkWorkspace } from '../src/check-workspace.ts';
import { printFinding } from '../src/finding.ts';
import { roles, whyForbidden, type Role } from '../src/table.ts';
import { sampleWorkspace, type SamplePackage } from './sample-workspace.ts';

const made: string[] = [];
afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true });
});

const found = (...packages: SamplePackage[]): string[] => {
  const root = sampleWorkspace(packages);
  made.push(root);
  return checkWorkspace(root).map(printFinding);
};

const pairs = roles.flatMap((from) => roles.map((to) => [from, to] as const));
const allowed: readonly (readonly [Role, Role])[] = pairs.filter(
  ([from, to]) => whyForbidden(from, to) === undefined,
);

test('these arrows are allowed, and no others', () => {
  expect(allowed.map((pair) => pair.join(' → ')).sort()).toEqual(
    [
      ...['shell', 'feature'].map((role) => `app → ${role}`),
      ...['shell', 'feature', 'kit'].flatMap((role) =>
        ['kit', 'ui', 'api-client', 'content-client', 'partner-config', 'core'].map(
          (to) => `${role} → ${to}`,
        ),
      ),
      ...['api-client', 'content-client', 'partner-config'].map((role) => `${role} → core`),
      ...roles.filter((role) => role !== 'app').map((role) => `tooling → ${role}`),
    ].sort(),
  );
});

const findingsOf = (from: Role, to: Role) => {
  const files = { 'src/index.ts': "import { thing } from '@sample/target';\n" };
  const one: SamplePackage = { role: from, name: 'one', dependencies: ['@sample/target'], files };
  return found(one, { role: to, name: 'target' });
};
const refused = pairs.flatMap(([from, to]) => {
  const why = whyForbidden(from, to);
  return why === undefined ? [] : [{ from, to, why }];
});

test.each(refused)(
  '$from → $to is refused, declared or imported, with where it belongs',
  ({ from, to, why }) => {
    expect(findingsOf(from, to)).toEqual([
      expect.stringMatching(new RegExp(`package.json: ${from} may not import ${to} `)),
      expect.stringMatching(new RegExp(`src/index.ts: ${from} may not import ${to} `)),
    ]);
    expect(findingsOf(from, to).join('\n')).toContain(why);
  },
);

test.each(allowed)('%s → %s may be declared and imported', (from, to) => {
  expect(findingsOf(from, to)).toEqual([]);
});

test('a package says its role', () => {
  expect(found({ role: 'none', name: 'one' })).toEqual([expect.stringContaining('says no role')]);
});

test('kits do not depend on each other in a circle', () => {
  const kit = (name: string, needs: string): SamplePackage => ({
    role: 'kit',
    name,
    dependencies: [`@sample/${needs}`],
  });
  expect(found(kit('a', 'b'), kit('b', 'c'), kit('c', 'a'))[0]).toContain(
    '@sample/a → @sample/b → @sample/c → @sample/a',
  );
});

const kitWith = (files: Record<string, string>, more: Partial<SamplePackage> = {}): SamplePackage => ({
  role: 'kit',
  name: 'one',
  dependencies: ['react', '@sample/ui'],
  devDependencies: ['msw'],
  files,
  ...more,
});
const ui: SamplePackage = {
  role: 'ui',
  name: 'ui',
  exports: { './button': './src/button.tsx', './icons/*': './src/icons/*.tsx' },
};

describe('imports', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['an undeclared package', "import x from 'formik';", 'which its package.json does not declare'],
    ['a devDependency in shipped code', "import { http } from 'msw';", 'a devDependency'],
    ['its own package by name', "import { a } from '@sample/one';", 'imports its own package'],
    [
      'a door that is none',
      "import { a } from '@sample/ui/src/button.tsx';",
      'which is no door of @sample/ui',
    ],
    ['a package without its door', "export { a } from '@sample/ui';", 'which is no door of @sample/ui'],
    ['a file of another package', "import { a } from '../../other/src/a.ts';", 'reaches out of its package'],
    ['Node in the product', "import { readFileSync } from 'node:fs';", 'the product runs in browsers'],
    [
      'a lazy import that is undeclared',
      ['const load = () => import', "('embla');"].join(''),
      'which its package.json does not declare',
    ],
  ];
  test.each(cases)('%s is refused', (_name, line, message) => {
    expect(found(kitWith({ 'src/index.ts': `${line}\n` }), ui)).toEqual([expect.stringContaining(message)]);
  });
  test('what is declared, a door, a type of a devDependency, a test library in a test are fine', () => {
    const files = {
      'src/index.ts':
        "import { useState } from 'react';\nimport { Button } from '@sample/ui/button';\nimport { Star } from '@sample/ui/icons/star';\nimport type { Handler } from 'msw';\nimport { b } from './b.ts';\n// import x from 'formik';\n",
      'src/b.test.ts': "import { test } from 'vitest';\nimport { http } from 'msw';\n",
    };
    expect(found(kitWith(files), ui)).toEqual([]);
  });
  test('an app reaches its partner, and nothing else outside', () => {
    const app = (target: string): SamplePackage => ({
      role: 'app',
      name: 'one',
      files: { 'src/main.tsx': `import partner from '../../../${target}';\n` },
    });
    expect(found(app('partners/one.json?partner'))).toEqual([]);
    expect(found(app('packages/core/src/x.ts'))).toEqual([
      expect.stringContaining('reaches out of its package'),
    ]);
  });
});

describe('presets', () => {
  const presets = { role: 'tooling', name: 'presets' } as const;
  test('tools are no dependency of the product', () => {
    const files = { 'src/index.ts': "import { a } from '@sample/presets';\n" };
    expect(found(kitWith(files, { dependencies: ['@sample/presets'] }), presets)).toHaveLength(2);
  });
});

describe('code', () => {
  const cases: readonly (readonly [string, string, string, string])[] = [
    ['styled', 'src/a.tsx', 'const A = styled.div`color: red`;', 'uses styled'],
    ['a theme context', 'src/a.tsx', 'const theme = useTheme();', 'uses a theme context'],
    ['a partner by name', 'src/a.ts', "if (partner.id === 'american') pay();", 'knows a partner by name'],
    ['a partner in an identifier', 'src/a.ts', 'const isUnited = true;', 'knows a partner by name'],
    ['a query key', 'src/use-a.ts', "useQuery({ queryKey: ['a'] });", 'writes a query key'],
    ['a default export', 'src/a.ts', 'export default 1;', 'has a default export'],
    ['a lazy part', 'src/a.tsx', "const A = lazy(() => import('./b.tsx'));", 'takes the page along'],
  ];
  test.each(cases)('CFG-01 %s is refused', (_name, path, text, message) => {
    expect(found(kitWith({ [path]: `${text}\n` }), ui)).toEqual([expect.stringContaining(message)]);
  });
  test('a lazy part that catches its failure, and a screen, are fine', () => {
    const files = {
      'src/a.tsx': "const A = lazy(() => import('./b.tsx').catch(() => nothing));\n",
      'src/lazy-screen.tsx': 'const Component = lazy(load);\n',
    };
    expect(found(kitWith(files), ui)).toEqual([]);
  });
  test('keys in *.queries.ts, default exports of stories and configuration, names in comments are fine', () => {
    const files = {
      'src/a.queries.ts': "export const a = { queryKey: ['a'] };\n",
      'src/a.stories.tsx': 'export default {};\n',
      'tsup.config.ts': 'export default {};\n',
      'src/a.ts': '// as in the choice of hilton\nexport const region = "North American";\n',
    };
    expect(found(kitWith(files), ui)).toEqual([]);
  });
  test('CON2-03 a decided number stands in one file only', () => {
    const files = { 'src/a.ts': 'export const sourceMinutes = 2_880;\n', 'src/b.ts': 'setCookie(2880);\n' };
    expect(found(kitWith(files), ui)).toEqual([
      expect.stringContaining('src/b.ts: writes 2880, which packages/kits/one/src/a.ts writes too'),
    ]);
    expect(found(kitWith({ 'src/a.ts': 'export const sourceMinutes = 2880;\n' }), ui)).toEqual([]);
  });
});
