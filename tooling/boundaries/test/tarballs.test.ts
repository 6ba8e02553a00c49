import { expect, test } from 'vitest';

import { tarballFindings, type Tarball } from '../src/tarballs.ts';

const manifest = {
  name: '@tableside/core',
  version: '1.2.3',
  description: 'Rules.',
  keywords: ['dining'],
  license: 'Apache-2.0',
  repository: { type: 'git' },
  homepage: 'https://example.com',
  bugs: 'https://example.com',
  exports: {
    './*': { types: './dist/*/*.d.ts', default: './dist/*/*.js' },
    './package.json': './package.json',
  },
};
const sbom = {
  bomFormat: 'CycloneDX',
  metadata: { component: { purl: 'pkg:npm/%40tableside/core@1.2.3' } },
  components: [{ purl: 'pkg:npm/zod@4.6.7' }],
};
const files = {
  'dist/sbom.cdx.json': JSON.stringify(sbom),
  'package.json': '',
  LICENSE: '',
  'CHANGELOG.md': '',
  'README.md': '# core\n\nnpm install @tableside/core\n',
  'dist/money/money.js': 'export {};',
  'dist/money/money.d.ts': 'export {};',
};
const messagesOf = (changes: Partial<Tarball['manifest']>, added: Readonly<Record<string, string>> = {}) =>
  tarballFindings({
    manifest: { ...manifest, ...changes },
    files: new Map(Object.entries({ ...files, ...added })),
  }).map(({ message }) => message);

test('a correct tarball passes', () => {
  expect(messagesOf({})).toEqual([]);
});

test('sources, source maps and test utilities are rejected by path', () => {
  const map = '//# sourceMappingURL=rates.js.map';
  expect(
    messagesOf(
      {},
      { 'src/money.ts': '', 'dist/rates.js': map, 'dist/rates.js.map': '{}', 'dist/a.fixture.js': '' },
    ),
  ).toEqual([
    'src/money.ts is not used by consumers',
    'dist/rates.js references a source map that is not included',
    'dist/rates.js.map is not used by consumers',
    'dist/a.fixture.js is a test file',
  ]);
});

test('a missing entry, a missing field and a peer used only by tests are reported', () => {
  expect(
    messagesOf({
      bugs: undefined,
      exports: { '.': { '@tableside/source': './src/index.ts' } },
      peerDependencies: { msw: '^3.0.5' },
    }),
  ).toEqual([
    'package.json has no bugs',
    'exports "." for @tableside/source points to ./src/index.ts, which does not exist',
    'msw is for tests, so it must be an optional peer',
  ]);
  expect(messagesOf({}, { 'README.md': '# core' })).toEqual([
    'README.md does not say "npm install @tableside/core"',
  ]);
});

test('SEC-07.b a tarball has a list of what this version is made from, with every dependency', () => {
  expect(messagesOf({ dependencies: { zod: '^4.0.0' } })).toEqual([]);
  expect(messagesOf({ dependencies: { zod: '^4.0.0', '@emotion/react': '^11.0.0' } })).toEqual([
    'dist/sbom.cdx.json does not name @emotion/react',
  ]);
  expect(messagesOf({ dependencies: { zo: '^4.0.0' } })).toEqual(['dist/sbom.cdx.json does not name zo']);
  expect(messagesOf({ version: '1.2.4' })).toEqual(['dist/sbom.cdx.json is not of @tableside/core 1.2.4']);
  expect(messagesOf({}, { 'dist/sbom.cdx.json': '{}' })).toEqual(['dist/sbom.cdx.json is missing']);
});
