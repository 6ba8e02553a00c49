import { median, quantile } from '../figures.ts';
import type { CallKind } from './shares.ts';

export interface Timing {
  readonly kind: CallKind;
  readonly atMs: number;
  readonly ms: number;
  readonly unexpected?: number;
}

export interface ProcessUse {
  readonly heapBytes: number;
  readonly residentBytes: number;
  readonly connections: number;
  readonly cpuSeconds: number;
}

export interface UseSample extends ProcessUse {
  readonly atMs: number;
}

export interface Tenth {
  readonly heapMb?: number;
  readonly residentMb?: number;
  readonly connections?: number;
  readonly p95: number;
}

const MOST_GROWTH = 0.05;

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const quantileOf = (timings: readonly Timing[], share: number) =>
  rounded(
    quantile(
      timings.map(({ ms }) => ms),
      share,
    ),
    1,
  );

export function callRows(timings: readonly Timing[], seconds: number) {
  const kinds = Map.groupBy(timings, ({ kind }) => kind);
  return [...kinds, ['all', timings] as const].map(([call, listed]) => ({
    call,
    'requests/s': rounded(listed.length / seconds, 2),
    'share %': rounded((listed.length / timings.length) * 100, 1),
    'p50 ms': quantileOf(listed, 0.5),
    'p95 ms': quantileOf(listed, 0.95),
    errors: listed.filter(({ unexpected }) => unexpected !== undefined).length,
  }));
}

export function tenthOf(
  timings: readonly Timing[],
  samples: readonly UseSample[],
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Tenth {
  const isWithin = ({ atMs }: { readonly atMs: number }) => atMs >= fromMs && atMs <= toMs;
  const sampled = samples.filter(isWithin);
  const p95 = quantileOf(timings.filter(isWithin), 0.95);
  if (sampled.length === 0) return { p95 };
  return {
    heapMb: rounded(median(sampled.map(({ heapBytes }) => heapBytes)) / 1e6, 1),
    residentMb: rounded(median(sampled.map(({ residentBytes }) => residentBytes)) / 1e6, 1),
    connections: median(sampled.map(({ connections }) => connections)),
    p95,
  };
}

export function cpuMsPerRequest(
  timings: readonly Timing[],
  samples: readonly UseSample[],
): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || first === last) return undefined;
  const { length } = timings.filter(({ atMs }) => atMs > first.atMs && atMs <= last.atMs);
  return rounded(((last.cpuSeconds - first.cpuSeconds) * 1000) / length, 2);
}

export function faultsOf(timings: readonly Timing[], first: Tenth, last: Tenth, lost: number): string[] {
  const statuses = Map.groupBy(
    timings.filter(({ unexpected }) => unexpected !== undefined),
    ({ kind, unexpected }) => `${kind}: ${unexpected}`,
  );
  const grown = (['heapMb', 'connections'] as const).filter(
    (name) => (last[name] ?? 0) > (first[name] ?? 0) * (1 + MOST_GROWTH),
  );
  return [
    ...[...statuses].map(([name, listed]) => `${name}, ${listed.length} times`),
    ...(lost > 0 ? [`${lost} requests had no answer`] : []),
    ...grown.map((name) => `${name} grew from ${first[name]?.toFixed(1)} to ${last[name]?.toFixed(1)}`),
  ];
}
