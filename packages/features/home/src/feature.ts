import { lazyScreen, type Feature } from '@tableside/kit-feature';

const howItWorks = lazyScreen(() =>
  import('./how-it-works/how-it-works-screen.tsx').then((module) => module.HowItWorksScreen),
);
const discover = lazyScreen(() =>
  import('./discover/discover-screen.tsx').then((module) => module.DiscoverScreen),
);
const discoverHome = lazyScreen(() =>
  import('./discover/discover-home.tsx').then((module) => module.DiscoverHome),
);

/** What a visitor sees first: home, how it works and discover. */
export const home: Feature = {
  name: 'home',
  routes: [
    { path: '/', screen: howItWorks, isAvailable: ({ homePage }) => homePage === 'howItWorks' },
    { path: '/', screen: discoverHome, isAvailable: ({ homePage }) => homePage === 'discover' },
    { path: '/how-it-works', screen: howItWorks },
    {
      path: '/discover/*',
      screen: discover,
      isAvailable: ({ hasDiscoverPage }) => hasDiscoverPage,
      knownPaths: (content) => ['/discover', ...content.discover.map(({ slug }) => `/discover/${slug}`)],
      hasOwnMeta: true,
    },
  ],
};
