import { lazyScreen, type Feature } from '@tableside/kit-feature';

/** What diners are asked, and what they see once they have answered. */
export const surveys: Feature = {
  name: 'surveys',
  routes: [
    {
      path: '/surveys/*',
      screen: lazyScreen(() => import('./survey/survey-screen.tsx').then((module) => module.SurveyScreen)),
      knownPaths: () => ['/surveys', '/surveys/success', '/surveys/error'],
    },
  ],
};
