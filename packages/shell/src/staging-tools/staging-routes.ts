import { lazyScreen, type FeatureRoute } from '@tableside/kits/feature';

/** The page for those who try the site out (ROU-19). */
export const stagingRoutes: readonly FeatureRoute[] = [
  {
    path: '/stgtools',
    screen: lazyScreen(() =>
      import('./staging-tools-screen.tsx').then((module) => module.StagingToolsScreen),
    ),
    hasOwnMeta: true,
    // What is switched on here, such as an outage, can be switched off again.
    isAlwaysOpen: true,
  },
];
