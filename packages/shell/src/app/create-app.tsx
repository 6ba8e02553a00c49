import { contentQuery } from '@tableside/content-client/queries';
import type { Feature } from '@tableside/kit-feature';
import type { PartnerBuild } from '@tableside/partner-config';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';

import { findRoute } from '../frame/router-anchor.tsx';
import { createServices, type ServicesOptions } from '../services/services.ts';
import { App } from './app.tsx';
import { allRoutes } from './shell-routes.ts';

export interface AppOptions {
  readonly partner: PartnerBuild;
  /** What this partner's site can do; the order is the order in which slots are filled. */
  readonly features: readonly Feature[];
  readonly services?: ServicesOptions;
}

export interface TablesideApp {
  /** Renders the site into an element and starts what lives as long as the page. Answers how to take it down again. */
  readonly mount: (root: HTMLElement) => () => void;
}

/** Composes a partner's site from its settings and features. Nothing happens until `mount`. */
export function createApp({ partner, features, services: options }: AppOptions): TablesideApp {
  const routes = allRoutes(features);
  return {
    mount(root) {
      const services = createServices(partner.settings, options);
      const { cmsRoute, cmsPreview } = partner.settings;
      // Content and the screen's code are on their way before the first render asks for them.
      void services.queryClient.prefetchQuery(
        contentQuery({ baseUrl: services.apiBaseUrl, cmsRoute, isPreview: cmsPreview }),
      );
      const first = findRoute(routes, window.location.pathname, partner.settings);
      first?.screen.preload();
      services.antiForgery.prefetch();
      services.session.start(first?.isGuarded);
      services.tracker.start();
      const shown = createRoot(root);
      shown.render(
        <StrictMode>
          <BrowserRouter>
            <App build={partner} features={features} routes={routes} services={services} />
          </BrowserRouter>
        </StrictMode>,
      );
      return () => shown.unmount();
    },
  };
}
