import { routes } from '@tableside/core';
import { lazyScreen, type Feature } from '@tableside/kits/feature';
import { lazyPart } from '@tableside/ui/lazy-part';

const load = () => import('./search-screen.tsx');

/** Search: every partner has /search (ROU-03). */
export const search: Feature = {
  name: 'search',
  routes: [
    {
      path: routes.search.path,
      hasOwnMeta: true,
      screen: lazyScreen(() => load().then((m) => m.SearchScreen)),
      findData: async (...at) => (await load()).findSearchData(...at),
      dataParameter: 'location',
    },
  ],
  slots: { placeMap: lazyPart(() => import('./map/place-map.tsx').then((m) => m.PlaceMap)) },
};
