import { writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

import react from '@vitejs/plugin-react';
import {
  build,
  defaultClientConditions,
  defaultServerConditions,
  type BuildOptions,
  type InlineConfig,
  type Plugin,
  type Rolldown,
} from 'vite';

import { paymentKey } from '../payment-key.ts';
import { bundleFiles, RENDERER, type SiteList } from './bundle-files.ts';
import { audiencesIn, checkAudiences, entryFiles, sitesOf, type Audiences } from './chunk-graph.ts';
import { chunkGroups } from './chunk-groups.ts';
import { leanPreload, modulePreload } from './lean-preload.ts';
import { sourceMapsBeside } from './source-maps.ts';

export const siteBuild = {
  target: 'es2022',
  assetsDir: 'assets',
  assetsInlineLimit: 0,
  modulePreload,
  reportCompressedSize: false,
  // The map engine is one large lazy chunk. The budgets for what a page loads first are in tooling/bench.
  chunkSizeWarningLimit: 1200,
  sourcemap: 'hidden',
  rolldownOptions: {
    output: {
      chunkFileNames: 'assets/[name]-[hash:8].js',
      codeSplitting: { groups: chunkGroups() },
    },
  },
} satisfies BuildOptions;

const shellRenderer = '@tableside/shell/server';
const onRequest = '@tableside/vite/on-request';
const ofPartner = /\.json\?(partner|content)$/;

const blanks = (): Plugin => ({
  name: 'tableside:blanks',
  enforce: 'pre',
  resolveId(source) {
    const kind = ofPartner.exec(source)?.[1];
    return kind === undefined ? null : { id: `tableside:${kind}`, external: true };
  },
});

const noPartner = (): Plugin => ({
  name: 'tableside:no-partner',
  enforce: 'pre',
  resolveId: (source) => (ofPartner.test(source) ? '\0tableside:no-partner' : null),
  load: (id) => (id === '\0tableside:no-partner' ? 'export default undefined;' : null),
});

/** Resolves the renderer from an app, because of the packages here only apps depend on the shell. */
const renderer = (app: string): Plugin => ({
  name: 'tableside:renderer',
  resolveId(id) {
    if (id === RENDERER) return `\0${RENDERER}`;
    if (id === onRequest) return this.resolve(id, import.meta.filename, { skipSelf: true });
    return id === shellRenderer ? this.resolve(id, app, { skipSelf: true }) : null;
  },
  load: (id) =>
    id === `\0${RENDERER}`
      ? `export { codeMissing, findPage, renderPages } from ${JSON.stringify(shellRenderer)};
export { createRenderer } from ${JSON.stringify(onRequest)};`
      : undefined,
});

const scriptOf = (app: string, script: string): Plugin => ({
  name: 'tableside:script',
  resolveId(id) {
    return id === script ? this.resolve(id, app, { skipSelf: true }) : null;
  },
});

const onBundle = (take: (bundle: Rolldown.OutputBundle) => void): Plugin => ({
  name: 'tableside:on-bundle',
  generateBundle: (_, bundle) => take(bundle),
});

export interface BundleOptions {
  readonly root: string;
  readonly entries: Readonly<Record<string, string>>;
  readonly outDir: string;
  /** `production`, or any other mode, with which sites use the payment provider's test key. */
  readonly mode?: string;
}

/**
 * Bundles the code of all sites in one module graph, once to render pages and once for browsers. Of these
 * files, a site gets those that its entry reaches (`writeSite`). See docs/decisions/0003-one-module-graph.md.
 */
export async function bundleSites({
  root,
  entries,
  outDir,
  mode = 'production',
}: BundleOptions): Promise<void> {
  const files = bundleFiles(outDir);
  const plugins = [paymentKey(), react({ jsxImportSource: '@emotion/react' })];
  const shared: InlineConfig = {
    root,
    mode,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
  };

  // This build must come first, because it shows which modules each site needs after tree shaking.
  let audiences: Audiences | undefined;
  let rendering: SiteList['rendering'] = {};
  const [anyEntry = ''] = Object.values(entries);
  await build({
    ...shared,
    plugins: [
      noPartner(),
      renderer(anyEntry),
      ...plugins,
      onBundle((bundle) => {
        audiences = audiencesIn(bundle, Object.keys(entries));
        rendering = entryFiles(bundle);
      }),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { resolve: { conditions: ['@tableside/source', ...defaultServerConditions] }, noExternal: true },
    build: {
      ssr: true,
      outDir: files.rendering,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: { ...entries, [RENDERER]: RENDERER },
        // The platform runs these files next to the site, where no package.json marks them as ES modules.
        output: { entryFileNames: '[name]-[hash].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });

  let sites: SiteList['sites'] = {};
  await build({
    ...shared,
    plugins: [
      leanPreload(),
      blanks(),
      ...plugins,
      sourceMapsBeside(),
      onBundle((bundle) => {
        if (audiences) checkAudiences(bundle, audiences);
        sites = sitesOf(bundle);
      }),
    ],
    resolve: { conditions: ['@tableside/source', ...defaultClientConditions] },
    build: {
      ...siteBuild,
      outDir: files.code,
      emptyOutDir: true,
      rolldownOptions: {
        input: { ...entries },
        output: {
          ...siteBuild.rolldownOptions.output,
          entryFileNames: 'assets/[name].js',
          codeSplitting: { groups: chunkGroups(audiences?.of, Object.values(entries)) },
        },
      },
    },
  });

  const scripts = {
    '@tableside/shell/starter': files.starter,
    '@tableside/shell/live-starter': files.liveStarter,
    '@tableside/shell/worker': files.worker,
  };
  for (const [script, file] of Object.entries(scripts))
    await build({
      ...shared,
      plugins: [scriptOf(anyEntry, script)],
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { conditions: ['@tableside/source', ...defaultClientConditions] },
      build: {
        target: siteBuild.target,
        outDir: dirname(file),
        emptyOutDir: false,
        rolldownOptions: {
          input: script,
          // A name that is repeated in place compresses better than a variable.
          optimization: { inlineConst: { mode: 'all' } },
          output: { format: 'iife', entryFileNames: basename(file) },
        },
      },
    });
  await writeFile(files.list, JSON.stringify({ mode, rendering, sites } satisfies SiteList));
}
