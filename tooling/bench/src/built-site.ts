import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

import { parseAst } from 'vite';

export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

/** Pages are not counted, because their size does not depend on how the code is bundled. */
export const bytesIn = (folder: string): number =>
  filesIn(folder)
    .filter((file) => !file.endsWith('.html'))
    .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

export const scriptsIn = (folder: string): Map<string, string> =>
  new Map(
    filesIn(folder)
      .filter((file) => /\.m?js$/.test(file))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

const importsOf = (file: string, code: string): string[] =>
  parseAst(code).body.flatMap((node) => {
    const source = 'source' in node ? node.source?.value : undefined;
    return source?.startsWith('.') ? [posix.join(posix.dirname(file), source)] : [];
  });

export function circlesIn(scripts: ReadonlyMap<string, string>): string[][] {
  const imports = new Map([...scripts].map(([file, code]) => [file, importsOf(file, code)]));
  const reaches = (from: string): Set<string> => {
    const seen = new Set<string>();
    const waiting = [...(imports.get(from) ?? [])];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(...(imports.get(next) ?? []));
    }
    return seen;
  };
  const reached = new Map([...imports.keys()].map((file) => [file, reaches(file)]));
  const inCircle = [...imports.keys()].filter((file) => reached.get(file)?.has(file));
  const circles = inCircle.map((file) =>
    inCircle.filter((other) => reached.get(file)?.has(other) && reached.get(other)?.has(file)).toSorted(),
  );
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}

function modulesIn(dist: string, file: string): string[] {
  const maps = join(dist, '../source-maps');
  if (!existsSync(maps)) throw new Error(`No source maps in ${maps}.`);
  const map = join(maps, `${file}.map`);
  // Code that the bundler has added belongs to no module.
  if (!existsSync(map)) return [];
  return (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources;
}

export function packagesIn(dist: string, file: string): string[] {
  const names = modulesIn(dist, file).map(
    (source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1],
  );
  return [...new Set(names.filter((name) => name !== undefined))];
}

export const sourcesIn = (dist: string): Set<string> =>
  new Set(
    filesIn(dist)
      .flatMap((file) => modulesIn(dist, file))
      .flatMap((source) => /(?<!node_modules.*)\/packages\/(.+)$/.exec(source)?.[1] ?? []),
  );
