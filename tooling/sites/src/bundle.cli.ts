import { bundleSites } from '@tableside/vite/sites';

import { allApps, bundleFolder, workspace } from './workspace-sites.ts';

await bundleSites({
  root: workspace,
  entries: Object.fromEntries(allApps().map(({ partner, main }) => [partner, main])),
  outDir: bundleFolder,
  mode: process.env.SITE_MODE || 'production',
});
