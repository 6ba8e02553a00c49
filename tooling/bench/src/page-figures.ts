import type { FetchedPage } from './fetched-pages.ts';
import { median, over, overRounds, plain, quantile, type Figure } from './figures.ts';
import type { Press } from './interactions.ts';
import { scorePages } from './lighthouse.ts';
import type { Site } from './site.ts';
import { bytesOf, filesOf } from './visit.ts';
import type { Kind, Rounds } from './visit-rounds.ts';

/** What pages fetch, compared with the bare stack. */
export const fetchedFigures = (pages: readonly FetchedPage[], bareBytes: number): Figure[] =>
  pages.flatMap(({ path: at, scriptBytes, scripts, contentCalls, fontBytes }) => {
    const figure = (name: string, unit: Figure['unit'], measured: number, atMost: number) => ({
      name,
      at,
      unit,
      measured,
      aim: { atMost },
    });
    return [
      over(figure('JavaScript until idle', 'kB', scriptBytes / 1000, 1.6), bareBytes / 1000),
      plain(figure('script files until idle', 'files', scripts.length, 12)),
      plain(figure('content calls before content', 'calls', contentCalls, 0)),
      plain(figure('fonts', 'kB', fontBytes / 1000, 40)),
    ];
  });

export function visitFigures(rounds: Rounds, { paths }: Site, bareBytes: number): Figure[] {
  const { home, howItWorks, join, search, merchant, account } = paths;
  type Time = 'largestPaintMs' | 'blockingMs';
  const beside = (name: string, time: Time, path: string, kinds: readonly [Kind, Kind], atMost: number) => {
    const [values, floors] = kinds.map((kind) => rounds.of(kind, path).map((seen) => seen[time]));
    return overRounds({ name, at: path, unit: 'ms', aim: { atMost } }, values ?? [], floors ?? []);
  };
  const paint = (name: string, path: string, kinds: readonly [Kind, Kind], atMost: number) =>
    beside(`largest paint ÷ ${name}`, 'largestPaintMs', path, kinds, atMost);
  const blocking = (path: string) =>
    beside('blocking time ÷ bare app, same text', 'blockingMs', path, ['site', 'hydrated'], 1.5);
  const shift = (path: string) =>
    plain({
      name: 'layout shift',
      at: path,
      unit: 'shift',
      measured: median(rounds.of('site', path).map(({ layoutShift }) => layoutShift)),
      aim: { atMost: 0.01 },
    });
  const scriptsAtAnswer = rounds
    .of('pressed', home)
    .map((seen) => bytesOf(filesOf(seen, 'script').filter(({ endMs }) => endMs <= seen.answeredMs)));
  return [
    ...[home, howItWorks, join].map((path) => paint('static page', path, ['site', 'twin'], 1.25)),
    ...[search, merchant].map((path) => paint('static page', path, ['site', 'twin'], 1.5)),
    ...[search, merchant].map((path) => paint('blank React app', path, ['site', 'blank'], 1.5)),
    paint('static page, second visit', home, ['second', 'secondTwin'], 1.2),
    blocking(home),
    blocking(search),
    ...[home, howItWorks, join, search, merchant, account].map(shift),
    over(
      {
        name: 'JavaScript to answer a tap',
        at: home,
        unit: 'kB',
        measured: median(scriptsAtAnswer) / 1000,
        aim: { atMost: 1.35 },
      },
      bareBytes / 1000,
    ),
  ];
}

export const pressFigure = (presses: readonly Press[], at: string): Figure =>
  plain({
    name: 'interaction, 75th percentile',
    at,
    unit: 'ms',
    measured: quantile(
      presses.map(({ durationMs }) => durationMs),
      0.75,
    ),
    aim: { atMost: 100 },
  });

export async function lighthouseFigures({ url, paths }: Site): Promise<Figure[]> {
  const aims: readonly (readonly [path: string, performance: number])[] = [
    [paths.home, 97],
    [paths.search, 95],
    [paths.merchant, 95],
    [paths.join, 95],
  ];
  const scores = await scorePages(aims.map(([path]) => url + path));
  return scores.flatMap(({ performance, others }, index) => {
    const [at = '', atLeast = 100] = aims[index] ?? [];
    const score = { at, unit: 'points' } as const;
    return [
      plain({ ...score, name: 'Lighthouse performance', measured: performance, aim: { atLeast } }),
      plain({
        ...score,
        name: `Lighthouse, lowest of the others (${others.category})`,
        measured: others.score,
        aim: { atLeast: 100 },
      }),
    ];
  });
}
