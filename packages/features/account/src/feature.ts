import { lazyScreen, type Feature } from '@tableside/kit-feature';

/** Account. */
export const account: Feature = {
  name: 'account',
  routes: [
    {
      path: '/account',
      screen: lazyScreen(() => import('./account/account-screen.tsx').then((module) => module.AccountScreen)),
    },
  ],
};
