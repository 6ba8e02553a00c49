import { lazyScreen, type Feature } from '@tableside/kit-feature';

/** The member's own pages. The session's guard lets in who is signed in (ROU-13, ROU-32). */
export const account: Feature = {
  name: 'account',
  routes: [
    {
      path: '/account/*',
      screen: lazyScreen(() => import('./account-screen.tsx').then((module) => module.AccountScreen)),
      isAvailable: ({ enrollmentType }) => enrollmentType !== 'none',
      isGuarded: true,
      hasOwnWaiting: true,
      hasOwnMeta: true,
    },
  ],
};
