import { execFileSync } from 'node:child_process';

const git = (root: string, ...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const linesOf = (text: string) => text.split('\n').filter(Boolean);

export const changedSince = (root: string, commit: string): string[] =>
  linesOf(git(root, 'diff', '--name-only', '--diff-filter=d', commit, '--'));

export const versionsOf = (root: string, path: string): string[] =>
  linesOf(git(root, 'log', '--format=%H', '--diff-filter=AM', '--', path)).map((commit) =>
    git(root, 'show', `${commit}:${path}`),
  );
