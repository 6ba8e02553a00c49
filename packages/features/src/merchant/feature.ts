import { merchantMenuPattern, merchantOrderPattern, merchantPattern } from '@tableside/core';
import { lazyScreen, type Feature } from '@tableside/kits/feature';

const load = () => import('./detail/merchant-screen.tsx');
const loadMenu = () => import('./menu/menu-screen.tsx');
/** Both paths share one screen, so that opening and closing the order dialog does not remount the page. */
const screen = lazyScreen(() => load().then((module) => module.MerchantScreen));

export const merchant: Feature = {
  name: 'merchant',
  routes: [
    {
      path: merchantPattern,
      screen,
      hasOwnMeta: true,
      findData: async (...at) => (await load()).findMerchantData(...at),
    },
    {
      path: merchantMenuPattern,
      screen: lazyScreen(() => loadMenu().then((module) => module.MenuScreen)),
      hasOwnMeta: true,
      findData: async (...at) => (await loadMenu()).findMenuData(...at),
    },
    { path: merchantOrderPattern, screen, hasOwnMeta: true, isDialog: true },
  ],
};
