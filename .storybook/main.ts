import type { StorybookConfig } from '@storybook/react-vite';
import { sourceConditions } from '@tableside/presets/vitest';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

import { docgen } from './docgen.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // The glob `packages/**` would follow the workspace's links in node_modules, and find every story many
  // times.
  stories: ['./guide/*.mdx', './guide/*.stories.tsx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: ['./public'],
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [docgen(), react({ jsxImportSource: '@emotion/react' })],
      resolve: { conditions: sourceConditions, dedupe: ['react', 'react-dom', '@emotion/react'] },
      // A running platform and tests write to this folder, so watching it would reload pages.
      server: { watch: { ignored: ['**/.data/**'] } },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
