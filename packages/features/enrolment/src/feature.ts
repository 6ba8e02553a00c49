import { lazyScreen, type Feature } from '@tableside/kit-feature';

/** Enrolment. */
export const enrolment: Feature = {
  name: 'enrolment',
  routes: [
    {
      path: '/enrolment',
      screen: lazyScreen(() =>
        import('./enrolment/enrolment-screen.tsx').then((module) => module.EnrolmentScreen),
      ),
    },
  ],
};
