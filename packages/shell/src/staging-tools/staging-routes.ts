import { lazyScreen, type FeatureRoute } from '@tableside/kits/feature';

/** The page for testers of the site (ROU-19). */
export const stagingRoutes: readonly FeatureRoute[] = [
  {
    path: '/stgtools',
    screen: lazyScreen(() =>
      import('./staging-tools-screen.tsx').then((module) => module.StagingToolsScreen),
    ),
    hasOwnMeta: true,
    // Whatever is switched on here, such as an outage, must be possible to switch off again.
    isAlwaysOpen: true,
  },
];
