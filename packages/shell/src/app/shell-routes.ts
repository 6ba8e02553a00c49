import { routes } from '@tableside/core';
import { lazyScreen, type Feature, type FeatureRoute } from '@tableside/kits/feature';

import { SignOutScreen } from '../sign-out/sign-out-screen.tsx';
import { stagingRoutes } from '../staging-tools/staging-routes.ts';

/** What Vite says of the build; other tools say nothing. */
interface ViteMeta {
  readonly env?: { readonly MODE?: string };
}

/** The pages that every site has, whatever its features. */
const shellRoutes: readonly FeatureRoute[] = [
  {
    path: routes.signOut.path,
    screen: lazyScreen(() => Promise.resolve(SignOutScreen)),
    hasOwnMeta: true,
    isAlwaysOpen: true,
  },
];

/** Every route of a site, in the order in which they are looked through. */
export const allRoutes = (features: readonly Feature[]): readonly FeatureRoute[] => [
  ...features.flatMap(({ routes }) => routes),
  ...shellRoutes,
  // A production build drops the module and all that it names.
  ...(((import.meta as ViteMeta).env?.MODE ?? 'production') === 'production' ? [] : stagingRoutes),
];
