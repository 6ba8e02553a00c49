import { lazyScreen, type Feature, type FeatureRoute } from '@tableside/kit-feature';

const isAvailable: NonNullable<FeatureRoute['isAvailable']> = ({ enrollmentType }) =>
  enrollmentType !== 'none';

/** From a mailed link to a membership that earns (ACT). */
export const activation: Feature = {
  name: 'activation',
  routes: [
    {
      path: '/activate',
      screen: lazyScreen(() =>
        import('./activation/activation-screen.tsx').then((module) => module.ActivationScreen),
      ),
      isAvailable,
      isStep: true,
      hasOwnMeta: true,
    },
    {
      path: '/activate/activated',
      screen: lazyScreen(() =>
        import('./activated/activated-screen.tsx').then((module) => module.ActivatedScreen),
      ),
      isAvailable,
      isStep: true,
      hasOwnMeta: true,
    },
  ],
};
