import { join } from 'node:path';

export const platformServer = (port: number, env: Readonly<Record<string, string>> = {}) => ({
  command: 'pnpm --silent --dir ../.. run platform serve --development',
  url: `http://127.0.0.1:${port}/healthz`,
  timeout: 180_000,
  env: {
    PORT: String(port),
    DATA_DIR: join(import.meta.dirname, `../../../.data/e2e-${port}`),
    LOG_LEVEL: 'warn',
    // Enough for pages of results in each city. Creating the usual 10,000 takes half as long again.
    MERCHANTS: '3000',
    ...env,
  },
  stdout: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
});
