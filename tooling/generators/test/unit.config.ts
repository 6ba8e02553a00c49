import react from '@vitejs/plugin-react';
import { sourceConditions } from '@tableside/presets/vitest';

export default {
  resolve: { conditions: sourceConditions },
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  test: {
    environment: 'jsdom',
    include: ['packages/**/src/**/*.test.{ts,tsx}', 'tooling/e2e/src/site-routes.test.ts'],
    setupFiles: ['./tooling/presets/src/vitest.setup.ts'],
  },
};
