import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface UsedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

export interface BuildFacts {
  readonly packages: readonly UsedPackage[];
  readonly contains: (text: string) => boolean;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/**
 * Reads what a site's build contains from its scripts and the source maps beside them.
 *
 * @param workspace - the folder whose `node_modules` the build used.
 * @param fonts - paths of font files, in the `files` folder of their package, because no source map names
 * them.
 */
export function readBuild(workspace: string, app: string, fonts: readonly string[]): BuildFacts {
  const maps = join(app, 'source-maps');
  const folders = globSync('**/*.map', { cwd: maps }).flatMap((path) => {
    const { sources } = JSON.parse(readFileSync(join(maps, path), 'utf8')) as {
      readonly sources: readonly string[];
    };
    return sources.flatMap((source) => {
      // The bundler's paths are relative to a folder that no longer exists.
      const [, folder] = /\/(node_modules\/.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(source) ?? [];
      return folder === undefined ? [] : [join(workspace, folder)];
    });
  });
  const fontFolders = fonts.map((file) => join(dirname(file), '..'));
  const packages = [...new Set([...folders, ...fontFolders])].map((folder): UsedPackage => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as Manifest;
    return { name, version, license: license ?? 'not stated' };
  });
  const code = globSync('**/*.js', { cwd: join(app, 'dist') })
    .map((path) => readFileSync(join(app, 'dist', path), 'utf8'))
    .join('\n');
  return {
    packages: packages.toSorted((one, other) => one.name.localeCompare(other.name)),
    contains: (text) => code.includes(text),
  };
}
