import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { sourceConditions, sourceConditionsOnServer } from '@tableside/presets/vitest';
import { configDefaults, defineConfig } from 'vitest/config';

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

export default defineConfig({
  test: {
    // One worker a core: the usual leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    // What a context leaves behind adds up.
    vmMemoryLimit: '2GB',
    projects: [
      {
        ...source,
        plugins: [react({ jsxImportSource: '@emotion/react' })],
        test: {
          name: 'unit',
          environment: 'jsdom',
          // A context for each file in a process that goes on, which has read jsdom: a third less work than a process for
          // each. Not threads: channels between tabs reach from one thread to another.
          pool: 'vmForks',
          include: ['packages/**/src/**/*.test.{ts,tsx}', ...onSite],
          exclude: [...configDefaults.exclude, ...pure],
          setupFiles: ['./tooling/presets/src/vitest.setup.ts'],
          testTimeout: 20_000,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        ...source,
        test: {
          name: 'pure',
          environment: 'node',
          include: pure,
          testTimeout: 20_000,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        ...source,
        plugins: [react({ jsxImportSource: '@emotion/react' })],
        test: {
          name: 'node',
          environment: 'node',
          include: ['{tooling/*,packages/vite}/{src,test}/**/*.test.{ts,tsx}', '.storybook/*.test.ts'],
          exclude: [...configDefaults.exclude, ...onSite, ...onBuild],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...source,
        test: {
          name: 'built',
          environment: 'node',
          include: onBuild,
          testTimeout: 60_000,
          hookTimeout: 240_000,
        },
      },
      {
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
      },
    ],
  },
});
