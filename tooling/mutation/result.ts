/** What a run says of one change of the code: of Stryker's result, what is read here. */
export interface Mutant {
  readonly fileName: string;
  readonly location: { readonly start: { readonly line: number } };
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
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
}

/** The result of an area; undefined if nothing that tests could notice was changed. */
export function resultOf(
  area: string,
  floor: number,
  mutants: readonly Mutant[],
  relative: (path: string) => string,
): Result | undefined {
  const judged = mutants.filter(({ status }) => noticed.has(status) || unnoticed.has(status));
  if (judged.length === 0) return undefined;
  const survived = judged.filter(({ status }) => unnoticed.has(status));
  const survivors = survived
    .map(({ fileName, location, ...mutant }) => ({ ...mutant, path: relative(fileName), ...location.start }))
    .toSorted((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
    .map(
      ({ path, line, mutatorName, replacement = '', status }) =>
        `${path}:${line} ${mutatorName} to \`${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}\`` +
        (status === 'NoCoverage' ? ', which no test reaches' : ''),
    );
  const share = Math.floor((10_000 * (judged.length - survived.length)) / judged.length) / 100;
  return { area, count: judged.length, share, floor, survivors };
}

export const isBelow = ({ share, floor }: Result): boolean => share < floor;

/** The report of an area, in Markdown: its share and floor, and what survived. */
export function report(result: Result): string {
  const { area, count, share, floor, survivors } = result;
  const verdict = isBelow(result)
    ? `${area} is below its floor: tests notice ${share} % of ${count} changes, the floor is ${floor} %.`
    : `${area}: tests notice ${share} % of ${count} changes, the floor is ${floor} %.`;
  const list = survivors.map((line) => `- ${line}`).join('\n');
  return `## ${verdict}\n\n${list || 'None survived.'}\n`;
}
