import { routes } from '@tableside/core';
import { lazyScreen, type Feature } from '@tableside/kits/feature';

import { DockedSurvey } from './docked/docked-survey.tsx';

export const surveys: Feature = {
  name: 'surveys',
  routes: [
    {
      path: `${routes.surveys.path}/*`,
      screen: lazyScreen(() => import('./survey/survey-screen.tsx').then((module) => module.SurveyScreen)),
      knownPaths: () => [routes.surveys.path, routes.surveySuccess.path, routes.surveyError.path],
    },
  ],
  slots: { pageEnd: DockedSurvey },
};
