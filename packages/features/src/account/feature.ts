import { routes } from '@tableside/core';
import { lazyScreen, type Feature } from '@tableside/kits/feature';

/** The account pages. The session's guard admits only members (ROU-13, ROU-32). */
export const account: Feature = {
  name: 'account',
  routes: [
    {
      ...routes.account,
      path: `${routes.account.path}/*`,
      screen: lazyScreen(() => import('./account-screen.tsx').then((module) => module.AccountScreen)),
      hasOwnWaiting: true,
      hasOwnMeta: true,
    },
  ],
};
