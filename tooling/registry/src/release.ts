import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import type { Registry } from './registry.ts';
import { run } from './run.ts';

export const repository = resolve(import.meta.dirname, '../../..');

function copyTo(root: string): void {
  rmSync(root, { recursive: true, force: true });
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const path of list.split('\0').filter((name) => name !== '' && existsSync(join(repository, name)))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(repository, path), join(root, path));
  }
}

export interface Releases {
  readonly root: string;
  readonly edit: (path: string, change: (text: string) => string) => void;
  readonly release: () => Promise<string>;
}

/**
 * The same commands as in the release workflow. The first versions the packages, and the second builds and
 * publishes them.
 */
export const releaseCommands = ['pnpm changeset version', 'pnpm release'] as const;

export async function prepareReleases(root: string, { url, token }: Registry): Promise<Releases> {
  copyTo(root);
  const { host } = new URL(url);
  const npmrc = `@tableside:registry=${url}\n//${host}/:_authToken=\${NPM_TOKEN}\n`;
  const userConfig = join(root, '../release.npmrc');
  writeFileSync(userConfig, npmrc);
  const env = {
    CI: '1',
    NPM_CONFIG_USERCONFIG: userConfig,
    NPM_TOKEN: token,
    // Only the release workflow has an identity with which to sign provenance.
    NPM_CONFIG_PROVENANCE: 'false',
    pnpm_config_provenance: 'false',
  };
  const git = (command: string) =>
    run(`git -c user.name=Release -c user.email=release@tableside.example ${command}`, { cwd: root });
  await git('init --quiet --initial-branch=main');
  await git('add --all');
  await git('commit --quiet --message=Workspace');
  await run('pnpm install --frozen-lockfile --prefer-offline', { cwd: root, env });
  return {
    root,
    edit(path, change) {
      const before = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
      const after = change(before);
      if (after === before) throw new Error(`${path} did not change.`);
      writeFileSync(join(root, path), after);
    },
    async release() {
      const [version, publish] = releaseCommands;
      await run(version, { cwd: root, env });
      await git('add --all');
      await git('commit --quiet --message=Version');
      await run(publish, { cwd: root, env });
      const manifest = readFileSync(join(root, 'packages/core/package.json'), 'utf8');
      return (JSON.parse(manifest) as { readonly version: string }).version;
    },
  };
}
