import { lazyScreen, type Feature } from '@tableside/kit-feature';

/** Activation. */
export const activation: Feature = {
  name: 'activation',
  routes: [
    {
      path: '/activation',
      screen: lazyScreen(() =>
        import('./activation/activation-screen.tsx').then((module) => module.ActivationScreen),
      ),
    },
  ],
};
