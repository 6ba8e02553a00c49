import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { readApp } from '../src/app.ts';

function workspaceWith(manifest: object): { readonly root: string; readonly folder: string } {
  const root = mkdtempSync(join(tmpdir(), 'tableside-app-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'apps/sample-site');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  return { root, folder };
}

test('CFG-01.a an app is the site of the partner that its manifest names', () => {
  const { root, folder } = workspaceWith({ tableside: { partner: 'sample' } });
  expect(readApp(folder)).toEqual({
    partner: 'sample',
    folder,
    main: join(folder, 'src/main.tsx'),
    page: join(folder, 'index.html'),
    partnerFile: join(root, 'partners/sample.json'),
  });
});

test.each([{}, { tableside: {} }])('an app without a partner is refused by its manifest: %j', (manifest) => {
  const { folder } = workspaceWith(manifest);
  expect(() => readApp(folder)).toThrow(`${join(folder, 'package.json')} does not say its tableside.partner`);
});
