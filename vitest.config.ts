import { globSync, readFileSync } from 'node:fs';

import react from '@vitejs/plugin-react';
import { sourceConditions, sourceConditionsOnServer } from '@tableside/presets/vitest';
import { configDefaults, defineConfig, type UserWorkspaceConfig as ProjectConfig } from 'vitest/config';

const source = {
  resolve: { conditions: sourceConditions },
  ssr: { resolve: { conditions: sourceConditionsOnServer } },
};

/** Packages that know no document: their tests need none either. */
const pure = ['packages/{core,partner-config}/src/**/*.test.ts'];

/** Tests of sites as they were built: they run after the build. */
const onBuild = ['tooling/*/src/**/*.built.test.ts'];

/** Tests of a whole site of a partner, all features in it. They need a document, as those of packages do. */
const onSite = ['tooling/e2e/src/{faults,partners,site}/*.test.ts'];

/** Tests of three machines with the shipped files of a cluster: only as root, by `pnpm test:cluster`. */
const onCluster = ['tooling/deploy/src/testing/cluster/*.cluster.test.ts'];

/** Tests that only `npm run test:all` runs. */
const full = ['**/*.full.test.{ts,tsx}'];
const onNode = ['{tooling/*,packages/vite}/{src,test}/**/*.test.{ts,tsx}', '.storybook/*.test.ts'];

/** Tests of the data layer, which `npm run test:all` repeats on PostgreSQL. */
const onDatabase = globSync('tooling/{demo,platform}/src/**/*.test.ts').filter((path) =>
  readFileSync(path, 'utf8').includes('describe.each(databaseKinds)'),
);

const jsdom = {
  environment: 'jsdom',
  // A context for each file in a process that goes on, which has read jsdom: a third less work than a process for
  // each. Not threads: channels between tabs reach from one thread to another.
  pool: 'vmForks',
  setupFiles: ['./tooling/presets/src/vitest.setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  restoreMocks: true,
  unstubGlobals: true,
} satisfies ProjectConfig['test'];
const node = {
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  restoreMocks: true,
  unstubGlobals: true,
} satisfies ProjectConfig['test'];

/** Stories in a page. Storybook and its plugin take five seconds of processor time to load: only here. */
async function stories(): Promise<ProjectConfig> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const { playwright } = await import('@vitest/browser-playwright');
  return {
    plugins: [storybookTest({ configDir: '.storybook' })],
    optimizeDeps: {
      // Found before the first story runs: what is found later reloads the page under a test.
      entries: ['.storybook/guide/*.stories.tsx', 'packages/**/src/**/*.stories.tsx'],
      // Without it the optimiser folds React's production JSX runtime into Emotion's and every element throws.
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"development"' } } },
    },
    test: {
      name: 'storybook',
      // One page for all files: a page for each loads Storybook anew, which took as long as the stories.
      isolate: false,
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        instances: [{ browser: 'chromium' }],
        provider: playwright({
          launchOptions: {
            executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
            args: [
              '--no-sandbox',
              '--disable-quic',
              '--no-first-run',
              '--disable-background-networking',
              '--disable-component-update',
              '--disable-sync',
            ],
          },
        }),
      },
    },
  };
}
/** Asked for by `--project storybook`, or by the panel of `pnpm storybook`. */
const wantsStories =
  process.argv.some((argument) => argument.endsWith('storybook')) ||
  process.env['VITEST_STORYBOOK'] === 'true';

export default defineConfig({
  test: {
    // By default a core stays free.
    maxWorkers: '100%',
    // What a context leaves behind adds up.
    vmMemoryLimit: '2GB',
    projects: [
      {
        ...source,
        plugins: [react({ jsxImportSource: '@emotion/react' })],
        test: {
          ...jsdom,
          name: 'unit',
          include: ['packages/**/src/**/*.test.{ts,tsx}', ...onSite],
          exclude: [...configDefaults.exclude, ...pure, ...full],
        },
      },
      {
        ...source,
        test: {
          ...node,
          name: 'pure',
          // Reading the modules anew for each file took half of the time.
          isolate: false,
          include: pure,
        },
      },
      {
        ...source,
        plugins: [react({ jsxImportSource: '@emotion/react' })],
        test: {
          ...node,
          name: 'node',
          // Reading the platform anew for each file took as long as its tests.
          isolate: false,
          include: onNode,
          exclude: [...configDefaults.exclude, ...onSite, ...onBuild, ...onCluster, ...full],
        },
      },
      {
        ...source,
        plugins: [react({ jsxImportSource: '@emotion/react' })],
        test: { ...jsdom, name: 'full-site', include: onSite.map((glob) => glob.replace('*', '*.full')) },
      },
      {
        ...source,
        plugins: [react({ jsxImportSource: '@emotion/react' })],
        test: {
          ...node,
          name: 'full-node',
          include: onNode.map((glob) => glob.replace('*.test', '*.full.test')),
          exclude: [...configDefaults.exclude, ...onSite],
          env: { DATABASE_KINDS: 'pglite,postgres' },
        },
      },
      {
        ...source,
        test: {
          ...node,
          name: 'postgres',
          isolate: false,
          include: onDatabase,
          exclude: [...configDefaults.exclude, ...full],
          env: { DATABASE_KINDS: 'postgres', REQUESTS_PER_CALL: '150' },
        },
      },
      {
        ...source,
        test: {
          ...node,
          name: 'built',
          include: onBuild,
          hookTimeout: 240_000,
        },
      },
      {
        ...source,
        test: {
          ...node,
          name: 'cluster',
          include: onCluster,
          // A cluster takes both cores of a small machine, and the addresses of its network.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      ...(wantsStories ? [await stories()] : []),
    ],
  },
});
