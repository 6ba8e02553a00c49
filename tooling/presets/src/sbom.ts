import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export const sbomFile = 'sbom.cdx.json';

interface Sbom {
  readonly metadata: { readonly component: { readonly group?: string; readonly name: string } };
}

/**
 * Writes bills of materials in the CycloneDX format for packages of the workspace. They list each direct and
 * indirect run-time dependency with its version, license, and checksum from the lockfile.
 * @param folder a folder of the workspace in which to create the files before they are moved.
 * @param type what the packages are to their users.
 * @param files the path to write for each package, by the package's name.
 * @throws if pnpm creates no file for one of them.
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
