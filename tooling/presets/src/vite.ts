import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { defaultClientConditions, searchForWorkspaceRoot, type BuildOptions, type UserConfig } from 'vite';

import { leanPreload } from './lean-preload.ts';
import { partnerBuild } from './partner/plugin.ts';
import { paymentKey } from './payment-key.ts';
import { sourceMapsBeside } from './source-maps.ts';

export { partnerBuild };

/** What changes only when a dependency is raised: one chunk that stays in caches from release to release. */
const vendor =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](react-query|query-core)|@emotion[\\/][a-z-]+|stylis|hoist-non-react-statics)[\\/]/;

const basics =
  /[\\/](ui[\\/]src[\\/](title[\\/]title\.tsx|button[\\/]button\.tsx|text-field[\\/]text-field\.tsx|icon[\\/]map-pin\.ts))$/;

const shortName = (chunk: string): string =>
  /^(shared)~|-(screen)s?$/.exec(chunk)?.slice(1).join('') || '[name]';

/** How every site is built. */
export const siteBuild = {
  target: 'es2022',
  assetsDir: 'assets',
  assetsInlineLimit: 0,
  modulePreload: {
    polyfill: false,
    // What every page loads first is there already: the first file need not list it again for each lazy chunk.
    resolveDependencies: (_, files) =>
      files.filter((file) => !/\/(index|vendor|rolldown-runtime)-/.test(file)),
  },
  reportCompressedSize: false,
  // The map engine is one lazy chunk; the budgets of tooling/bench judge what a page loads first.
  chunkSizeWarningLimit: 1200,
  sourcemap: 'hidden',
  rolldownOptions: {
    output: {
      // Seven letters tell any two builds apart, and each first page names some forty files.
      // A shared chunk would be named after all that share it, and the first file lists the names of all files.
      // Screens are told apart by their letters too: some twenty names more would be in that list.
      chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash:7].js`,
      codeSplitting: {
        groups: [
          { name: 'vendor', test: vendor, priority: 4 },
          // All that the first page of any visit needs travels together: thirty small files compress far worse.
          { name: 'frame', tags: ['$initial'], priority: 3 },
          // What both of the screens below stand on.
          { name: 'basics', test: basics, priority: 2 },
          // A screen where many visits begin comes in one piece with what it needs before it paints.
          { name: 'search', test: /[\\/]search-screen\.tsx$/, priority: 1 },
          { name: 'home', test: /[\\/]how-it-works-screen\.tsx$/, priority: 1 },
          // Small ones are merged, for each costs a name in the first file. Where they would import each other in
          // circles, what they hold would be undefined when it is wanted: the budget's check refuses that.
          { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3_000 },
        ],
      },
    },
  },
} satisfies BuildOptions;

const partnerOf = (root: string): string => {
  const { tableside } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    tableside?: { partner?: string };
  };
  if (!tableside?.partner) throw new Error(`${root}/package.json does not say its tableside.partner`);
  return join(searchForWorkspaceRoot(root), 'partners', `${tableside.partner}.json`);
};

/** Below these a development server asks the platform, as the gateway does. */
const platformPaths = ['/api', '/Login', '/captcha', '/images', '/dev'];

export interface AppConfigOptions {
  /** The folder of the app; by default where the command runs. */
  readonly root?: string;
  /** The partner's JSON; by default the one that package.json names. */
  readonly partnerFile?: string;
}

/** The Vite configuration of an app: one partner, one static site. */
export function appConfig({
  root = process.cwd(),
  partnerFile = partnerOf(root),
}: AppConfigOptions = {}): UserConfig {
  const { PLATFORM_URL, PORT } = process.env;
  const toPlatform = {
    target: PLATFORM_URL || `http://127.0.0.1:${PORT || 4000}`,
    changeOrigin: false,
  };
  const server = {
    allowedHosts: ['.localhost'],
    proxy: Object.fromEntries(platformPaths.map((path) => [path, toPlatform])),
  };
  return {
    root,
    plugins: [
      leanPreload(),
      partnerBuild({ file: partnerFile }),
      paymentKey(),
      sourceMapsBeside(),
      react({ jsxImportSource: '@emotion/react' }),
    ],
    resolve: { conditions: ['@tableside/source', ...defaultClientConditions] },
    server,
    preview: server,
    build: siteBuild,
  };
}
