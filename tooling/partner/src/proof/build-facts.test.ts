import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { readBuild } from './build-facts.ts';

function sampleBuild() {
  const root = mkdtempSync(join(tmpdir(), 'build-facts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const inStore = 'node_modules/.pnpm/router@8.5.1/node_modules/@scope/router';
  write(`${inStore}/package.json`, '{"name":"@scope/router","version":"8.5.1","license":"MIT"}');
  write('fonts/package.json', '{"name":"font","version":"5.3.0","license":"OFL-1.1"}');
  write('app/dist/assets/main.js', 'use("dr.mapView")');
  const sources = [
    `../../../${inStore}/dist/a.js`,
    `../../../${inStore}/dist/b.js`,
    '../../packages/ui/src/c.ts',
  ];
  write('app/source-maps/assets/main.js.map', JSON.stringify({ sources }));
  return readBuild(root, join(root, 'app'), [join(root, 'fonts/files/letters.woff2')]);
}

test('packages of a build are those of its source maps and fonts, each once, with version and license', () => {
  expect(sampleBuild().packages).toEqual([
    { name: '@scope/router', version: '8.5.1', license: 'MIT' },
    { name: 'font', version: '5.3.0', license: 'OFL-1.1' },
  ]);
});

test('the text of a build is that of its scripts', () => {
  const { contains } = sampleBuild();
  expect([contains('dr.mapView'), contains('dr.joinDraft')]).toEqual([true, false]);
});
