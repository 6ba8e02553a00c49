import { join } from 'node:path';

import { siteBuild } from '@tableside/presets/vite';
import react from '@vitejs/plugin-react';

import { brotliBytes, buildChunks, circlesIn, firstLoad, packagesIn } from './measure-site.ts';

const root = join(import.meta.dirname, '../../..');

/** First-load JavaScript may be this many times that of the bare stack, built in the same run. */
const MOST = 1.3;
/** What no page may need before it paints. */
const lateLibraries = [
  'formik',
  'yup',
  'react-aria',
  'react-stately',
  'embla-carousel',
  'embla-carousel-react',
  'maplibre-gl',
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
const pages = [
  { path: '/', screens: ['/features/home/src/how-it-works/how-it-works-screen.tsx'] },
  { path: '/search', screens: ['/features/search/src/search-screen.tsx'] },
];

const bare = await buildChunks({
  root: join(root, 'tooling/bench/bare'),
  configFile: false,
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  build: siteBuild,
});
const bareBytes = brotliBytes(bare.values());
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`bare stack                ${kilobytes(bareBytes)}`);

let failures = 0;
const complain = (sentence: string) => {
  console.log(`    ${sentence}`);
  failures += 1;
};

for (const partner of partners) {
  const app = join(root, 'apps', partner);
  const chunks = await buildChunks({ root: app, configFile: join(app, 'vite.config.ts') });
  for (const { path, screens } of partner === measured ? pages : []) {
    const first = firstLoad(chunks, screens);
    const bytes = brotliBytes(first);
    const ratio = bytes / bareBytes;
    console.log(
      `${partner} ${path}`.padEnd(26) + `${kilobytes(bytes)}, ${ratio.toFixed(3)} times, at most ${MOST}`,
    );
    if (process.argv.includes('--chunks')) {
      for (const chunk of first)
        console.log(`    ${kilobytes(brotliBytes([chunk])).padStart(9)}  ${chunk.fileName}`);
    }
    if (ratio > MOST) complain(`${path} is over its budget`);
    for (const name of lateLibraries.filter((library) => packagesIn(first).has(library)))
      complain(`${name} must not be needed before the first paint`);
  }
  for (const circle of circlesIn(chunks))
    complain(`${partner}: these import each other: ${circle.join(', ')}`);
  for (const { fileName, code } of chunks.values())
    if (code.includes(neverBuilt)) complain(`${partner}: ${fileName} names ${neverBuilt}`);
}
process.exitCode = failures > 0 ? 1 : 0;
