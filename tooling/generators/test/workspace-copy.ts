import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';

export const repository = resolve(import.meta.dirname, '../../..');

const left = new Set([
  '.data',
  '.git',
  '.turbo',
  'coverage',
  'dist',
  'node_modules',
  'screenshots',
  'storybook-static',
  'test-results',
]);

const isSame = (file: string, other: string): boolean => {
  const found = statSync(other, { throwIfNoEntry: false });
  return found !== undefined && readFileSync(file).equals(readFileSync(other));
};

export function workspaceCopy() {
  // The copy must be on the same disk as pnpm's store, from which pnpm hard-links packages.
  mkdirSync(join(repository, '.data'), { recursive: true });
  const root = mkdtempSync(join(repository, '.data/generated-'));
  const isOurs = (path: string) => !left.has(basename(path));
  for (const name of readdirSync(repository).filter(isOurs)) {
    cpSync(join(repository, name), join(root, name), { recursive: true, filter: isOurs });
  }
  return {
    root,
    install: () =>
      execFileSync('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'], {
        cwd: root,
        // With a minimum release age, the result would depend on the date.
        env: { ...process.env, CI: '', pnpm_config_minimum_release_age: '0' },
        stdio: 'pipe',
      }),
    written: () =>
      globSync('**/*', { cwd: root, exclude: (name) => left.has(name) || name === 'pnpm-lock.yaml' })
        .filter((path) => statSync(join(root, path)).isFile())
        .filter((path) => !isSame(join(root, path), join(repository, path))),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
