import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

const repository = resolve(import.meta.dirname, '../../..');
const workspace = mkdtempSync(join(tmpdir(), 'tableside-turbo-'));
const isOurs = (path: string) => !/[\\/](node_modules|dist|\.turbo)$/.test(path);

function buildHashes(variables: Record<string, string> = {}): Record<string, string> {
  const turbo = join(repository, 'node_modules/.bin/turbo');
  const plan = execFileSync(turbo, ['run', 'build', '--filter=./apps/*', '--dry=json'], {
    cwd: workspace,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...variables },
  });
  const { tasks } = JSON.parse(plan) as { tasks: { taskId: string; hash: string }[] };
  const builds = tasks.filter(({ taskId }) => /^@tableside\/app-.*#build$|#bundle$/.test(taskId));
  return Object.fromEntries(
    builds.map(({ taskId, hash }) => [taskId.replace(/^.*app-|#build$|^.*#/g, ''), hash]),
  );
}
const changedSince = (before: Record<string, string>, variables?: Record<string, string>) => {
  const after = buildHashes(variables);
  return Object.keys(after).filter((id) => after[id] !== before[id]);
};

beforeAll(() => {
  const manifests = globSync('{packages,tooling}/**/{package,turbo}.json', {
    cwd: repository,
    exclude: (path) => !isOurs(path),
  });
  const shared = [
    'package.json',
    'pnpm-workspace.yaml',
    'pnpm-lock.yaml',
    'turbo.json',
    'apps',
    'partners',
    'packages/core/src',
  ];
  for (const path of [...shared, ...manifests]) {
    cpSync(join(repository, path), join(workspace, path), { recursive: true, filter: isOurs });
  }
});
afterAll(() => rmSync(workspace, { recursive: true }));

test('nothing is rebuilt without a change', () => {
  expect(changedSince(buildHashes())).toEqual([]);
});

test('CFG-01.a a change to one partner rebuilds only its app, without bundling', () => {
  const before = buildHashes();
  appendFileSync(join(workspace, 'partners/hilton.json'), '\n');
  expect(changedSince(before)).toEqual(['hilton']);
  const then = buildHashes();
  appendFileSync(join(workspace, 'partners/assets/caesars/mark.svg'), '\n');
  expect(changedSince(then)).toEqual(['caesars']);
  const last = buildHashes();
  appendFileSync(join(workspace, 'partners/content/american/home.json'), '\n');
  expect(changedSince(last)).toEqual(['american']);
});

test('a change to shared code rebuilds the bundle and every app', () => {
  const before = buildHashes();
  appendFileSync(join(workspace, 'packages/core/src/index.ts'), '\n');
  expect(changedSince(before).sort()).toEqual(Object.keys(before).sort());
});

test('CRD-31.b another key of the payment provider rebuilds every app', () => {
  const before = buildHashes();
  expect(changedSince(before, { PAYMENT_LIVE_KEY: 'pk_live_1' }).sort()).toEqual(Object.keys(before).sort());
});
