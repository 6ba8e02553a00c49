import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { defineConfig, type Options } from 'tsup';

import { sbomFile, writeSboms } from './sbom.ts';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/**
 * Builds a published package: one ESM file for each entry point, and a bill of materials. `tsc` creates the
 * declarations. Entry points come from the condition `@tableside/source` in `exports`, so that each is
 * declared only once.
 */
export function libraryConfig(options: Options = {}) {
  const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const sources = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [] : globSync(target['@tableside/source']!),
  );
  const entry = sources
    .filter((file) => !/\.(test|stories|d)\./.test(file))
    .map((file) => file.replace(/^\.\//, ''));
  return defineConfig({
    entry: Object.fromEntries(entry.map((file) => [file.replace(/^src\//, '').replace(/\.tsx?$/, ''), file])),
    format: ['esm'],
    dts: false,
    treeshake: true,
    splitting: true,
    clean: true,
    // Folders import each other by entry point, as users do, so that each module exists only once.
    external: [new RegExp(`^${name}/`)],
    target: 'es2022',
    plugins: [
      {
        name: 'sbom',
        buildEnd: () => writeSboms(resolve(), 'library', new Map([[name, join(resolve('dist'), sbomFile)]])),
      },
    ],
    ...options,
  });
}
