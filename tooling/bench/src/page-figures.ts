import type { FetchedPage } from './fetched-pages.ts';
import type { Floors } from './floors.ts';
import { median, over, overRounds, plain, quantile, type Figure } from './figures.ts';
import type { Press } from './interactions.ts';
import { scorePages } from './lighthouse.ts';
import type { Site } from './site.ts';
import { bytesOf, filesOf } from './visit.ts';
import type { Kind, Rounds } from './visit-rounds.ts';

export const fetchedFigures = (
  pages: readonly FetchedPage[],
  { paths }: Site,
  bareBytes: number,
): Figure[] => {
  const hasForms = (path: string) => path === paths.join || path === paths.account;
  return pages.flatMap(({ path: at, scriptBytes, scripts, contentCalls, fontBytes }) => {
    const figure = (name: string, unit: Figure['unit'], measured: number, atMost: number) => ({
      name,
      at,
      unit,
      measured,
      aim: { atMost },
    });
    return [
      over(
        figure('JavaScript until idle', 'kB', scriptBytes / 1000, hasForms(at) ? 1.9 : 1.6),
        bareBytes / 1000,
      ),
      plain(figure('script files until idle', 'files', scripts.length, 12)),
      plain(figure('content calls before content', 'calls', contentCalls, 0)),
      plain(figure('fonts', 'kB', fontBytes / 1000, 40)),
    ];
  });
};

export function visitFigures(rounds: Rounds, { paths }: Site, bareBytes: number): Figure[] {
  const { home, howItWorks, join, search, merchant, account } = paths;
  type Time = 'largestPaintMs' | 'blockingMs' | 'longestTaskMs';
  const beside = (name: string, time: Time, path: string, kinds: readonly [Kind, Kind], atMost: number) => {
    const [values, floors] = kinds.map((kind) => rounds.of(kind, path).map((seen) => seen[time]));
    return overRounds({ name, at: path, unit: 'ms', aim: { atMost } }, values ?? [], floors ?? []);
  };
  const paint = (name: string, path: string, kinds: readonly [Kind, Kind], atMost: number) =>
    beside(`largest paint ÷ ${name}`, 'largestPaintMs', path, kinds, atMost);
  const besideBareApp = (name: string, time: Time) =>
    [home, search, merchant, join, account].map((path) =>
      beside(`${name} ÷ bare app, same text`, time, path, ['site', 'hydrated'], 1.3),
    );
  const shift = (path: string) =>
    plain({
      name: 'layout shift',
      at: path,
      unit: 'shift',
      measured: median(rounds.of('site', path).map(({ layoutShift }) => layoutShift)),
      aim: { atMost: 0.003 },
    });
  const scriptsAtResponse = rounds
    .of('pressed', home)
    .map((seen) => bytesOf(filesOf(seen, 'script').filter(({ endMs }) => endMs <= seen.respondedMs)));
  return [
    ...[home, howItWorks, join, search, merchant].map((path) =>
      paint('static page', path, ['site', 'twin'], 1.1),
    ),
    ...[search, merchant].map((path) => paint('blank React app', path, ['site', 'blank'], 1.5)),
    paint('static page, second visit', home, ['second', 'secondTwin'], 1.2),
    ...besideBareApp('blocking time', 'blockingMs'),
    ...besideBareApp('longest task', 'longestTaskMs'),
    ...[home, howItWorks, join, search, merchant, account].map(shift),
    over(
      {
        name: 'JavaScript to answer a tap',
        at: home,
        unit: 'kB',
        measured: median(scriptsAtResponse) / 1000,
        aim: { atMost: 1.35 },
      },
      bareBytes / 1000,
    ),
  ];
}

const namesOf = (presses: readonly Press[]): string[] => [...new Set(presses.map(({ name }) => name))];

export const pressFigures = (presses: readonly Press[], at: string): Figure[] => {
  const upperQuartile = (times: readonly number[]) => quantile(times, 0.75);
  const of = (name: string) => presses.filter((press) => press.name === name);
  return [
    plain({
      name: 'interaction, 75th percentile',
      at,
      unit: 'ms',
      measured: upperQuartile(presses.map(({ durationMs }) => durationMs)),
      aim: { atMost: 100 },
    }),
    ...namesOf(presses).map((name) =>
      over(
        {
          name: `${name} ÷ plain DOM code`,
          at,
          unit: 'ms',
          measured: upperQuartile(of(name).map(({ durationMs }) => durationMs)),
          aim: { atMost: 2 },
        },
        upperQuartile(of(name).map(({ floorMs }) => floorMs)),
      ),
    ),
  ];
};

export async function lighthouseFigures({ url, paths }: Site, floors: Floors): Promise<Figure[]> {
  const pages = [paths.home, paths.search, paths.merchant, paths.join];
  const figures: Figure[] = [];
  for (const at of pages) {
    const [scores, floor] = await scorePages([url + at, floors.hydratedUrlOf(at)]);
    if (!scores || !floor) throw new Error(`Lighthouse has no scores for ${at}.`);
    const score = { at, unit: 'points' } as const;
    figures.push(
      over(
        {
          ...score,
          name: 'Lighthouse performance ÷ bare app, same text',
          measured: scores.performance,
          aim: { atLeast: 0.97 },
        },
        floor.performance,
      ),
      plain({
        ...score,
        name: `Lighthouse, lowest of the others (${scores.others.category})`,
        measured: scores.others.score,
        aim: { atLeast: 100 },
      }),
    );
  }
  return figures;
}
