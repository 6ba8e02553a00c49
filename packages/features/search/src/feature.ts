import { lazyScreen, type Feature } from '@tableside/kit-feature';

const load = () => import('./search-screen.tsx');

/** Search: /search is there for every partner (ROU-03). */
export const search: Feature = {
  name: 'search',
  routes: [
    {
      path: '/search',
      screen: lazyScreen(() => load().then((m) => m.SearchScreen)),
      findData: async (...at) => (await load()).findSearchData(...at),
    },
  ],
};
