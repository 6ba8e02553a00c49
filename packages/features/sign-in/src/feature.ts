import { lazyScreen, type Feature } from '@tableside/kit-feature';
import type { PartnerSettings } from '@tableside/partner-config';

const isDirect = ({ enrollmentType }: PartnerSettings) => enrollmentType === 'direct';
const isSso = ({ enrollmentType }: PartnerSettings) => enrollmentType === 'sso';

const recoverScreens = () => import('./recover/recover-screens.ts');

/** Coming back: signing in, a forgotten password, an e-mail address that must be replaced. */
export const signIn: Feature = {
  name: 'sign-in',
  routes: [
    {
      path: '/login',
      screen: lazyScreen(() => import('./login/login-screen.tsx').then((module) => module.LoginScreen)),
      isAvailable: isDirect,
      isGuarded: true,
    },
    {
      path: '/login',
      screen: lazyScreen(() =>
        import('./login/sso-login-screen.tsx').then((module) => module.SsoLoginScreen),
      ),
      isAvailable: isSso,
      isGuarded: true,
    },
    {
      path: '/fix_credentials',
      screen: lazyScreen(() =>
        import('./fix-credentials/fix-credentials-screen.tsx').then((module) => module.FixCredentialsScreen),
      ),
      isAvailable: isDirect,
      isGuarded: true,
    },
    {
      path: '/recover',
      screen: lazyScreen(() => recoverScreens().then((module) => module.RecoverScreen)),
      isAvailable: isDirect,
    },
    {
      path: '/recover/confirm',
      screen: lazyScreen(() => recoverScreens().then((module) => module.ConfirmScreen)),
      isAvailable: isDirect,
      isStep: true,
    },
    {
      path: '/recover/update',
      screen: lazyScreen(() => recoverScreens().then((module) => module.UpdateScreen)),
      isAvailable: isDirect,
      isStep: true,
    },
    {
      path: '/recover/success',
      screen: lazyScreen(() => recoverScreens().then((module) => module.SuccessScreen)),
      isAvailable: isDirect,
      isStep: true,
    },
  ],
};
