import { routes } from '@tableside/core';
import { lazyScreen, type Feature } from '@tableside/kits/feature';

const closedAccount = lazyScreen(() =>
  import('./closed-account/closed-account-screen.tsx').then((module) => module.ClosedAccountScreen),
);

export const enrollment: Feature = {
  name: 'enrollment',
  routes: [
    {
      ...routes.join,
      screen: lazyScreen(() => import('./join/join-screen.tsx').then((module) => module.JoinScreen)),
    },
    {
      ...routes.addCard,
      screen: lazyScreen(() =>
        import('./add-card/add-card-screen.tsx').then((module) => module.AddCardScreen),
      ),
    },
    {
      ...routes.cardAdded,
      screen: lazyScreen(() =>
        import('./card-added/card-added-screen.tsx').then((module) => module.CardAddedScreen),
      ),
    },
  ],
  slots: { closedAccount: closedAccount.Component },
};
