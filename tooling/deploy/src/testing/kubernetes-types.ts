import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

const tool = join(import.meta.dirname, '../..');
const OPTIONS = '--ignoreConfig --noEmit --strict --skipLibCheck --module preserve --pretty false';

/**
 * Returns the type errors in Kubernetes manifests, such as unknown or missing properties. The compiler checks
 * them, because Kubernetes' types have no schema.
 */
export function findWrongTypes(manifests: readonly Manifest[]): string {
  // Only from this folder does the compiler find the types.
  const folder = mkdtempSync(join(tool, 'node_modules/.manifests-'));
  try {
    const file = join(folder, 'manifests.ts');
    const lines = manifests.map((manifest, index) => {
      const { apiVersion, kind } = manifest;
      const group = apiVersion.includes('/') ? apiVersion : `core/${apiVersion}`;
      return `export const m${index}: import('kubernetes-types/${group}').${kind} = ${JSON.stringify(manifest, undefined, 1)};\n`;
    });
    writeFileSync(file, lines.join(''));
    const tsc = join(tool, 'node_modules/.bin/tsc');
    const { error, stdout, stderr } = spawnSync(tsc, [...OPTIONS.split(' '), file], { encoding: 'utf8' });
    if (error) throw error;
    return `${stdout}${stderr}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
