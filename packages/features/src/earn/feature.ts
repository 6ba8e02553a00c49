import { routes } from '@tableside/core';
import { lazyScreen, type Feature } from '@tableside/kits/feature';

import { knownPages } from './earn-pages.ts';

export const earn: Feature = {
  name: 'earn',
  routes: [
    {
      path: routes.earn.path,
      screen: lazyScreen(() => import('./offers/offers-screen.tsx').then((module) => module.OffersScreen)),
    },
    {
      path: `${routes.earn.path}/*`,
      screen: lazyScreen(() =>
        import('./detail/earn-detail-screen.tsx').then((module) => module.EarnDetailScreen),
      ),
      knownPaths: ({ earnDetails }) =>
        [...Object.keys(knownPages), ...earnDetails.flatMap(({ url }) => url ?? [])].map(
          (url) => `${routes.earn.path}/${url}`,
        ),
      hasOwnMeta: true,
    },
  ],
};
