/** The lowest acceptable share of mutants that each package's tests notice, in percent. */
export type Floors = Readonly<Record<string, number>>;

export const LEAST = 85;

/** Compares floors with all that were committed before, because a floor may only rise. */
export function floorProblems(
  floors: Floors,
  earlier: readonly Floors[],
  names: readonly string[],
): string[] {
  return names.flatMap((name) => {
    const highest = Math.max(LEAST, ...earlier.map((each) => each[name] ?? LEAST));
    const floor = floors[name];
    if (floor !== undefined && floor >= highest) return [];
    return [
      `${name}: its floor is ${floor ?? 'missing'}, and must be ${highest} or more: a floor only rises.`,
    ];
  });
}
