export interface Mutant {
  readonly fileName: string;
  readonly location: { readonly start: { readonly line: number } };
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  /** Whether the code ran while a module was loading, in at least one test file. */
  readonly static?: boolean;
}

const noticed = new Set(['Killed', 'Timeout']);
const unnoticed = new Set(['Survived', 'NoCoverage']);

export interface Result {
  readonly area: string;
  readonly count: number;
  /**
   * The noticed mutants in percent, rounded down to two places, so that rounding cannot lift a share to its
   * floor.
   */
  readonly share: number;
  readonly floor: number;
  readonly survivors: readonly string[];
  /**
   * The same for code that runs while a module loads, where a mutant that is switched on later may have no
   * effect.
   */
  readonly unjudged: readonly string[];
}

export function resultOf(
  area: string,
  floor: number,
  mutants: readonly Mutant[],
  relative: (path: string) => string,
): Result | undefined {
  const list = (survived: readonly Mutant[]) =>
    survived
      .map(({ fileName, location, ...mutant }) => ({
        ...mutant,
        path: relative(fileName),
        ...location.start,
      }))
      .toSorted((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
      .map(
        ({ path, line, mutatorName, replacement = '', status }) =>
          `${path}:${line} ${mutatorName} to \`${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}\`` +
          (status === 'NoCoverage' ? ', which no test reaches' : ''),
      );
  const survived = mutants.filter(({ status }) => unnoticed.has(status));
  const survivors = survived.filter((mutant) => !mutant.static);
  const killed = mutants.filter(({ status }) => noticed.has(status)).length;
  const count = killed + survivors.length;
  if (count === 0) return undefined;
  return {
    area,
    count,
    share: Math.floor((10_000 * killed) / count) / 100,
    floor,
    survivors: list(survivors),
    unjudged: list(survived.filter((mutant) => mutant.static)),
  };
}

export const isBelow = ({ share, floor }: Result): boolean => share < floor;

export function report(result: Result): string {
  const { area, count, share, floor, survivors, unjudged } = result;
  const verdict = isBelow(result) ? `${area} is below its floor` : area;
  const items = (lines: readonly string[]) => lines.map((line) => `- ${line}\n`).join('');
  return (
    `## ${verdict}: tests notice ${share} % of ${count} changes, the floor is ${floor} %.\n\n` +
    (items(survivors) || 'None survived.\n') +
    (unjudged.length > 0 ? `\nNot judged, because this runs when a module loads:\n\n${items(unjudged)}` : '')
  );
}
