import { routes as productRoutes } from '@tableside/core';
import { ContentGate } from '@tableside/kits/content';
import type { Feature, FeatureRoute } from '@tableside/kits/feature';
import { useSessionState } from '@tableside/kits/session';
import type { PartnerBuild } from '@tableside/partner-config';
import { lazyPart } from '@tableside/ui/lazy-part';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { ErrorBoundary } from '../error/error-boundary.tsx';
import { RenderFailed } from '../error/render-failed.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import { Overlays } from '../overlays/overlays.tsx';
import { findRoute, isExtraPage } from '../frame/routes.ts';
import type { Services } from '../services/services.ts';
import { AppProviders } from './app-providers.tsx';
import { AppRoutes } from './app-routes.tsx';
import { BrandProviders } from './brand-providers.tsx';

/**
 * Starts the session at the visitor's location, updates it on navigation, and lets it redirect.
 *
 * @param isGuarded - whether the first page waits for the session.
 * @param isMissing - whether the site has no page at this path.
 */
function useSessionNavigation(
  { session, setNavigate }: Services,
  { isGuarded, isMissing }: { readonly isGuarded: boolean; readonly isMissing: boolean },
): void {
  const [isAwaited] = useState(isGuarded);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => setNavigate(navigate), [setNavigate, navigate]);
  useEffect(() => session.moved({ pathname, search, isMissing }), [session, pathname, search, isMissing]);
  useEffect(() => session.start(isAwaited), [session, isAwaited]);
}

export interface AppProps {
  readonly build: PartnerBuild;
  readonly features: readonly Feature[];
  readonly routes: readonly FeatureRoute[];
  readonly services: Services;
  /** The styles that are of no component, unless the page's HTML contains them. */
  readonly globalStyles?: ReactNode;
  /** Called once, when the first page is rendered and interactive. */
  readonly onShown?: () => void;
}

/** The error page without the frame, which needs content. */
const bareError = (
  <BrandProviders>
    <main>
      <RenderFailed />
    </main>
  </BrandProviders>
);

const ReplacedScreen = lazyPart(
  async () => (await import('../sign-out/replaced-screen.tsx')).ReplacedScreen,
  { Failed: () => <RenderFailed /> },
);

/**
 * Removes everything on the page, including dialogs and messages, once somebody else has signed in (SES-25).
 */
function OfOneMember({ children }: { readonly children: ReactNode }) {
  const { isReplaced } = useSessionState();
  return isReplaced ? <ReplacedScreen /> : children;
}

/** Renders the site of one partner. Must be inside a router. */
export function App({ build, features, routes, services, globalStyles, onShown }: AppProps) {
  const { key, pathname } = useLocation();
  const route = findRoute(routes, pathname, build.settings);
  useSessionNavigation(services, {
    isGuarded: route?.isGuarded ?? false,
    isMissing: route === undefined && !isExtraPage(pathname, build.settings),
  });
  return (
    <AppProviders build={build} features={features} routes={routes} services={services}>
      {globalStyles}
      <ErrorBoundary resetKey={key} renderError={() => bareError}>
        <ContentGate
          baseUrl={services.apiBaseUrl}
          renderError={() => bareError}
          // The error page must not wait for content, which may be what failed.
          fallback={pathname === productRoutes.error.path ? bareError : undefined}
        >
          <BrandProviders>
            <OfOneMember>
              <PageFrame>
                <ErrorBoundary resetKey={key} renderError={(cause) => <RenderFailed cause={cause} />}>
                  <AppRoutes routes={routes} onShown={onShown} />
                </ErrorBoundary>
              </PageFrame>
              <Overlays />
            </OfOneMember>
          </BrandProviders>
        </ContentGate>
      </ErrorBoundary>
    </AppProviders>
  );
}
