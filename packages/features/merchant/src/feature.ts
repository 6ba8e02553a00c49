import { lazyScreen, type Feature } from '@tableside/kit-feature';

const load = () => import('./detail/merchant-screen.tsx');
/** One screen for both paths, so that opening and closing the order dialog leaves the page as it is. */
const screen = lazyScreen(() => load().then((module) => module.MerchantScreen));

/** A merchant's own page, and its order dialog (ROU-04, ROU-05). */
export const merchant: Feature = {
  name: 'merchant',
  routes: [
    {
      path: '/merchants/:merchantId',
      screen,
      hasOwnMeta: true,
      findData: async (...at) => (await load()).findMerchantData(...at),
    },
    { path: '/merchants/:merchantId/Order', screen, hasOwnMeta: true, isDialog: true },
  ],
};
