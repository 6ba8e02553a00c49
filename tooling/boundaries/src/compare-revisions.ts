import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { reportFile } from './api-report.ts';
import { exposedChanges, type Change } from './exposed-changes.ts';
import type { Finding } from './finding.ts';

const DOCUMENT = 'tooling/platform/openapi.json';

/**
 * Compares the files of a repository with the revision that a change began with, and returns what is exposed
 * without a changeset.
 * | @param root the repository's folder; its files need not be committed.
 * | @param since a revision to begin with. By default the one where the branch left `main`, and on `main` itself
 * | the commit before.
 * | @throws if the revision is not there, as in a clone without history.
 */
export function compareRevisions(root: string, since?: string): { base: string; findings: Finding[] } {
  // The folder belongs to another user in the container of CI.
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'safe.directory=*', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trimEnd();
  const head = git('rev-parse', 'HEAD');
  // What GitHub sends for a branch that is new.
  const isNamed = since !== undefined && !/^0*$/.test(since);
  const known = git(
    'for-each-ref',
    '--format=%(refname:short)',
    'refs/heads/main',
    'refs/remotes/origin/main',
  );
  const fork = git('merge-base', isNamed ? since : known.split('\n').toReversed()[0]!, 'HEAD');
  const base = fork === head && !isNamed ? git('rev-parse', 'HEAD^') : fork;

  const before = new Set(git('ls-tree', '-r', '--name-only', base).split('\n'));
  const changeOf = (path: string): Change => ({
    before: before.has(path) ? git('show', `${base}:${path}`) : undefined,
    after: existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8').trimEnd() : '',
  });
  const reports = globSync('packages/*/package.json', { cwd: root }).map((path) => {
    const { name } = JSON.parse(readFileSync(join(root, path), 'utf8')) as { readonly name: string };
    return [name, changeOf(join(dirname(path), reportFile))] as const;
  });
  const changesets = globSync('.changeset/*.md', { cwd: root })
    .filter((path) => !path.endsWith('README.md'))
    .map(changeOf)
    .filter((change) => change.before !== change.after);
  return {
    base,
    findings: exposedChanges({
      reports: new Map(reports),
      document: changeOf(DOCUMENT),
      changesets: changesets.map(({ after }) => after),
    }),
  };
}
