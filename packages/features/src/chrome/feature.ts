import { routes } from '@tableside/core';
import { lazyScreen, type Feature } from '@tableside/kits/feature';
import { lazyPart } from '@tableside/ui/lazy-part';

import { AnnouncementBanner } from './announcement/announcement-banner.tsx';
import { BackBar } from './back-bar/back-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';

export const chrome: Feature = {
  name: 'chrome',
  routes: [
    {
      path: routes.accessibility.path,
      hasOwnMeta: true,
      screen: lazyScreen(() =>
        import('./accessibility/accessibility-screen.tsx').then((module) => module.AccessibilityScreen),
      ),
    },
    {
      path: routes.privacyChoices.path,
      screen: lazyScreen(() =>
        import('./privacy/privacy-choices-screen.tsx').then((module) => module.PrivacyChoicesScreen),
      ),
    },
  ],
  slots: {
    announcement: AnnouncementBanner,
    header: Header,
    backBar: BackBar,
    footer: Footer,
    overlay: lazyPart(() => import('./overlay/chrome-overlay.tsx').then((module) => module.ChromeOverlay)),
  },
};
