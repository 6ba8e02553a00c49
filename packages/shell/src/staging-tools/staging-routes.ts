import { lazyScreen, type FeatureRoute } from '@tableside/kits/feature';

export const stagingRoutes: readonly FeatureRoute[] = [
  {
    path: '/stgtools',
    screen: lazyScreen(() =>
      import('./staging-tools-screen.tsx').then((module) => module.StagingToolsScreen),
    ),
    hasOwnMeta: true,
    // Always open, because testers must be able to undo whatever they enable here, such as an outage.
    isAlwaysOpen: true,
  },
];
