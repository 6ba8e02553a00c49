import { join } from 'node:path';

import { siteBuild } from '@tableside/presets/vite';
import react from '@vitejs/plugin-react';

import { brotliBytes, buildChunks, firstLoad, packagesIn } from './measure-site.ts';

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
const pages = [
  { path: '/', partner: 'hilton', screens: ['/features/home/src/how-it-works/how-it-works-screen.tsx'] },
  { path: '/search', partner: 'hilton', screens: ['/features/search/src/search-screen.tsx'] },
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
for (const { path, partner, screens } of pages) {
  const app = join(root, 'apps', partner);
  const chunks = await buildChunks({ root: app, configFile: join(app, 'vite.config.ts') });
  const first = firstLoad(chunks, screens);
  const bytes = brotliBytes(first);
  const ratio = bytes / bareBytes;
  const late = lateLibraries.filter((name) => packagesIn(first).has(name));
  const isOver = ratio > MOST;
  const leaks = [...chunks.values()].filter(({ code }) => code.includes(neverBuilt));
  console.log(
    `${partner} ${path}`.padEnd(26) +
      `${kilobytes(bytes)}, ${ratio.toFixed(3)} times, at most ${MOST}${isOver ? '  OVER' : ''}`,
  );
  if (process.argv.includes('--chunks')) {
    for (const chunk of first)
      console.log(`    ${kilobytes(brotliBytes([chunk])).padStart(9)}  ${chunk.fileName}`);
  }
  for (const name of late) console.log(`    ${name} must not be needed before the first paint`);
  for (const { fileName } of leaks) console.log(`    ${fileName} names ${neverBuilt}`);
  failures += Number(isOver) + late.length + leaks.length;
}
process.exitCode = failures > 0 ? 1 : 0;
