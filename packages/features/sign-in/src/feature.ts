import { lazyScreen, type Feature } from '@tableside/kit-feature';

/** Sign in. */
export const signIn: Feature = {
  name: 'sign-in',
  routes: [
    {
      path: '/sign-in',
      screen: lazyScreen(() => import('./sign-in/sign-in-screen.tsx').then((module) => module.SignInScreen)),
    },
  ],
};
