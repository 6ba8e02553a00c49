import { routes } from '@tableside/core';
import { lazyScreen, type Feature, type FeatureRoute } from '@tableside/kits/feature';

import { SignOutScreen } from '../sign-out/sign-out-screen.tsx';
import { stagingRoutes } from '../staging-tools/staging-routes.ts';

interface ViteMeta {
  readonly env?: { readonly MODE?: string };
}

const shellRoutes: readonly FeatureRoute[] = [
  {
    path: routes.signOut.path,
    screen: lazyScreen(() => Promise.resolve(SignOutScreen)),
    hasOwnMeta: true,
    isAlwaysOpen: true,
  },
];

export const allRoutes = (features: readonly Feature[]): readonly FeatureRoute[] => [
  ...features.flatMap(({ routes }) => routes),
  ...shellRoutes,
  // Production builds drop this module and its imports.
  ...(((import.meta as ViteMeta).env?.MODE ?? 'production') === 'production' ? [] : stagingRoutes),
];
