import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { claimFindings } from '../src/check-claims.ts';
import { printFinding } from '../src/finding.ts';

const settings = {
  captcha: { properties: { siteKey: {} } },
  emulation: { anyOf: [{ properties: { adminOrigin: {} } }] },
};
const files = {
  'package.json': '{ "scripts": { "dev": "vite" } }',
  'packages/kits/package.json':
    '{ "name": "@tableside/kits", "exports": { "./*": { "source": "./src/*/index.ts" } }, "scripts": { "draw": "" } }',
  'packages/kits/src/cards/index.ts': "export const useCards = () => copy('content.upTo', 4000);",
  'partners/partner.schema.json': JSON.stringify({
    $ref: '#/$defs/Partner',
    $defs: { Partner: { properties: settings } },
  }),
  'tooling/platform/openapi.json': '{ "paths": { "/api/Cards/{id}": { "get": {} } } }',
  'docs/guide.md': '# A guide, `vite`\n',
  '.sbom-Qw3r/kits.json': '{ "useRemoved": "" }',
  'tooling/e2e/test-results/report.json': '{ "useRemoved": "" }',
};

function findingsOf(text: string, path = 'packages/kits/README.md'): string[] {
  const root = mkdtempSync(join(tmpdir(), 'tableside-claims-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, content] of Object.entries({ ...files, [path]: text })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return claimFindings(root).map(printFinding);
}

test.each([
  [
    'a file',
    '`packages/kits/src/cards`, `packages/*/src/<kit>/index.ts`, `cards/index.ts`',
    '`cards/gone.ts`',
    'file cards/gone.ts',
  ],
  [
    'a folder',
    '`packages/kits/src/cards`, `dist/gone`, `America/Chicago`',
    '`packages/gone`',
    'file packages/gone',
  ],
  ['a link', '[a](../../docs/guide.md), [a](https://a.example/gone.md)', '[a](gone.md)', 'file gone.md'],
  [
    'a heading',
    '[a](../../docs/guide.md#a-guide-vite)',
    '[a](../../docs/guide.md#a-guide)',
    'heading ../../docs/guide.md#a-guide',
  ],
  [
    'a script',
    '`pnpm dev hilton`, `npm run draw`, `pnpm install`, `pnpm --filter @tableside/kits draw`',
    '`pnpm --filter @tableside/kits gone`',
    'script gone',
  ],
  ['an entry point', '`@tableside/kits/cards`', '`@tableside/kits/gone`', 'entry point @tableside/kits/gone'],
  [
    'an import',
    "```ts\nimport { useCards } from '@tableside/kits/cards';\n```",
    "```ts\nimport { useGone } from '@tableside/kits/cards';\n```",
    'name useGone in @tableside/kits/cards',
  ],
  ['a setting', '`captcha.siteKey`, `emulation.adminOrigin`', '`captcha.gone`', 'setting captcha.gone'],
  ['a call', '`GET /api/Cards/{id}`', '`PUT /api/Cards/{id}`', 'call PUT /api/Cards/{id}'],
  ['a name', '`useCards()`, `content.upTo`', '`useGone()`', 'name useGone in the code'],
  ['a name in files that come and go', '`useCards()`', '`useRemoved()`', 'name useRemoved in the code'],
  ['a port', '`http://localhost:4000/`', '`http://localhost:4999/`', 'port 4999 in the code'],
])('%s that does not exist is reported with its line', (_kind, good, bad, missing) => {
  expect(findingsOf(good)).toEqual([]);
  expect(findingsOf(`# Kits\n\n${bad}\n`)).toEqual([
    expect.stringMatching(/^packages\/kits\/README\.md:[34]: there is no /) as string,
  ]);
  expect(findingsOf(bad)[0]).toContain(`there is no ${missing}: correct the document.`);
});

test('a superseded decision describes what was there', () => {
  const page = '# 0001. A\n\n- Status: superseded by [0002](0002-b.md)\n\n## Context\n\n`useGone`\n';
  const found = findingsOf(page, 'docs/decisions/0001-a.md');
  expect(found).toEqual(['docs/decisions/0001-a.md:3: there is no file 0002-b.md: correct the document.']);
});
