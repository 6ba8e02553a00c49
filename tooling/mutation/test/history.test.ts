import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { changedSince, versionsOf } from '../history.ts';

function repository(...states: readonly Readonly<Record<string, string | undefined>>[]): string {
  const root = mkdtempSync(join(tmpdir(), 'tableside-history-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Robin', '-c', 'user.email=robin@example.com', ...args], {
      cwd: root,
      stdio: 'ignore',
    });
  git('init');
  for (const state of states) {
    for (const [path, text] of Object.entries(state)) {
      if (text === undefined) rmSync(join(root, path));
      else writeFileSync(join(root, path), text);
    }
    git('add', '--all');
    git('commit', '--message', 'Change files');
  }
  return root;
}

test('OPS-29.b what changed since a commit is what was written since, committed or not', () => {
  const root = repository({ old: '1', kept: '1', gone: '1' }, { old: '2', added: '1', gone: undefined });
  writeFileSync(join(root, 'kept'), '2');
  expect(changedSince(root, 'HEAD~1')).toEqual(['added', 'kept', 'old']);
  expect(changedSince(root, 'HEAD')).toEqual(['kept']);
});

test('a commit that is not there is an error', () => {
  expect(() => changedSince(repository({ old: '1' }), 'HEAD~1')).toThrow('HEAD~1');
});

test('OPS-29.d all floors that were ever committed are known, also beyond a deletion', () => {
  const root = repository(
    { floors: '90' },
    { floors: '95', other: '1' },
    { floors: undefined },
    { floors: '85' },
  );
  writeFileSync(join(root, 'floors'), '80');
  expect(versionsOf(root, 'floors')).toEqual(['85', '95', '90']);
  expect(versionsOf(root, 'nothing')).toEqual([]);
});
