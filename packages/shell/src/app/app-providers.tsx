import { featureFlagsQuery } from '@tableside/api-client/queries';
import { NotFoundProvider, SlotProvider, type Feature, type FeatureRoute } from '@tableside/kits/feature';
import { PartnerProvider } from '@tableside/kits/partner';
import { SessionProvider } from '@tableside/kits/session';
import { TrackerProvider } from '@tableside/kits/tracking';
import type { PartnerBuild } from '@tableside/partner-config';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';

import { RoutesContext } from '../frame/routes.ts';
import { NotFoundScreen } from '../not-found/not-found-screen.tsx';
import { ReferenceContext } from '../services/reference-context.ts';
import type { Services } from '../services/services.ts';

export interface AppProvidersProps {
  readonly build: PartnerBuild;
  readonly features: readonly Feature[];
  readonly routes: readonly FeatureRoute[];
  readonly services: Services;
  readonly children: ReactNode;
}

function FlaggedPartner({
  build,
  services,
  children,
}: Pick<AppProvidersProps, 'build' | 'services' | 'children'>) {
  const { data } = useQuery(featureFlagsQuery(services.client));
  return (
    // Deferred, because overrides that arrive during hydration would hydrate the whole page in one task.
    <PartnerProvider build={build} overrides={useDeferredValue(data?.partnerFeatureFlags)}>
      {children}
    </PartnerProvider>
  );
}

export function AppProviders({ build, features, routes, services, children }: AppProvidersProps) {
  return (
    <QueryClientProvider client={services.queryClient}>
      <FlaggedPartner build={build} services={services}>
        <SessionProvider client={services.client} store={services.sessionStore} session={services.session}>
          <TrackerProvider tracker={services.tracker}>
            <ReferenceContext value={services.reference}>
              <RoutesContext value={routes}>
                <NotFoundProvider page={NotFoundScreen}>
                  <SlotProvider features={features}>{children}</SlotProvider>
                </NotFoundProvider>
              </RoutesContext>
            </ReferenceContext>
          </TrackerProvider>
        </SessionProvider>
      </FlaggedPartner>
    </QueryClientProvider>
  );
}
