import { lazyScreen, type Feature } from '@tableside/kit-feature';
import type { PartnerSettings } from '@tableside/partner-config';

const hasEnrolment = ({ enrollmentType }: PartnerSettings) => enrollmentType !== 'none';

const closedAccount = lazyScreen(() =>
  import('./closed-account/closed-account-screen.tsx').then((module) => module.ClosedAccountScreen),
);

/** Becoming a member, in steps, and coming back after the account was closed (ENR). */
export const enrolment: Feature = {
  name: 'enrolment',
  routes: [
    {
      path: '/join',
      screen: lazyScreen(() => import('./join/join-screen.tsx').then((module) => module.JoinScreen)),
      isAvailable: hasEnrolment,
      isGuarded: true,
    },
    {
      path: '/add_card',
      screen: lazyScreen(() =>
        import('./add-card/add-card-screen.tsx').then((module) => module.AddCardScreen),
      ),
      isAvailable: hasEnrolment,
      isGuarded: true,
    },
    {
      path: '/card_added',
      screen: lazyScreen(() =>
        import('./card-added/card-added-screen.tsx').then((module) => module.CardAddedScreen),
      ),
      isAvailable: hasEnrolment,
      isGuarded: true,
    },
  ],
  slots: { closedAccount: closedAccount.Component },
};
