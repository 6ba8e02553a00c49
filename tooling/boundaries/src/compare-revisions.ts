import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { reportFile } from './api-report.ts';
import { exposedChanges, type Change } from './exposed-changes.ts';
import type { Finding } from './finding.ts';

const DOCUMENT = 'tooling/platform/openapi.json';

/**
 * Compares a repository's files with the revision from which a change started, and finds exposed changes that
 * have no changeset.
 * @param root the repository's folder. Its files need not be committed.
 * @param since the revision with which to compare. Defaults to the one at which the branch left `main`, or on
 * `main` itself to the previous commit.
 * @throws if the revision is missing, as in a clone without history.
 */
export function compareRevisions(root: string, since?: string): { base: string; findings: Finding[] } {
  // In the container of CI, the folder belongs to another user, which git refuses by default.
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'safe.directory=*', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trimEnd();
  const head = git('rev-parse', 'HEAD');
  // For a new branch, GitHub sends zeros as the previous revision.
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
