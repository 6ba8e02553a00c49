import { join } from 'node:path';

import { siteBuild } from '@tableside/presets/vite';
import react from '@vitejs/plugin-react';

import { fetchedScripts } from './fetched-scripts.ts';
import { brotliBytes, buildChunks, circlesIn, firstLoad, packagesIn } from './measure-site.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * The JavaScript that Chromium fetches until a page is idle may be this many times the bare stack, built in the same
 * run. They say what is, and may only be lowered.
 */
const pages = [
  { path: '/', most: 2.4 },
  { path: '/search?location=Chicago', most: 2.42 },
  { path: '/join', most: 2.47 },
];
/** What no page may need before it paints. */
const lateLibraries = [
  'formik',
  'yup',
  'embla-carousel',
  'embla-carousel-react',
  'maplibre-gl',
  '@use-gesture/core',
  'supercluster',
  'd3-geo',
  'topojson-client',
  'us-atlas',
  'downshift',
  '@internationalized/date',
  'htmlparser2',
  'zod',
];
/** What only the development server may have (ROU-19). */
const neverBuilt = 'stgtools';
/** One partner a kind of enrolment; the first pages are measured where everything is switched on. */
const partners = ['hilton', 'american', 'caesars'];
const measured = 'hilton';
const firstScreens = [
  '/features/home/src/how-it-works/how-it-works-screen.tsx',
  '/features/search/src/search-screen.tsx',
];

const bare = await buildChunks({
  root: join(root, 'tooling/bench/bare'),
  configFile: false,
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  build: siteBuild,
});
const bareBytes = brotliBytes(bare.values());
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
console.log('bare stack'.padEnd(34) + kilobytes(bareBytes));

let failures = 0;
const complain = (sentence: string) => {
  console.log(`    ${sentence}`);
  failures += 1;
};

const isListing = process.argv.includes('--files');
const budgets = new Map(pages.map(({ path, most }) => [path, most]));
for (const { path, bytes, files } of await fetchedScripts(root, measured, [...budgets.keys()])) {
  const most = budgets.get(path) ?? 0;
  const ratio = bytes / bareBytes;
  console.log(
    `${measured} ${path}`.padEnd(34) +
      `${kilobytes(bytes)} in ${files.length} files, ${ratio.toFixed(3)} times, at most ${most}`,
  );
  if (isListing) for (const file of files) console.log(`    ${file}`);
  if (ratio > most) complain(`${path} is over its budget`);
}

for (const partner of partners) {
  const app = join(root, 'apps', partner);
  const chunks = await buildChunks({ root: app, configFile: join(app, 'vite.config.ts') });
  for (const screen of partner === measured ? firstScreens : []) {
    const first = packagesIn(firstLoad(chunks, [screen]));
    for (const name of lateLibraries.filter((library) => first.has(library)))
      complain(`${screen}: ${name} must not be needed before the first paint`);
  }
  for (const circle of circlesIn(chunks))
    complain(`${partner}: these import each other: ${circle.join(', ')}`);
  for (const { fileName, code } of chunks.values())
    if (code.includes(neverBuilt)) complain(`${partner}: ${fileName} names ${neverBuilt}`);
}
process.exitCode = failures > 0 ? 1 : 0;
