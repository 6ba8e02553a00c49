import { ContentGate } from '@tableside/kit-content';
import type { Feature, FeatureRoute } from '@tableside/kit-feature';
import type { PartnerBuild } from '@tableside/partner-config';
import { GlobalStyles } from '@tableside/ui/global-styles';
import { Suspense } from 'react';
import { useLocation } from 'react-router';

import { ErrorBoundary } from '../error/error-boundary.tsx';
import { GoToError } from '../error/go-to-error.tsx';
import { LateErrorScreen } from '../error/late-error-screen.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import type { Services } from '../services/services.ts';
import { AppProviders } from './app-providers.tsx';
import { AppRoutes } from './app-routes.tsx';
import { Dressed } from './dressed.tsx';

export interface AppProps {
  readonly build: PartnerBuild;
  readonly features: readonly Feature[];
  readonly routes: readonly FeatureRoute[];
  readonly services: Services;
}

function BareError() {
  const { pathname } = useLocation();
  return (
    <Dressed>
      <main>
        <Suspense>{pathname === '/error' ? <LateErrorScreen /> : <GoToError />}</Suspense>
      </main>
    </Dressed>
  );
}

/** The site of one partner, inside whichever router stands above it. */
export function App({ build, features, routes, services }: AppProps) {
  const { key } = useLocation();
  return (
    <AppProviders build={build} features={features} routes={routes} services={services}>
      <GlobalStyles />
      <ErrorBoundary resetKey={key} fallback={<BareError />}>
        <ContentGate baseUrl={services.apiBaseUrl} renderError={() => <BareError />}>
          <Dressed>
            <PageFrame>
              <ErrorBoundary resetKey={key} fallback={<GoToError />}>
                <AppRoutes routes={routes} />
              </ErrorBoundary>
            </PageFrame>
          </Dressed>
        </ContentGate>
      </ErrorBoundary>
    </AppProviders>
  );
}
