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
const sourceOf = (test: string) => test.replace(/\.test(?=\.tsx?$)/, '');

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

export function onlyChanged(choice: Choice, changed: readonly string[]): Choice {
  const touched = new Set(changed.flatMap((path) => [path, sourceOf(path)]));
  return { ...choice, files: choice.files.filter((path) => touched.has(withoutLines(path))) };
}
