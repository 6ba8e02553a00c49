import { lazyScreen, type Feature, type FeatureRoute } from '@tableside/kit-feature';

import { SignOutScreen } from '../sign-out/sign-out-screen.tsx';
import { stagingRoutes } from '../staging-tools/staging-routes.ts';

/** What Vite says of the build; other tools say nothing. */
interface ViteMeta {
  readonly env?: { readonly DEV?: boolean };
}

export const SIGN_OUT_PATH = '/SignOut';

/** The pages that every site has, whatever its features. */
const shellRoutes: readonly FeatureRoute[] = [
  {
    path: SIGN_OUT_PATH,
    screen: lazyScreen(() => Promise.resolve(SignOutScreen)),
    hasOwnMeta: true,
  },
];

/** Every route of a site, in the order in which they are looked through. */
export const allRoutes = (features: readonly Feature[]): readonly FeatureRoute[] => [
  ...features.flatMap(({ routes }) => routes),
  ...shellRoutes,
  // Only the development server has them: a build drops the module and all that it names.
  ...((import.meta as ViteMeta).env?.DEV ? stagingRoutes : []),
];
