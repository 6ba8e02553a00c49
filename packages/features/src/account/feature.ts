import { routes } from '@tableside/core';
import { lazyScreen, type Feature } from '@tableside/kits/feature';

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
