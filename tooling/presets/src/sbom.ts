import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The name of a package's list of what it is made from, within its folder or `dist`. */
export const sbomFile = 'sbom.cdx.json';

interface Sbom {
  readonly metadata: { readonly component: { readonly group?: string; readonly name: string } };
}

/**
 * Writes a CycloneDX list of what packages of the workspace are made from: each dependency at run time, direct or
 * not, with its version, license and checksum from the lockfile.
 * | @param folder a folder of the workspace, where the lists are made before they are moved.
 * | @param type what the packages are to their users.
 * | @param files where to write each list, by name of the package.
 * | @throws if pnpm makes no list of one of them.
 */
export function writeSboms(
  folder: string,
  type: 'application' | 'library',
  files: ReadonlyMap<string, string>,
): void {
  if (files.size === 0) return;
  const made = mkdtempSync(join(folder, '.sbom-'));
  try {
    const filters = [...files.keys()].map((name) => `--filter=${name}`);
    const format = ['--sbom-format=cyclonedx', '--sbom-spec-version=1.6', `--sbom-type=${type}`];
    const out = join(made, '%s.json');
    execFileSync('pnpm', ['sbom', ...format, '--prod', '--split', `--out=${out}`, ...filters], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const lists = new Map(
      readdirSync(made).map((name) => {
        const path = join(made, name);
        const { component } = (JSON.parse(readFileSync(path, 'utf8')) as Sbom).metadata;
        return [[component.group, component.name].filter(Boolean).join('/'), path];
      }),
    );
    for (const [name, file] of files) {
      const list = lists.get(name);
      if (list === undefined) throw new Error(`pnpm sbom made no list of ${name}.`);
      renameSync(list, file);
    }
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
