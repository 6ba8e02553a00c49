import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

export const reportFile = '__generated__/api-report.txt';

function entriesOf(folder: string, { name, exports }: Manifest): Readonly<Record<string, string>> {
  const types = Object.values(exports).flatMap((target) =>
    typeof target === 'string' || target['types'] === undefined ? [] : target['types'],
  );
  const entries = types.flatMap((path) => {
    const files = globSync(path, { cwd: folder }).toSorted();
    if (files.length === 0) throw new Error(`${name} is not built: there is no ${path}.`);
    return files.map((file) => [file.replace(/^dist\/|\.d\.ts$/g, ''), join(folder, file)] as const);
  });
  return Object.fromEntries(entries);
}

/**
 * Returns everything that a built package exposes, as one text: for each entry point the declarations of its
 * exports and of the types to which they refer, without comments. Types of other packages are only named.
 * @param folder a package's folder, with declarations in its `dist`.
 * @throws if an entry point has no declarations.
 */
export async function apiReport(folder: string): Promise<string> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const bundle = await rolldown({
    input: { ...entriesOf(folder, manifest) },
    checks: { pluginTimings: false },
    external: (id, importer) => importer !== undefined && !/^[./]/.test(id),
    resolve: { extensionAlias: { '.ts': ['.d.ts', '.ts'], '.tsx': ['.d.ts'] } },
    // oxc only bundles declarations that exist already, because TypeScript 7 has no interface to create them.
    plugins: [dts({ dtsOnly: true, generator: 'oxc', tsconfig: false, sourcemap: false })],
  });
  const { output } = await bundle.generate({
    format: 'esm',
    chunkFileNames: '[name].js',
    minifyInternalExports: false,
  });
  await bundle.close();
  const parts = output
    .flatMap((part) => (part.type === 'chunk' ? [part] : []))
    .toSorted((one, other) => one.fileName.localeCompare(other.fileName, 'en'))
    .map(({ fileName, code }) => `── ${fileName}\n${withoutComments(code)}`);
  return `What ${manifest.name} exposes. Written by \`pnpm report:api\`.\n\n${parts.join('\n')}`;
}

interface CommittedReport {
  readonly path: string;
  readonly report: string;
  readonly isCurrent: boolean;
}

export async function apiReports(root: string): Promise<readonly CommittedReport[]> {
  const packages = globSync('packages/*/package.json', { cwd: root }).map(dirname).toSorted();
  const reports: CommittedReport[] = [];
  for (const folder of packages) {
    const report = await apiReport(join(root, folder));
    const path = join(folder, reportFile);
    const file = join(root, path);
    const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === report;
    reports.push({ path, report, isCurrent });
  }
  return reports;
}

const withoutComments = (code: string): string =>
  code
    .replaceAll(/^ *\/\*\*?[\s\S]*?\*\/ *\n/gm, '')
    .replaceAll(/^ *\/\/.*\n/gm, '')
    .trimEnd()
    .concat('\n');
