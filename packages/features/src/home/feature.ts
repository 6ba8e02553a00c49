import { routes } from '@tableside/core';
import { lazyScreen, type Feature } from '@tableside/kits/feature';

const howItWorks = lazyScreen(() =>
  import('./how-it-works/how-it-works-screen.tsx').then((module) => module.HowItWorksScreen),
);
const discover = lazyScreen(() =>
  import('./discover/discover-screen.tsx').then((module) => module.DiscoverScreen),
);
const discoverHome = lazyScreen(() =>
  import('./discover/discover-home.tsx').then((module) => module.DiscoverHome),
);

export const home: Feature = {
  name: 'home',
  routes: [
    { path: routes.home.path, screen: howItWorks, isAvailable: ({ homePage }) => homePage === 'howItWorks' },
    { path: routes.home.path, screen: discoverHome, isAvailable: ({ homePage }) => homePage === 'discover' },
    { path: routes.howItWorks.path, screen: howItWorks },
    {
      ...routes.discover,
      path: `${routes.discover.path}/*`,
      screen: discover,
      knownPaths: (content) => [
        routes.discover.path,
        ...content.discover.map(({ slug }) => `${routes.discover.path}/${slug}`),
      ],
      hasOwnMeta: true,
    },
  ],
};
