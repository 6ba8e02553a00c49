import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

import type { Guide } from './guide.ts';
import type { Registry } from './registry.ts';
import { run } from './run.ts';

const drawing = /\/mark\.svg$/;
/** Drawings that the guide describes with those of one block. */
const alike = ['logo.svg', 'logo-on-brand.svg', 'favicon.svg', 'share.svg'];

/** What must exist once: a second copy has React contexts of its own. */
const once = /^(@tableside\/.+|@emotion\/react|@tanstack\/react-query|react|react-dom|react-router)$/;

interface Manifest {
  readonly name?: string;
  readonly version?: string;
}

export interface OutsideSite {
  readonly folder: string;
  /** Runs one of the guide's commands. */
  readonly run: (command: string) => Promise<string>;
  /** Returns versions by package, for those that must exist once; throws if there are two copies of one. */
  readonly versions: () => ReadonlyMap<string, string>;
}

/**
 * Writes the files of a guide into an empty folder that takes our packages from a registry, and runs commands on
 * the Node in a folder, by default on the one of this process.
 */
export function writeOutsideSite(
  folder: string,
  guide: Guide,
  { url }: Pick<Registry, 'url'>,
  node = dirname(process.execPath),
): OutsideSite {
  rmSync(folder, { recursive: true, force: true });
  const files = new Map([...guide.files, ['.npmrc', `@tableside:registry=${url}\n`]]);
  for (const [path, text] of guide.files)
    if (drawing.test(path)) for (const name of alike) files.set(path.replace(drawing, `/${name}`), text);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return {
    folder,
    run: (command) =>
      run(command, {
        cwd: folder,
        env: {
          npm_config_fund: 'false',
          npm_config_audit: 'false',
          // A package that refuses this Node fails the installation.
          npm_config_engine_strict: 'true',
          PATH: [node, process.env['PATH']].join(delimiter),
        },
      }),
    versions() {
      const found = new Map<string, string>();
      const twice: string[] = [];
      const manifests = globSync('**/node_modules/{*,@*/*}/package.json', { cwd: folder });
      for (const path of manifests) {
        const { name = '', version = '' } = JSON.parse(readFileSync(join(folder, path), 'utf8')) as Manifest;
        if (!once.test(name)) continue;
        if (found.has(name)) twice.push(`${name} ${version} in ${dirname(path)}`);
        found.set(name, version);
      }
      if (twice.length > 0) throw new Error(`Installed a second time: ${twice.join(', ')}.`);
      return found;
    },
  };
}
