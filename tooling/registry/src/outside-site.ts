import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

import type { Guide } from './guide.ts';
import type { Registry } from './registry.ts';
import { run } from './run.ts';

const drawing = /\/mark\.svg$/;
const alike = ['logo.svg', 'logo-on-brand.svg', 'favicon.svg', 'share.svg'];

/** Packages that must be installed only once, because a second copy would have React contexts of its own. */
const once = /^(@tableside\/.+|@emotion\/react|@tanstack\/react-query|react|react-dom|react-router)$/;

interface Manifest {
  readonly name?: string;
  readonly version?: string;
}

export interface OutsideSite {
  readonly folder: string;
  readonly run: (command: string) => Promise<string>;
  /** Returns the versions of the packages that must be installed only once. Throws if one has two copies. */
  readonly versions: () => ReadonlyMap<string, string>;
}

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
