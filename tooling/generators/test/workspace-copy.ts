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

/** Build outputs, installed packages and caches, which are not copied. */
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

/** Copies the repository, so that generated code can be installed, checked, built and tested. */
export function workspaceCopy() {
  // The copy is inside the repository because pnpm hard-links packages from a store on the same disk.
  mkdirSync(join(repository, '.data'), { recursive: true });
  const root = mkdtempSync(join(repository, '.data/generated-'));
  const isOurs = (path: string) => !left.has(basename(path));
  for (const name of readdirSync(repository).filter(isOurs)) {
    cpSync(join(repository, name), join(root, name), { recursive: true, filter: isOurs });
  }
  return {
    root,
    /** Installs the copy's dependencies, as developers must after adding a package. */
    install: () =>
      execFileSync('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'], {
        cwd: root,
        // The minimum release age would make the result depend on the date.
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
