import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Manifest {
  readonly [setting: string]: unknown;
  readonly name: string;
  readonly version?: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly tableside?: { readonly role?: unknown };
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface SourceFile {
  /** Relative to the root of the workspace. */
  readonly path: string;
  readonly text: string;
}

export interface Package {
  /** Relative to the root of the workspace. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly files: readonly SourceFile[];
}

/**
 * Whether each folder of `src` is an entry point, which other folders import only through the package's name.
 */
export const isByFolder = ({ manifest }: Package): boolean =>
  manifest.tableside?.role === 'kit' || manifest.tableside?.role === 'feature';

export const folderOf = ({ folder }: Package, path: string): string | undefined =>
  /^src\/([^/]+)\//.exec(path.slice(folder.length + 1))?.[1];

export interface Workspace {
  readonly root: Manifest;
  readonly packages: readonly Package[];
}

const places = ['apps/*', 'packages/*', 'tooling/*'];
const isForeign = (path: string) =>
  /(^|\/)(node_modules|dist|__generated__|\.turbo|templates|fixtures)(\/|$)/.test(path);

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

function sourceFiles(root: string, folder: string): SourceFile[] {
  return globSync(['*.{ts,tsx}', '{src,test}/**/*.{ts,tsx}'], { cwd: join(root, folder), exclude: isForeign })
    .filter((path) => !isForeign(path))
    .sort()
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(root, folder, path), 'utf8') }));
}

export function readWorkspace(root: string): Workspace {
  const folders = globSync(
    places.map((place) => `${place}/package.json`),
    { cwd: root, exclude: isForeign },
  ).map((file) => dirname(file));
  const rootManifest = join(root, 'package.json');
  return {
    root: existsSync(rootManifest) ? readManifest(rootManifest) : { name: 'root' },
    packages: folders.sort().map((folder) => ({
      folder,
      manifest: readManifest(join(root, folder, 'package.json')),
      files: sourceFiles(root, folder),
    })),
  };
}
