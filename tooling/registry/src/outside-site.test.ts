import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { writeOutsideSite } from './outside-site.ts';

const registry = { url: 'http://127.0.0.1:1/' };

function site(installed: Readonly<Record<string, { readonly name: string; readonly version: string }>>) {
  const folder = mkdtempSync(join(tmpdir(), 'outside-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = new Map([['assets/mark.svg', '<svg/>']]);
  const written = writeOutsideSite(folder, { files, commands: [] }, registry);
  for (const [path, manifest] of Object.entries(installed)) {
    const file = join(folder, 'node_modules', path, 'package.json');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(manifest));
  }
  return written;
}

const ui = { name: '@tableside/ui', version: '1.0.0' };

test('our packages come from the registry, and one drawing stands for all', () => {
  const { folder } = site({});
  expect(readFileSync(join(folder, '.npmrc'), 'utf8')).toBe('@tableside:registry=http://127.0.0.1:1/\n');
  expect(readFileSync(join(folder, 'assets/share.svg'), 'utf8')).toBe('<svg/>');
});

test('commands run on the given Node, and engines are checked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outside-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bin = mkdtempSync(join(tmpdir(), 'node-'));
  onTestFinished(() => rmSync(bin, { recursive: true }));
  writeFileSync(join(bin, 'node'), '#!/bin/sh\necho "other $npm_config_engine_strict"\n', { mode: 0o755 });
  const written = writeOutsideSite(folder, { files: new Map(), commands: [] }, registry, bin);
  mkdirSync(folder, { recursive: true });
  expect(await written.run('node --version')).toBe('other true\n');
});

test('versions are those of our packages and of packages with React contexts', () => {
  const react = { name: 'react', version: '19.3.1' };
  const { versions } = site({ '@tableside/ui': ui, react, zod: { name: 'zod', version: '4.6.7' } });
  expect(Object.fromEntries(versions())).toEqual({ '@tableside/ui': '1.0.0', react: '19.3.1' });
});

test('a second copy of a package is refused', () => {
  const nested = '@tableside/kits/node_modules/@tableside/ui';
  const { versions } = site({ '@tableside/ui': ui, [nested]: { ...ui, version: '1.0.1' } });
  expect(versions).toThrow(/Installed a second time: @tableside\/ui 1\.0\.[01] in node_modules/);
});
