/** What a run says of one change of the code: of Stryker's result, what is read here. */
export interface Mutant {
  readonly fileName: string;
  readonly location: { readonly start: { readonly line: number } };
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  /** The code ran when a module was loaded, at least in one test file. */
  readonly static?: boolean;
}

const noticed = new Set(['Killed', 'Timeout']);
const unnoticed = new Set(['Survived', 'NoCoverage']);

export interface Result {
  readonly area: string;
  readonly count: number;
  /** Of the changes, in percent, rounded down to two places: what is just below a floor is below it. */
  readonly share: number;
  readonly floor: number;
  /** One line for each change that no test noticed. */
  readonly survivors: readonly string[];
  /** The same for code that runs as a module loads: a change that is made afterwards may have no effect. */
  readonly unjudged: readonly string[];
}

/** The result of an area; undefined if nothing that tests could notice was changed. */
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

/** The report of an area, in Markdown: its share and floor, and what survived. */
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
