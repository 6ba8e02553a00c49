import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { featureReasons, integrityOf, scriptFindings, siteScripts } from './scripts.ts';

function build(files: Readonly<Record<string, string>>): string {
  const app = mkdtempSync(join(tmpdir(), 'tableside-scripts-'));
  onTestFinished(() => rmSync(app, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(app, path)), { recursive: true });
    writeFileSync(join(app, path), text);
  }
  return app;
}
const map = (...sources: string[]) => JSON.stringify({ sources });
const page =
  '<script type="application/ld+json">{}</script><script type="importmap">{}</script><script>start()</script>';

test('SEC-01.a each file and each script inside a page has its reason, its source and its hash', () => {
  const scripts = siteScripts(
    build({
      'dist/index.html': page,
      'dist/earn/index.html': page,
      'dist/offline/index.html': '<script>alone()</script>',
      'dist/worker.js': 'worker',
      'dist/assets/app-2-a1b2c3d4.js': 'app',
      'source-maps/assets/app-2-a1b2c3d4.js.map': map(
        '../../packages/core/src/money.ts',
        '../../node_modules/.pnpm/react@1/node_modules/react/index.js',
      ),
      'dist/assets/join-screen-a1b2c3d4.js': 'join',
      'source-maps/assets/join-screen-a1b2c3d4.js.map': map(
        '../../packages/features/src/enrollment/join.tsx',
      ),
      'dist/assets/zod-a1b2c3d4.mjs': 'zod',
      'source-maps/assets/zod-a1b2c3d4.mjs.map': map('../../node_modules/@scope/zod/index.js'),
    }),
  );
  expect(scripts.map(({ name, reason, source }) => [name, reason, source])).toEqual([
    [
      'In 2 pages, such as /earn/index.html',
      expect.stringContaining('hash of every script'),
      '@tableside/vite',
    ],
    [
      'In 2 pages, such as /earn/index.html',
      expect.stringContaining('Loads the site'),
      '@tableside/shell/starter',
    ],
    ['In /offline/index.html', expect.stringContaining('Reloads the page'), '@tableside/vite'],
    ['/assets/app-2-a1b2c3d4.js', 'What every page needs', '@tableside/core, react'],
    ['/assets/join-screen-a1b2c3d4.js', 'Joining the program', '@tableside/features/enrollment'],
    ['/assets/zod-a1b2c3d4.mjs', 'The library @scope/zod, when a page needs it', '@scope/zod'],
    ['/worker.js', expect.stringContaining('without a connection'), '@tableside/shell/worker'],
  ]);
  expect(scripts.map(({ integrity }) => integrity)).toEqual(
    ['{}', 'start()', 'alone()', 'app', 'join', 'zod', 'worker'].map(integrityOf),
  );
});

test('SEC-01.a every feature has a reason', () => {
  const features = readdirSync(resolve(import.meta.dirname, '../../../../packages/features/src'));
  expect(Object.keys(featureReasons).toSorted()).toEqual(features.toSorted());
});

test('SEC-01.b a script that ran and is in no list, and one without a reason, are findings', () => {
  const scripts = [
    { name: '/a.js', reason: 'What every page needs', source: 'react', integrity: integrityOf('a') },
    { name: '/b.js', reason: undefined, source: 'react', integrity: integrityOf('b') },
    { name: '/c.js', reason: 'What every page needs', source: '', integrity: integrityOf('c') },
  ];
  const seen = [
    { name: '/a.js', integrity: integrityOf('a') },
    { name: '/b.js', integrity: integrityOf('other') },
  ];
  expect(scriptFindings(scripts, seen)).toEqual([
    'The script /b.js has no reason or no source.',
    'The script /c.js has no reason or no source.',
    'A page ran /b.js, which is in no list.',
  ]);
});
