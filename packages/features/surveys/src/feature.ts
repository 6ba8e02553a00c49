import { lazyScreen, type Feature } from '@tableside/kit-feature';

/** Surveys. */
export const surveys: Feature = {
  name: 'surveys',
  routes: [
    {
      path: '/surveys',
      screen: lazyScreen(() => import('./surveys/surveys-screen.tsx').then((module) => module.SurveysScreen)),
    },
  ],
};
