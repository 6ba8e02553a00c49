import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export const repository = resolve(import.meta.dirname, '../../..');

const isOurs = (path: string) => !/[\\/](node_modules|dist|\.turbo|\.data)$/.test(path);

/** A copy of the parts of this repository that generators write to, where what they write can be built and tested. */
export function workspaceCopy() {
  // Inside the repository, so that the tools of the root are found from it.
  mkdirSync(join(repository, '.data'), { recursive: true });
  const root = mkdtempSync(join(repository, '.data/generated-'));
  const copy = (path: string) =>
    cpSync(join(repository, path), join(root, path), { recursive: true, filter: isOurs });
  for (const path of [
    'package.json',
    'pnpm-workspace.yaml',
    'partners',
    'packages/ui',
    'packages/api-client',
  ]) {
    copy(path);
  }
  cpSync(join(import.meta.dirname, 'unit.config.ts'), join(root, 'vitest.config.ts'));
  copy('apps');
  copy('tooling/partner/src/check/features.ts');
  copy('tooling/presets/src');
  /** Gives a package of the copy the dependencies that a package of the repository has installed. */
  const install = (path: string, as = path) => {
    const target = join(root, path, 'node_modules');
    mkdirSync(dirname(target), { recursive: true });
    if (!existsSync(target)) symlinkSync(join(repository, as, 'node_modules'), target);
  };
  install('packages/ui');
  install('packages/api-client');
  install('tooling/presets');
  return { root, install, remove: () => rmSync(root, { recursive: true, force: true }) };
}
