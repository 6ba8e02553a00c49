import react from '@vitejs/plugin-react';
import { defaultClientConditions, type UserConfig } from 'vite';

import { partnerSite } from './partner/plugin.ts';
import { paymentKey } from './payment-key.ts';
import { readApp } from './app.ts';

const platformPaths = ['/api', '/Login', '/captcha', '/images', '/dev'];

export interface AppConfigOptions {
  readonly root?: string;
  readonly partnerFile?: string;
}

/**
 * Returns the Vite configuration of an app's development server. `pnpm build` does not use it, because it
 * builds all sites together.
 */
export function appConfig({
  root = process.cwd(),
  partnerFile = readApp(root).partnerFile,
}: AppConfigOptions = {}): UserConfig {
  const { PLATFORM_URL, PORT } = process.env;
  const toPlatform = {
    target: PLATFORM_URL || `http://127.0.0.1:${PORT || 4000}`,
    changeOrigin: false,
  };
  return {
    root,
    plugins: [partnerSite({ file: partnerFile }), paymentKey(), react({ jsxImportSource: '@emotion/react' })],
    resolve: { conditions: ['@tableside/source', ...defaultClientConditions] },
    server: {
      allowedHosts: ['.localhost'],
      proxy: Object.fromEntries(platformPaths.map((path) => [path, toPlatform])),
    },
  };
}
