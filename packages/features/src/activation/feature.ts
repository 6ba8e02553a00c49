import { routes } from '@tableside/core';
import { lazyScreen, type Feature } from '@tableside/kits/feature';

export const activation: Feature = {
  name: 'activation',
  routes: [
    {
      ...routes.activate,
      screen: lazyScreen(() =>
        import('./activation/activation-screen.tsx').then((module) => module.ActivationScreen),
      ),
      isStep: true,
      hasOwnMeta: true,
    },
    {
      ...routes.activated,
      screen: lazyScreen(() =>
        import('./activated/activated-screen.tsx').then((module) => module.ActivatedScreen),
      ),
      isStep: true,
      hasOwnMeta: true,
    },
  ],
};
