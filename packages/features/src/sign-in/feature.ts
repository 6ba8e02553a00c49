import { joinsBySso, joinsDirectly, routes } from '@tableside/core';
import { lazyScreen, type Feature } from '@tableside/kits/feature';

const recoverScreens = () => import('./recover/recover-screens.tsx');

export const signIn: Feature = {
  name: 'sign-in',
  routes: [
    {
      ...routes.login,
      screen: lazyScreen(() => import('./login/login-screen.tsx').then((module) => module.LoginScreen)),
      isAvailable: joinsDirectly,
    },
    {
      ...routes.login,
      screen: lazyScreen(() =>
        import('./login/sso-login-screen.tsx').then((module) => module.SsoLoginScreen),
      ),
      isAvailable: joinsBySso,
    },
    {
      ...routes.fixCredentials,
      screen: lazyScreen(() =>
        import('./fix-credentials/fix-credentials-screen.tsx').then((module) => module.FixCredentialsScreen),
      ),
    },
    {
      ...routes.recover,
      screen: lazyScreen(() => recoverScreens().then((module) => module.RecoverScreen)),
    },
    {
      ...routes.recoverConfirm,
      screen: lazyScreen(() => recoverScreens().then((module) => module.ConfirmScreen)),
      isStep: true,
    },
    {
      ...routes.recoverUpdate,
      screen: lazyScreen(() => recoverScreens().then((module) => module.UpdateScreen)),
      isStep: true,
    },
    {
      ...routes.recoverSuccess,
      screen: lazyScreen(() => recoverScreens().then((module) => module.SuccessScreen)),
      isStep: true,
    },
  ],
};
