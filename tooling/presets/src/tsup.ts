import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

type Exports = Record<string, string | Record<string, string>>;

/**
 * The build of a published package: one ESM file for each door named in `exports`, declarations by `tsc`.
 * Entries are read from the `@tableside/source` condition, so a door is declared once.
 */
export function libraryConfig() {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Exports };
  const sources = Object.values(exports).flatMap((door) =>
    typeof door === 'string' ? [] : globSync(door['@tableside/source']!),
  );
  const entry = sources
    .filter((file) => !/\.(test|stories)\./.test(file))
    .map((file) => file.replace(/^\.\//, ''));
  return defineConfig({
    entry: Object.fromEntries(entry.map((file) => [file.replace(/^src\//, '').replace(/\.tsx?$/, ''), file])),
    format: ['esm'],
    dts: false,
    treeshake: true,
    splitting: true,
    clean: true,
    target: 'es2022',
  });
}
