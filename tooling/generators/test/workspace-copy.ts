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

/** What is built, installed or kept by tools: it is no part of a copy. */
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

/** A copy of the repository, where what generators write can be installed, checked, built and tested. */
export function workspaceCopy() {
  // Inside the repository: packages are linked from the store on the same disk.
  mkdirSync(join(repository, '.data'), { recursive: true });
  const root = mkdtempSync(join(repository, '.data/generated-'));
  const isOurs = (path: string) => !left.has(basename(path));
  for (const name of readdirSync(repository).filter(isOurs)) {
    cpSync(join(repository, name), join(root, name), { recursive: true, filter: isOurs });
  }
  return {
    root,
    /** Installs what manifests of the copy ask for, as people are told to after each new package. */
    install: () =>
      execFileSync('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'], {
        cwd: root,
        // How long versions have been public is for people to judge: here it would make the day matter.
        env: { ...process.env, CI: '', pnpm_config_minimum_release_age: '0' },
        stdio: 'pipe',
      }),
    /** The files that are new or changed in the copy. */
    written: () =>
      globSync('**/*', { cwd: root, exclude: (name) => left.has(name) || name === 'pnpm-lock.yaml' })
        .filter((path) => statSync(join(root, path)).isFile())
        .filter((path) => !isSame(join(root, path), join(repository, path))),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
