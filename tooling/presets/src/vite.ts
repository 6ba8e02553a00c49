import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { defaultClientConditions, searchForWorkspaceRoot, type BuildOptions, type UserConfig } from 'vite';

import { leanPreload } from './lean-preload.ts';
import { buildWithPages } from './pages/make-pages.ts';
import { pagesEntry, pagesEntryPlugin } from './pages/pages-entry.ts';
import { partnerBuild } from './partner/plugin.ts';
import { paymentKey } from './payment-key.ts';
import { sourceMapsBeside } from './source-maps.ts';
import { sourceConditionsOnServer } from './vitest.ts';

export { partnerBuild };

/** What changes only when a dependency is raised: one chunk that stays in caches from release to release. */
const vendor =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](react-query|query-core)|@emotion[\\/][a-z-]+|stylis|hoist-non-react-statics)[\\/]/;

/** What forms are made of; no page without one fetches it. */
const forms =
  /[\\/]packages[\\/]kits[\\/](captcha|contact|forms)[\\/]|[\\/]node_modules[\\/](formik|yup|lodash|lodash-es|property-expr|tiny-case|tiny-warning|toposort|deepmerge|react-fast-compare)[\\/]/;

/** What most screens are made of. */
const common =
  /[\\/]packages[\\/](core|ui|api-client|kits[\\/](content|feature|merchants|partner|session|tracking))[\\/]/;

/** How every site is built. */
export const siteBuild = {
  target: 'es2022',
  assetsDir: 'assets',
  assetsInlineLimit: 0,
  modulePreload: {
    polyfill: false,
    // What every page loads first is there already: the first file need not list it again for each lazy chunk.
    resolveDependencies: (_, files, { hostType }) =>
      hostType === 'html'
        ? files
        : files.filter((file) => !/\/(index|app|vendor|rolldown-runtime)-/.test(file)),
  },
  reportCompressedSize: false,
  // The map engine is one lazy chunk; the budgets of tooling/bench judge what a page loads first.
  chunkSizeWarningLimit: 1200,
  sourcemap: 'hidden',
  rolldownOptions: {
    output: {
      chunkFileNames: 'assets/[name]-[hash:8].js',
      codeSplitting: {
        groups: [
          { name: 'vendor', test: vendor, priority: 4 },
          // All that the first page of any visit needs travels together: thirty small files compress far worse.
          { name: 'app', tags: ['$initial'], priority: 3 },
          { name: 'common', test: common, minShareCount: 2, priority: 2 },
          { name: 'forms', test: forms, minShareCount: 2, priority: 1 },
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
      pagesEntryPlugin(join(root, 'src/main.tsx')),
      sourceMapsBeside(),
      react({ jsxImportSource: '@emotion/react' }),
    ],
    resolve: { conditions: ['@tableside/source', ...defaultClientConditions] },
    server,
    preview: server,
    build: siteBuild,
    builder: { buildApp: buildWithPages },
    environments: {
      ssr: {
        resolve: { conditions: sourceConditionsOnServer, noExternal: true },
        build: {
          outDir: 'node_modules/.pages',
          emptyOutDir: true,
          sourcemap: false,
          minify: false,
          rolldownOptions: {
            input: { pages: pagesEntry },
            output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
          },
        },
      },
    },
  };
}
