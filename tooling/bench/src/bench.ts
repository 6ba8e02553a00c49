import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { buildAlone, buildSeconds } from './builds.ts';
import { bytesIn, sourcesIn } from './built-site.ts';
import { fetchPages } from './fetched-pages.ts';
import { over, plain, tableOf, type Figure } from './figures.ts';
import { startFloors } from './floors.ts';
import { pressThrough, type Press } from './interactions.ts';
import { fetchedFigures, lighthouseFigures, pressFigures, visitFigures } from './page-figures.ts';
import { distOf, repository, startSite } from './site.ts';
import { slowPhoneRate } from './slow-phone.ts';
import { bytesOf, filesOf, launchChromium, visit } from './visit.ts';
import { visitRounds } from './visit-rounds.ts';

const { values: options } = parseArgs({
  options: {
    partner: { type: 'string', default: 'hilton' },
    runs: { type: 'string', default: '7' },
    json: { type: 'string', default: join(repository, '.data/bench.json') },
    builds: { type: 'boolean', default: false },
  },
});
const { partner } = options;
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a number of rounds, at least 1.');

const log = (sentence: string) => console.error(sentence);
const figures: Figure[] = [];
const presses: Press[] = [];
const browser = await launchChromium();
const site = await startSite(browser, partner);
const floors = await startFloors(site.url);
try {
  const slowPhone = await slowPhoneRate(browser);
  log(`Emulating a processor ${slowPhone.toFixed(1)} times slower than this one.`);
  log('Measuring page requests.');
  const bareBytes = bytesOf(filesOf(await visit(browser, floors.urlOf('stack')), 'script'));
  figures.push(...fetchedFigures(await fetchPages(browser, site), site, bareBytes));

  log('Creating static copies.');
  const rounds = await visitRounds({
    browser,
    site,
    floors,
    runs,
    slowPhone,
    onRound: (round) => log(`Visiting pages, round ${round} of ${runs}.`),
  });
  figures.push(...visitFigures(rounds, site, bareBytes));

  log('Measuring interactions.');
  for (let round = 0; round < Math.min(5, runs); round += 1)
    presses.push(...(await pressThrough({ browser, site, floors, slowPhone })));
  figures.push(...pressFigures(presses, site.paths.search));

  log('Running Lighthouse.');
  figures.push(...(await lighthouseFigures(site, floors)));
} finally {
  floors.stop();
  await site.stop();
  await browser.close();
}

log('Building standalone sites.');
for (const at of readdirSync(join(repository, 'apps'))) {
  const alone = await buildAlone(at);
  const added = [...sourcesIn(distOf(at))].filter((source) => !alone.sources.has(source));
  figures.push(
    over(
      {
        name: 'deployment ÷ separate build',
        at,
        unit: 'kB',
        measured: bytesIn(distOf(at)) / 1000,
        aim: { atMost: 1.06 },
      },
      alone.bytes / 1000,
    ),
    plain({
      name: 'modules of features and kits that a separate build does not have',
      at,
      unit: 'files',
      measured: added.filter((source) => /^(features|kits)\//.test(source)).length,
      aim: { atMost: 0 },
    }),
  );
}
if (options.builds) {
  log('Building 1, 20 and 100 sites.');
  const [one = Number.NaN, ...more] = buildSeconds([1, 20, 100]);
  for (const [index, [count, atMost]] of [[20, 1.5] as const, [100, 2] as const].entries())
    figures.push(
      over(
        {
          name: `CPU time of building ${count} sites ÷ one`,
          at: 'copies',
          unit: 's',
          measured: more[index] ?? Number.NaN,
          aim: { atMost },
        },
        one,
      ),
    );
}

console.table(tableOf(figures));
mkdirSync(dirname(options.json), { recursive: true });
writeFileSync(options.json, `${JSON.stringify({ partner, runs, figures, presses }, null, 2)}\n`);
log(`Written to ${options.json}.`);
