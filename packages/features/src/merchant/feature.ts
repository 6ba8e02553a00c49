import { merchantOrderPattern, merchantPattern } from '@tableside/core';
import { lazyScreen, type Feature } from '@tableside/kits/feature';

const load = () => import('./detail/merchant-screen.tsx');
/** Both paths share one screen, so that opening and closing the order dialog does not remount the page. */
const screen = lazyScreen(() => load().then((module) => module.MerchantScreen));

/** A merchant's page and its order dialog (ROU-04, ROU-05). */
export const merchant: Feature = {
  name: 'merchant',
  routes: [
    {
      path: merchantPattern,
      screen,
      hasOwnMeta: true,
      findData: async (...at) => (await load()).findMerchantData(...at),
    },
    { path: merchantOrderPattern, screen, hasOwnMeta: true, isDialog: true },
  ],
};
