import react from '@vitejs/plugin-react';
import { sourceConditions } from '@tableside/presets/vitest';

/** The project "unit" of the root's configuration, alone: what a copy of the workspace is tested with. */
export default {
  resolve: { conditions: sourceConditions },
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  test: {
    environment: 'jsdom',
    include: ['packages/**/src/**/*.test.{ts,tsx}', 'tooling/e2e/src/site-routes.test.ts'],
    setupFiles: ['./tooling/presets/src/vitest.setup.ts'],
  },
};
