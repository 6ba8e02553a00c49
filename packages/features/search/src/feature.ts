import { lazyScreen, type Feature } from '@tableside/kit-feature';

/** Search: /search is there for every partner (ROU-03). */
export const search: Feature = {
  name: 'search',
  routes: [
    { path: '/search', screen: lazyScreen(() => import('./search-screen.tsx').then((m) => m.SearchScreen)) },
  ],
};
