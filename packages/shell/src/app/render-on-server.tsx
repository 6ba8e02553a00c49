import { createSessionStore } from '@tableside/kit-session';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { StaticRouter } from 'react-router';

import { createServices } from '../services/services.ts';
import { App } from './app.tsx';
import { allRoutes } from './shell-routes.ts';
import type { AppOptions } from './create-app.tsx';

export interface ServerRenderOptions extends Omit<AppOptions, 'services'> {
  /** Path and query of the page. */
  readonly location: string;
  /** Holds the content, so that the gate is open, and whatever data the page should show. */
  readonly queryClient: QueryClient;
}

/** The site at one address as an element, for `react-dom/static` to turn into HTML. */
export function serverElement({
  partner,
  features,
  location,
  queryClient,
}: ServerRenderOptions): ReactElement {
  const routes = allRoutes(features);
  const services = {
    ...createServices(partner.settings, { apiBaseUrl: () => '', sessionStore: createSessionStore() }),
    queryClient,
  };
  return (
    <StaticRouter location={location}>
      <App build={partner} features={features} routes={routes} services={services} />
    </StaticRouter>
  );
}
