import type { Feature } from '@tableside/kit-feature';
import { createSessionStore } from '@tableside/kit-session';
import type { PartnerBuild } from '@tableside/partner-config';
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router';

import { createServices } from '../services/services.ts';
import { App } from './app.tsx';
import { allRoutes } from './shell-routes.ts';
import { testPartner } from './test-partner.fixture.ts';

export interface RenderAppOptions {
  readonly features: readonly Feature[];
  readonly partner?: PartnerBuild;
  /** The browser carries the sign of a member's session. */
  readonly hasSession?: boolean;
}

let shown = '';
/** The path that the router is at. */
export const currentPath = () => shown;

function Location() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    shown = pathname;
  }, [pathname]);
  return null;
}

/** The whole site at one address, with nothing of ours replaced; calls go to the faked wire. */
export function renderApp(
  path: string,
  { features, partner = testPartner(), hasSession = false }: RenderAppOptions,
) {
  const services = createServices(partner.settings, {
    apiBaseUrl: () => window.location.origin,
    createId: () => 'made-here',
    sessionStore: createSessionStore(
      hasSession ? { status: 'resolving', visitor: { kind: 'anonymous' } } : undefined,
    ),
  });
  services.session.start(true);
  render(
    <MemoryRouter initialEntries={[path]}>
      <Location />
      <App build={partner} features={features} routes={allRoutes(features)} services={services} />
    </MemoryRouter>,
  );
  return services;
}
