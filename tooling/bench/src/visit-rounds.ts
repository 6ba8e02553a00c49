import type { Browser } from '@playwright/test';

import type { Floors } from './floors.ts';
import type { Site } from './site.ts';
import { visit, type Visit, type VisitOptions } from './visit.ts';
import { pressMenu } from './watch-page.ts';

export type Kind = 'site' | 'twin' | 'hydrated' | 'blank' | 'second' | 'secondTwin' | 'pressed';

interface RoundOptions {
  readonly browser: Browser;
  readonly site: Site;
  readonly floors: Floors;
  readonly runs: number;
  readonly slowPhone: number;
  readonly onRound: (round: number) => void;
}

export type Rounds = Awaited<ReturnType<typeof visitRounds>>;

export async function visitRounds({ browser, site, floors, runs, slowPhone, onRound }: RoundOptions) {
  const { home, howItWorks, search, merchant, account } = site.paths;
  const plan: { kind: Kind; path: string; url: string; options?: VisitOptions }[] = [];
  for (const path of Object.values(site.paths)) {
    const storage = path === account ? site.member : undefined;
    plan.push({ kind: 'site', path, url: site.url + path, ...(storage && { options: { storage } }) });
    const { twinUrl, hydratedUrl } = await floors.addTwin(browser, path, storage);
    if (path !== howItWorks) plan.push({ kind: 'hydrated', path, url: hydratedUrl });
    if (path === account) continue;
    plan.push({ kind: 'twin', path, url: twinUrl });
    if (path === search || path === merchant) plan.push({ kind: 'blank', path, url: floors.urlOf('blank') });
    if (path !== home) continue;
    plan.push(
      { kind: 'second', path, url: site.url + path, options: { isSecond: true } },
      { kind: 'secondTwin', path, url: twinUrl, options: { isSecond: true } },
      { kind: 'pressed', path, url: site.url + path, options: { meanwhile: pressMenu } },
    );
  }

  const visits: { kind: Kind; path: string; seen: Visit }[] = [];
  for (let round = 1; round <= runs; round += 1) {
    onRound(round);
    for (const { kind, path, url, options } of plan)
      visits.push({ kind, path, seen: await visit(browser, url, { ...options, slowPhone }) });
  }
  return {
    of: (kind: Kind, path: string): Visit[] =>
      visits.filter((one) => one.kind === kind && one.path === path).map(({ seen }) => seen),
  };
}
