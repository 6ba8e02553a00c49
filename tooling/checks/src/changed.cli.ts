// Runs a command with those files that differ from the last commit, including new ones: `node changed.cli.ts
// '*.ts' '*.tsx' -- oxlint --type-aware`. Does nothing if no file differs.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const at = process.argv.indexOf('--');
const patterns = process.argv.slice(2, at);
const [command = '', ...args] = process.argv.slice(at + 1);

function git(...gitArgs: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', gitArgs, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${gitArgs.join(' ')}: ${stderr}`);
  return stdout.split('\n').filter(Boolean);
}

const files = [
  ...git('diff', '--name-only', '--diff-filter=d', 'HEAD', '--', ...patterns),
  ...git('ls-files', '--others', '--exclude-standard', '--', ...patterns),
];
if (files.length > 0) {
  const { status, error } = spawnSync(command, [...args, ...files], { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  process.exitCode = status ?? 1;
}
