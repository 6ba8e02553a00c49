import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { areas, mutatedFiles } from './areas.ts';

/**
 * The files of one area to mutate in a run. A path may end with a range of lines, such as `money.ts:10-20`.
 */
export interface Choice {
  readonly area: string;
  readonly files: readonly string[];
  /**
   * Whether to try the files again even if nothing changed since the last run, because they were named one by
   * one.
   */
  readonly isForced: boolean;
}

const withoutLines = (path: string) => path.replace(/:\d+(:\d+)?-\d+(:\d+)?$/, '');
const isTest = (path: string) => /\.test\.[^/]+$/.test(path);

/** Returns the files whose own test this is: its namesakes next to it, or what a test in `test` imports. */
function sourcesOf(root: string, test: string): string[] {
  if (!isTest(test)) return [];
  const name = test.replace(/\.test\.[^/]+$/, '');
  const beside = [`${name}.ts`, `${name}.tsx`];
  const file = join(root, test);
  if (!/\/test\/[^/]+$/.test(test) || !existsSync(file)) return beside;
  const imports = readFileSync(file, 'utf8').matchAll(/'(\.\.\/src\/[^']+)'/g);
  return Array.from(imports, ([, path = '']) => posix.join(posix.dirname(test), path));
}

function areaOf(path: string): string {
  const found = Object.entries(areas).find(([, { folder }]) => `${path}/`.startsWith(`${folder}/`));
  if (!found) throw new Error(`No package's code: ${path}. Packages: ${Object.keys(areas).join(', ')}.`);
  return found[0];
}

export function choose(root: string, requested: readonly string[]): Choice[] {
  const names = requested.length === 0 ? Object.keys(areas) : requested;
  const chosen = names.map((name): Choice => {
    const area = areas[name];
    if (area) return { area: name, files: mutatedFiles(root, `${area.folder}/src`), isForced: false };
    const path = name.replace(/\/$/, '');
    if (isTest(path)) throw new Error(`A test is not mutated: ${path}. Write --tests before each test.`);
    const owner = areaOf(path);
    const files = /\.tsx?$/.test(withoutLines(path)) ? [path] : mutatedFiles(root, path);
    if (files.length === 0) throw new Error(`No code is in ${name}.`);
    return { area: owner, files, isForced: true };
  });
  return Object.entries(Object.groupBy(chosen, ({ area }) => area)).map(([area, parts = []]) => ({
    area,
    files: parts.flatMap(({ files }) => files),
    isForced: parts.every(({ isForced }) => isForced),
  }));
}

export function onlyChanged(root: string, choice: Choice, changed: readonly string[]): Choice {
  const touched = new Set(changed.flatMap((path) => [path, ...sourcesOf(root, path)]));
  return { ...choice, files: choice.files.filter((path) => touched.has(withoutLines(path))) };
}
