import { execFileSync } from 'node:child_process';

const git = (root: string, ...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const linesOf = (text: string) => text.split('\n').filter(Boolean);

/** The files that are there and differ from a commit. */
export const changedSince = (root: string, commit: string): string[] =>
  linesOf(git(root, 'diff', '--name-only', '--diff-filter=d', commit, '--'));

/** The text of a file in each commit that wrote it, newest first. */
export const versionsOf = (root: string, path: string): string[] =>
  linesOf(git(root, 'log', '--format=%H', '--diff-filter=AM', '--', path)).map((commit) =>
    git(root, 'show', `${commit}:${path}`),
  );
