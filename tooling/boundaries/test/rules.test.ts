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

test('the allowed dependencies between roles', () => {
  expect(allowed.map((pair) => pair.join(' → ')).sort()).toEqual(
    [
      ...['shell', 'feature'].map((role) => `app → ${role}`),
      ...['shell', 'feature', 'kit'].flatMap((role) =>
        ['kit', 'ui', 'api-client', 'content-client', 'partner-config', 'core'].map(
          (to) => `${role} → ${to}`,
        ),
      ),
      ...['api-client', 'content-client', 'partner-config'].map((role) => `${role} → core`),
      ...['tooling', 'demo'].flatMap((from) =>
        roles.filter((role) => role !== 'app').map((role) => `${from} → ${role}`),
      ),
      ...roles
        .filter((role) => !['app', 'demo', 'tooling'].includes(role))
        .map((role) => `platform → ${role}`),
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
  '$from → $to is rejected, declared or imported, with a suggestion',
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

describe('the platform does not import the demo', () => {
  const demo: SamplePackage = {
    role: 'demo',
    name: 'demo',
    files: { 'src/people.ts': "export const people = 'invented';\n" },
  };
  const platformWith = (path: string, specifier: string): SamplePackage => ({
    role: 'platform',
    name: 'platform',
    files: { [path]: `import type { People } from '${specifier}';\n` },
  });

  test.each([
    ['by its name', 'src/api/api.ts', '@sample/demo'],
    ['by a path', 'src/api/api.ts', '../../../demo/src/people.ts'],
    ['for tests that are none', 'src/contest.ts', '@sample/demo'],
  ])('%s', (_, path, specifier) => {
    expect(found(demo, platformWith(path, specifier)).join('\n')).toContain(
      `${path}: platform may not import demo (@sample/demo). The platform runs in production`,
    );
  });

  test.each(['src/api/api.test.ts', 'src/testing/test-accounts.ts', 'src/identity/testing/test-sites.ts'])(
    'but %s may use it',
    (path) => {
      expect(found(demo, platformWith(path, '@sample/demo')).join('\n')).not.toContain('may not import');
    },
  );
});

const platform = (path: string, specifier: string): SamplePackage => ({
  role: 'platform',
  name: 'platform',
  files: { [path]: `import type { Thing } from '${specifier}';\n` },
});

test('a service of the platform may be imported only through its index', () => {
  expect(found(platform('src/api/cards/cards.ts', '../../vault/open-vault.ts'))).toEqual([
    expect.stringContaining(
      'src/api/cards/cards.ts: reaches into the service vault with ../../vault/open-vault.ts',
    ),
  ]);
  for (const [path, specifier] of [
    ['src/api/cards/cards.ts', '../../vault/index.ts'],
    ['src/api/cards/cards.ts', '../api-options.ts'],
    ['src/api/cards/cards.ts', '../../web/problem.ts'],
    ['src/api/cards/cards.test.ts', '../../vault/open-vault.ts'],
  ] as const)
    expect(found(platform(path, specifier))).toEqual([]);
});

test('only commands import the startup of the platform', () => {
  const specifier = '../startup/start-platform.ts';
  expect(found(platform('src/jobs/jobs.ts', specifier))).toEqual([
    expect.stringContaining(`src/jobs/jobs.ts: imports ${specifier}, which starts the services`),
  ]);
  for (const path of ['src/commands/serve.ts', 'src/jobs/jobs.test.ts'])
    expect(found(platform(path, specifier))).toEqual([]);
});

test('a package declares its role', () => {
  expect(found({ role: 'none', name: 'one' })).toEqual([expect.stringContaining('has no role')]);
});

test('packages must not depend on each other in a cycle', () => {
  const one = (name: string, needs: string): SamplePackage => ({
    role: 'kit',
    name,
    dependencies: [`@sample/${needs}`],
  });
  expect(found(one('a', 'b'), one('b', 'c'), one('c', 'a'))[0]).toContain(
    '@sample/a → @sample/b → @sample/c → @sample/a',
  );
});

describe('folders of a package', () => {
  const layer = (role: 'kit' | 'feature', files: Record<string, string>): SamplePackage => ({
    role,
    name: 'layer',
    exports: { './*': './src/*/index.ts', './one/testing': './src/one/testing.ts' },
    files,
  });
  test('kits import each other through their entry points', () => {
    const files = {
      'src/one/a.ts': "import { b } from '@sample/layer/two';\n",
      'src/two/b.test.ts': "import { c } from '@sample/layer/one/testing';\n",
    };
    expect(found(layer('kit', files))).toEqual([]);
  });
  test.each([
    ['a file of another', 'kit', "import { b } from '../two/b.ts';", 'import @sample/layer/two'],
    ['its own by name', 'kit', "import { b } from '@sample/layer/one';", 'imports itself'],
    ['past an entry point', 'kit', "import { b } from '@sample/layer/two/b';", 'which is not an entry point'],
    [
      'another feature',
      'feature',
      "import { b } from '@sample/layer/two';",
      'Features never import each other',
    ],
    [
      'its types',
      'feature',
      "import type { B } from '@sample/layer/two';",
      'Features never import each other',
    ],
  ] as const)('%s is rejected', (_name, role, line, message) => {
    expect(found(layer(role, { 'src/one/a.ts': `${line}\n` }))).toEqual([expect.stringContaining(message)]);
    expect(found(layer(role, { 'src/one/a.test.ts': `${line}\n` }))).toEqual([
      expect.stringContaining(message),
    ]);
  });
  test('a cycle between them is rejected, even of types; a test may import a sibling', () => {
    const back = "import type { A } from '@sample/layer/one';\n";
    const there = "import { b } from '@sample/layer/two';\n";
    expect(found(layer('kit', { 'src/one/a.ts': there, 'src/two/b.ts': back }))).toEqual([
      expect.stringContaining('one → two → one'),
      expect.stringContaining('two → one → two'),
    ]);
    expect(found(layer('kit', { 'src/one/a.ts': there, 'src/two/b.test.ts': back }))).toEqual([]);
  });
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

describe('manifests of published packages', () => {
  const repository = 'https://github.com/tableside/tableside';
  const manifest = {
    version: '1.0.0',
    license: 'Apache-2.0',
    type: 'module',
    files: ['dist', 'CHANGELOG.md'],
    publishConfig: { provenance: true, access: 'public' },
    repository: { type: 'git', url: `git+${repository}.git`, directory: 'packages/one' },
    homepage: `${repository}/tree/main/packages/one#readme`,
    bugs: `${repository}/issues`,
    engines: { node: '>=22.22' },
    scripts: {
      build: 'tsup && tsc -p tsconfig.build.json',
      'test:package': 'attw --pack . --profile esm-only',
    },
  };
  const one = (change: object): SamplePackage => ({
    role: 'kit',
    name: 'one',
    manifest: { ...manifest, ...change },
  });

  test('matching manifests pass', () => {
    expect(found(one({}))).toEqual([]);
  });
  test.each([
    ['another license', { license: 'MIT' }, 'needs "license": "Apache-2.0"'],
    ['another folder', { homepage: repository }, 'needs "homepage"'],
    ['another build', { scripts: { ...manifest.scripts, build: 'tsc' } }, 'needs the script "build"'],
    [
      'a context of its own',
      { dependencies: { '@tableside/kits': 'workspace:^' } },
      'make it a peer, or a site may get two copies',
    ],
    [
      'an exact version of another of our packages',
      { dependencies: { '@tableside/core': 'workspace:*' } },
      'take "workspace:^", or a patch release of one package installs a second copy of others',
    ],
  ])('%s is rejected', (_name, change, message) => {
    expect(found(one(change))).toEqual([expect.stringContaining(message)]);
  });
  test('all have the same version', () => {
    const other: SamplePackage = { role: 'ui', name: 'two', manifest: { ...manifest, version: '1.0.1' } };
    expect(found(one({}), other)).toContainEqual(
      expect.stringContaining('has version 1.0.0: all packages have one (1.0.0, 1.0.1)'),
    );
  });
});

describe('imports', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['an undeclared package', "import x from 'formik';", 'which its package.json does not declare'],
    ['a devDependency in shipped code', "import { http } from 'msw';", 'a devDependency'],
    ['its own package by name', "import { a } from '@sample/one';", 'imports itself'],
    [
      'an entry point that is none',
      "import { a } from '@sample/ui/src/button.tsx';",
      'which is not an entry point of @sample/ui',
    ],
    [
      'a package without its entry point',
      "export { a } from '@sample/ui';",
      'which is not an entry point of @sample/ui',
    ],
    ['a file of another package', "import { a } from '../../other/src/a.ts';", 'reaches out of its package'],
    ['Node in the product', "import { readFileSync } from 'node:fs';", 'the product runs in browsers'],
    [
      'a lazy import that is undeclared',
      ['const load = () => import', "('embla');"].join(''),
      'which its package.json does not declare',
    ],
  ];
  test.each(cases)('%s is rejected', (_name, line, message) => {
    expect(found(kitWith({ 'src/index.ts': `${line}\n` }), ui)).toEqual([expect.stringContaining(message)]);
  });
  test('a fixture in the product is rejected; tests and entry points for tests may use it', () => {
    const line = "import { a } from './a.fixture.ts';\n";
    expect(found(kitWith({ 'src/index.ts': line }), ui)).toEqual([
      expect.stringContaining('imports ./a.fixture.ts, which only tests may use'),
    ]);
    expect(found(kitWith({ 'src/a.test.ts': line, 'src/testing.ts': line }), ui)).toEqual([]);
  });
  test('declared packages, entry points, types of devDependencies and test libraries in tests pass', () => {
    const files = {
      'src/index.ts':
        "import { useState } from 'react';\nimport { Button } from '@sample/ui/button';\nimport { Star } from '@sample/ui/icons/star';\nimport type { Handler } from 'msw';\nimport { b } from './b.ts';\n// import x from 'formik';\n",
      'src/b.test.ts': "import { test } from 'vitest';\nimport { http } from 'msw';\n",
    };
    expect(found(kitWith(files), ui)).toEqual([]);
  });
  test('an app may import its partner’s file, and nothing else outside its folder', () => {
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
  test('tools may not be dependencies of the product', () => {
    const files = { 'src/index.ts': "import { a } from '@sample/presets';\n" };
    expect(found(kitWith(files, { dependencies: ['@sample/presets'] }), presets)).toHaveLength(2);
  });
});

describe('code', () => {
  const cases: readonly (readonly [string, string, string, string])[] = [
    ['a partner by name', 'src/a.ts', "if (partner.id === 'american') pay();", 'names a partner'],
    ['a partner before the comparison', 'src/a.ts', "if ('choice' === partner.id) pay();", 'names a partner'],
    [
      'a partner in a list',
      'src/a.ts',
      "if (['american', id].includes(partner.id)) pay();",
      'names a partner',
    ],
    ['a partner as a value', 'src/a.ts', "const partners = new Set(['delta']);", 'names a partner'],
    ['a partner in an identifier', 'src/a.ts', 'const isUnited = true;', 'names a partner'],
    ['a query key', 'src/use-a.ts', "useQuery({ queryKey: ['a'] });", 'contains a query key'],
    [
      'a wait for a quiet network',
      'src/a.test.ts',
      "waitForLoadState('networkidle');",
      'waits for networkidle',
    ],
    ['a lazy screen in a page', 'src/a.tsx', 'const { Component } = lazyScreen(load);', 'the whole page'],
  ];
  test.each(cases)('CFG-01.c %s is rejected', (_name, path, text, message) => {
    expect(found(kitWith({ [path]: `${text}\n` }), ui)).toEqual([expect.stringContaining(message)]);
  });
  test.each(["const to = '/join?rfr=2';", 'const to = `/merchants/${id}`;', '<Link href="/search" />'])(
    'the path of a page is rejected: %s',
    (line) => {
      const features: SamplePackage = {
        role: 'feature',
        name: 'features',
        files: { 'src/one/a.tsx': `${line}\n`, 'src/one/a.test.tsx': `${line}\n` },
      };
      expect(found(features)).toEqual([
        'packages/features/src/one/a.tsx: contains the path of a page: use routes of @tableside/core.',
      ]);
    },
  );
  test('a lazy part, and a lazy screen of a feature, pass', () => {
    const files = {
      'src/a.tsx': 'const A = lazyPart(load);\n',
      'src/feature.ts': 'const screen = lazyScreen(load);\n',
    };
    expect(found(kitWith(files), ui)).toEqual([]);
  });
  test('keys in *.queries.ts and names in comments pass', () => {
    const files = {
      'src/a.queries.ts': "export const a = { queryKey: ['a'] };\n",
      'src/a.ts': '// as in the choice of hilton\nexport const region = "North American";\n',
    };
    expect(found(kitWith(files), ui)).toEqual([]);
  });
  test('CON2-03 a decided number may be in one file only', () => {
    const files = { 'src/a.ts': 'export const sourceMinutes = 2_880;\n', 'src/b.ts': 'setCookie(2880);\n' };
    expect(found(kitWith(files), ui)).toEqual([
      expect.stringContaining('src/b.ts: contains 2880, as does packages/one/src/a.ts'),
    ]);
    expect(found(kitWith({ 'src/a.ts': 'export const sourceMinutes = 2880;\n' }), ui)).toEqual([]);
  });
});
