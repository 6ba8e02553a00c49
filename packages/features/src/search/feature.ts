import { routes } from '@tableside/core';
import { lazyScreen, type Feature } from '@tableside/kits/feature';
import { lazyPart } from '@tableside/ui/lazy-part';

const load = () => import('./search-screens.ts');

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
    {
      path: routes.restaurants.path,
      hasOwnMeta: true,
      screen: lazyScreen(() => load().then((m) => m.PlacesScreen)),
      findData: async (...at) => (await load()).findPlacesData(...at),
    },
    {
      path: `${routes.restaurants.path}/*`,
      hasOwnMeta: true,
      screen: lazyScreen(() => load().then((m) => m.PlaceScreen)),
      findData: async (...at) => (await load()).findPlaceData(...at),
    },
  ],
  slots: { placeMap: lazyPart(() => import('./map/place-map.tsx').then((m) => m.PlaceMap)) },
};
