import { ContentGate } from '@tableside/kit-content';
import type { Feature, FeatureRoute } from '@tableside/kit-feature';
import type { PartnerBuild } from '@tableside/partner-config';
import { GlobalStyles } from '@tableside/ui/global-styles';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';

import { ErrorBoundary } from '../error/error-boundary.tsx';
import { LateErrorScreen, LateGoToError } from '../error/late-error-screen.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
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
}

const LateParts = lazy(async () => ({
  default: (await import('../late-parts/late-parts.tsx').catch(() => undefined))?.LateParts ?? (() => null),
}));

function BareError() {
  const { pathname } = useLocation();
  return (
    <Dressed>
      <main>
        <Suspense>{pathname === '/error' ? <LateErrorScreen /> : <LateGoToError />}</Suspense>
      </main>
    </Dressed>
  );
}

/** The site of one partner, inside whichever router stands above it. */
export function App({ build, features, routes, services }: AppProps) {
  const { key } = useLocation();
  usePlaces(services);
  return (
    <AppProviders build={build} features={features} routes={routes} services={services}>
      <GlobalStyles />
      <ErrorBoundary resetKey={key} fallback={<BareError />}>
        <ContentGate baseUrl={services.apiBaseUrl} renderError={() => <BareError />}>
          <Dressed>
            <PageFrame>
              <Suspense>
                <ErrorBoundary resetKey={key} fallback={<LateGoToError />}>
                  <AppRoutes routes={routes} />
                </ErrorBoundary>
              </Suspense>
            </PageFrame>
            <Suspense>
              <LateParts />
            </Suspense>
          </Dressed>
        </ContentGate>
      </ErrorBoundary>
    </AppProviders>
  );
}
