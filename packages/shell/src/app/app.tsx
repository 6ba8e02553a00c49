import { ContentGate } from '@tableside/kit-content';
import type { Feature, FeatureRoute } from '@tableside/kit-feature';
import type { PartnerBuild } from '@tableside/partner-config';
import { GlobalStyles } from '@tableside/ui/global-styles';
import { useLocation } from 'react-router';

import { ErrorBoundary } from '../error/error-boundary.tsx';
import { ERROR_PATH } from '../error/error-path.ts';
import { RenderFailed } from '../error/render-failed.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import { Overlays } from '../overlays/overlays.tsx';
import { findRoute } from '../frame/routes.ts';
import type { Services } from '../services/services.ts';
import { AppProviders } from './app-providers.tsx';
import { AppRoutes } from './app-routes.tsx';
import { Dressed } from './dressed.tsx';
import { usePlaces } from './use-places.ts';

export interface AppProps {
  readonly build: PartnerBuild;
  readonly features: readonly Feature[];
  readonly routes: readonly FeatureRoute[];
  readonly services: Services;
  /** Called once, when the first page stands and answers. */
  readonly onShown?: () => void;
}

/** The error page without the frame around it, which needs content. */
const bareError = (
  <Dressed>
    <main>
      <RenderFailed />
    </main>
  </Dressed>
);

/** The site of one partner, inside whichever router stands above it. */
export function App({ build, features, routes, services, onShown }: AppProps) {
  const { key, pathname } = useLocation();
  usePlaces(services, findRoute(routes, pathname, build.settings)?.isGuarded ?? false);
  return (
    <AppProviders build={build} features={features} routes={routes} services={services}>
      <GlobalStyles />
      <ErrorBoundary resetKey={key} fallback={bareError}>
        <ContentGate
          baseUrl={services.apiBaseUrl}
          renderError={() => bareError}
          // The error page waits for nothing that may be what failed.
          fallback={pathname === ERROR_PATH ? bareError : undefined}
        >
          <Dressed>
            <PageFrame>
              <ErrorBoundary resetKey={key} fallback={<RenderFailed />}>
                <AppRoutes routes={routes} onShown={onShown} />
              </ErrorBoundary>
            </PageFrame>
            <Overlays />
          </Dressed>
        </ContentGate>
      </ErrorBoundary>
    </AppProviders>
  );
}
