import react from '@vitejs/plugin-react';
import { sourceConditions, sourceConditionsOnServer } from '@tableside/presets/vitest';
import { defineConfig } from 'vitest/config';

const source = {
  resolve: { conditions: sourceConditions },
  ssr: { resolve: { conditions: sourceConditionsOnServer } },
};

export default defineConfig({
  test: {
    projects: [
      {
        ...source,
        plugins: [react({ jsxImportSource: '@emotion/react' })],
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['packages/**/src/**/*.test.{ts,tsx}'],
          setupFiles: ['./tooling/presets/src/vitest.setup.ts'],
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        ...source,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tooling/*/{src,test}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
