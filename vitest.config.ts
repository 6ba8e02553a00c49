import { globSync, readFileSync } from 'node:fs';

import react from '@vitejs/plugin-react';
import { sourceConditions, sourceConditionsOnServer } from '@tableside/presets/vitest';
import { configDefaults, defineConfig, type UserWorkspaceConfig as ProjectConfig } from 'vitest/config';

const source = {
  resolve: { conditions: sourceConditions },
  ssr: { resolve: { conditions: sourceConditionsOnServer } },
};

/** These packages use no document, so their tests need none. */
const pure = ['packages/{core,partner-config}/src/**/*.test.ts'];

const onBuild = ['tooling/*/src/**/*.built.test.ts'];

const onSite = ['tooling/e2e/src/{faults,partners,site}/*.test.ts'];

/**
 * These start three machines with the shipped files of a cluster. They need root, and only `pnpm
 * test:cluster` runs them.
 */
const onCluster = ['tooling/deploy/src/testing/cluster/*.cluster.test.ts'];

const full = ['**/*.full.test.{ts,tsx}'];
const onNode = ['{tooling/*,packages/vite}/{src,test}/**/*.test.{ts,tsx}', '.storybook/*.test.ts'];

/** `npm run test:all` repeats these on PostgreSQL. */
const onDatabase = globSync('tooling/{demo,platform}/src/**/*.test.ts').filter((path) =>
  readFileSync(path, 'utf8').includes('describe.each(databaseKinds)'),
);

const jsdom = {
  environment: 'jsdom',
  // A new context per file in a lasting process, which loads jsdom only once, takes a third less work than a
  // new process per file. Threads would not do, because channels between tabs reach other threads.
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

/** Loads Storybook and its plugin only here, because that takes five seconds of processor time. */
async function stories(): Promise<ProjectConfig> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const { playwright } = await import('@vitest/browser-playwright');
  return {
    plugins: [storybookTest({ configDir: '.storybook' })],
    optimizeDeps: {
      // Vite should find dependencies before the first story runs, because finding one later reloads the page
      // during a test.
      entries: ['.storybook/guide/*.stories.tsx', 'packages/**/src/**/*.stories.tsx'],
      // Without this, the optimizer merges React's production JSX runtime into that of Emotion, and every
      // element throws.
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"development"' } } },
    },
    test: {
      name: 'storybook',
      // All files share one page, because loading Storybook anew for each took as long as the stories
      // themselves.
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
const wantsStories =
  process.argv.some((argument) => argument.endsWith('storybook')) ||
  process.env['VITEST_STORYBOOK'] === 'true';

export default defineConfig({
  test: {
    // By default, Vitest leaves one core unused.
    maxWorkers: '100%',
    // Contexts leave memory behind, so a process that has grown too large is replaced.
    vmMemoryLimit: '2GB',
    projects: [
      {
        ...source,
        plugins: [react({ jsxImportSource: '@emotion/react' })],
        test: {
          ...jsdom,
          name: 'unit',
          include: ['packages/**/src/**/*.test.{ts,tsx}', ...onSite],
          exclude: [...configDefaults.exclude, ...pure, 'packages/vite/**', ...full],
        },
      },
      {
        ...source,
        test: {
          ...node,
          name: 'pure',
          // Loading the modules anew for each file took half of the time.
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
          // A cluster needs both cores of a small machine, and always uses the same network addresses.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      ...(wantsStories ? [await stories()] : []),
    ],
  },
});
