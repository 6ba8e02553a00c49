/** The lowest share of changes, in percent, that the tests of each package may notice. */
export type Floors = Readonly<Record<string, number>>;

/** The lowest floor that a package may begin with. */
export const LEAST = 85;

/** What is wrong with floors, compared with all that were committed before: a floor only rises. */
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
