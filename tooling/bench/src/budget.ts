import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { circlesIn, scriptsIn } from './built-site.ts';
import { fetchPages, type CountedPage } from './fetched-pages.ts';
import { ratio } from './figures.ts';
import { startFloors } from './floors.ts';
import { distOf, repository, startSite } from './site.ts';
import { bytesOf, filesOf, launchChromium, visit } from './visit.ts';

interface Limits {
  /**
   * The script bytes that are loaded until the page has settled, as a multiple of those of the bare stack.
   */
  readonly scripts: number;
  readonly files: number;
  readonly contentCalls: number;
  readonly fontKilobytes: number;
  readonly without: readonly string[];
}

const forms = ['formik', 'yup', 'lodash-es'];
const onFewPages = [
  'embla-carousel',
  'embla-carousel-react',
  'maplibre-gl',
  '@use-gesture/core',
  'supercluster',
  'd3-geo',
  'topojson-client',
  'us-atlas',
  '@internationalized/date',
  'htmlparser2',
  'zod',
];

/**
 * Each limit is the current value plus a small margin. Lower it as soon as the page becomes lighter. Raise it
 * only for added functionality, and explain that in the commit. `contentCalls` is generous where the heading
 * waits for data, because content may or may not be revalidated before that. See
 * docs/decisions/0044-relative-measurements.md.
 */
const limits: Readonly<Record<CountedPage, Limits>> = {
  home: {
    scripts: 1.997,
    files: 13,
    contentCalls: 0,
    fontKilobytes: 38,
    without: [...onFewPages, ...forms, 'downshift'],
  },
  search: {
    scripts: 2.088,
    files: 11,
    contentCalls: 0,
    fontKilobytes: 38,
    without: [...onFewPages, ...forms, 'downshift'],
  },
  merchant: {
    scripts: 2.096,
    files: 12,
    contentCalls: 0,
    fontKilobytes: 38,
    without: [...onFewPages, ...forms, 'downshift'],
  },
  join: {
    scripts: 2.432,
    files: 15,
    contentCalls: 0,
    fontKilobytes: 38,
    without: [...onFewPages, 'downshift'],
  },
  account: {
    scripts: 2.134,
    files: 14,
    contentCalls: 11,
    fontKilobytes: 38,
    without: [...onFewPages, ...forms, 'downshift'],
  },
};
/** Names that no production build may contain (ROU-19). */
const neverBuilt = 'stgtools';

const failures: string[] = [];

const isListing = process.argv.includes('--files');
const browser = await launchChromium();
const site = await startSite(browser, 'hilton');
const floors = await startFloors(site.url);
try {
  const bareBytes = bytesOf(filesOf(await visit(browser, floors.urlOf('stack')), 'script'));
  console.log(`The bare stack is ${(bareBytes / 1000).toFixed(1)} kB.`);
  for (const { page, path, scripts, scriptBytes, contentCalls, fontBytes, packages } of await fetchPages(
    browser,
    site,
  )) {
    const most = limits[page];
    const counted = [
      ['scripts', ratio(scriptBytes, bareBytes), most.scripts],
      ['files', scripts.length, most.files],
      ['contentCalls', contentCalls, most.contentCalls],
      ['fontKilobytes', fontBytes / 1000, most.fontKilobytes],
    ] as const;
    const line = counted.map(([name, value, limit]) => `${name} ${+value.toFixed(3)} of ${limit}`);
    console.log(`${path.padEnd(26)} ${line.join(', ')}`);
    if (isListing) for (const name of [...scripts, ...packages]) console.log(`    ${name}`);
    for (const [name, value, limit] of counted)
      if (value > limit) failures.push(`${path}: ${name} is ${value}, at most ${limit}`);
    for (const name of most.without.filter((one) => packages.includes(one)))
      failures.push(`${path} fetches ${name}`);
  }
} finally {
  floors.stop();
  await site.stop();
  await browser.close();
}

for (const partner of readdirSync(join(repository, 'apps'))) {
  const scripts = scriptsIn(distOf(partner));
  for (const circle of circlesIn(scripts)) failures.push(`${partner}: import cycle: ${circle.join(', ')}`);
  for (const [file, code] of scripts)
    if (code.includes(neverBuilt)) failures.push(`${partner}: ${file} names ${neverBuilt}`);
}
failures.forEach((failure) => console.error(failure));
process.exitCode = failures.length > 0 ? 1 : 0;
