import { lazyScreen, type Feature, type FeatureRoute } from '@tableside/kit-feature';

import { loadPages } from '../load-pages.ts';

export const SIGN_OUT_PATH = '/SignOut';

/** The pages that every site has, whatever its features. */
const shellRoutes: readonly FeatureRoute[] = [
  {
    path: SIGN_OUT_PATH,
    screen: lazyScreen(() => loadPages().then((pages) => pages.SignOutScreen)),
    hasOwnMeta: true,
  },
];

/** Only the development server has it: a build leaves the branch out, and its module with it (ROU-19). */
const stagingRoutes: readonly FeatureRoute[] = (import.meta as { readonly env?: { readonly DEV?: boolean } })
  .env?.DEV
  ? [
      {
        path: '/stgtools',
        screen: lazyScreen(() =>
          import('../staging-tools/staging-tools-screen.tsx').then((module) => module.StagingToolsScreen),
        ),
        hasOwnMeta: true,
      },
    ]
  : [];

/** Every route of a site, in the order in which they are looked through. */
export const allRoutes = (features: readonly Feature[]): readonly FeatureRoute[] => [
  ...features.flatMap(({ routes }) => routes),
  ...shellRoutes,
  ...stagingRoutes,
];
