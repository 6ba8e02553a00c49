export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new Error('An empty list has no quantile.');
  return found;
}

export const ratio = (value: number, floor: number): number => (value === floor ? 1 : value / floor);

/**
 * Returns the median of the ratios of pairs. The members of a pair were measured one after the other, so that
 * a temporary slowdown affects both.
 */
export function medianRatio(values: readonly number[], floors: readonly number[]): number {
  if (values.length !== floors.length) throw new Error('Each value requires the floor of the same round.');
  return median(values.map((value, round) => ratio(value, floors[round] ?? Number.NaN)));
}

export interface Figure {
  readonly name: string;
  readonly at: string;
  readonly unit: 'ms' | 'kB' | 'MB' | 'files' | 'calls' | 'shift' | 'points' | 's' | 'answers/s';
  readonly measured: number;
  readonly floor?: number;
  readonly result: number;
  readonly aim?: Aim;
}
type Aim = { readonly atMost: number } | { readonly atLeast: number };

export const plain = (figure: Omit<Figure, 'result' | 'floor'>): Figure => ({
  ...figure,
  result: figure.measured,
});

export const over = (figure: Omit<Figure, 'result' | 'floor'>, floor: number): Figure => ({
  ...figure,
  floor,
  result: ratio(figure.measured, floor),
});

export const overRounds = (
  figure: Omit<Figure, 'result' | 'floor' | 'measured'>,
  values: readonly number[],
  floors: readonly number[],
): Figure => ({
  ...figure,
  measured: median(values),
  floor: median(floors),
  result: medianRatio(values, floors),
});

const isReached = (result: number, aim: Aim): boolean =>
  'atMost' in aim ? result <= aim.atMost : result >= aim.atLeast;

const round = (number: number): number => Math.round(number * 1000) / 1000;

export const tableOf = (figures: readonly Figure[]) =>
  figures.map((figure) => ({
    figure: figure.name,
    at: figure.at,
    measured: `${round(figure.measured)} ${figure.unit}`,
    floor: figure.floor === undefined ? '' : `${round(figure.floor)} ${figure.unit}`,
    result: round(figure.result),
    ...verdictOf(figure),
  }));

function verdictOf({ result, aim }: Figure) {
  if (!aim) return { aim: '', reached: '' };
  return {
    aim: 'atMost' in aim ? `≤ ${aim.atMost}` : `≥ ${aim.atLeast}`,
    reached: isReached(result, aim) ? 'yes' : 'no',
  };
}
