import { routes as productRoutes } from '@tableside/core';
import { featureFlagsQuery } from '@tableside/api-client/queries';
import { PageSkeleton, useCopy } from '@tableside/kits/content';
import { lazyScreen, NotFound, Slot, type FeatureRoute } from '@tableside/kits/feature';
import { PageMeta, usePartner } from '@tableside/kits/partner';
import { useApi, useSessionState } from '@tableside/kits/session';
import { useQuery } from '@tanstack/react-query';
import { memo, Suspense, useDeferredValue, useLayoutEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';

import { shellCopy } from '../copy.ts';
import { CodeMissing } from '../error/render-failed.tsx';
import { ServerErrorScreen } from '../error/server-error-screen.tsx';
import { findRoute } from '../frame/routes.ts';
import { OutageScreen } from '../outage/outage-screen.tsx';
import { resolveRoute } from './resolve-route.ts';

const { Component: ExtraScreen } = lazyScreen(
  async () => (await import('../extra-page/extra-screen.tsx')).ExtraScreen,
);

function Waiting() {
  return <PageSkeleton message={useCopy(shellCopy)('loading')} />;
}

const WaitingPage = () => (
  <>
    <PageMeta />
    <Waiting />
  </>
);

interface AppRoutesProps {
  readonly routes: readonly FeatureRoute[];
  readonly onShown?: (() => void) | undefined;
}

// Memoized, so that changes of the session or of server responses render the screen again only if another one
// is shown.
const Screens = memo(function Screens({ routes }: Pick<AppRoutesProps, 'routes'>) {
  const partner = usePartner();
  const available = routes.filter(({ isAvailable }) => isAvailable?.(partner) ?? true);
  return (
    <Routes>
      {available.map(({ path, screen: { Component }, hasOwnMeta = false }) => (
        <Route
          key={path}
          path={path}
          caseSensitive
          element={
            <>
              {!hasOwnMeta && <PageMeta />}
              <Component />
            </>
          }
        />
      ))}
      {partner.extraRoutes.map(({ path, slug }) => (
        <Route key={path} path={path} caseSensitive element={<ExtraScreen slug={slug} />} />
      ))}
      <Route path={productRoutes.error.path} element={<ServerErrorScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
});

interface PlaceProps extends Pick<AppRoutesProps, 'routes'> {
  readonly outage: boolean | undefined;
}

function PageLocation({ routes, outage }: PlaceProps) {
  const place = useLocation();
  const partner = usePartner();
  const route = findRoute(routes, place.pathname, partner);
  const session = useSessionState();
  const standing = resolveRoute(route, place, session, outage, partner);
  switch (standing) {
    case 'screen':
      return <Screens routes={routes} />;
    case 'waiting':
      if (session.isLate) return <CodeMissing />;
      return route?.hasOwnWaiting ? <Screens routes={routes} /> : <WaitingPage />;
    case 'redirecting':
      return <WaitingPage />;
    case 'outage':
      return <OutageScreen />;
    case 'closedAccount':
      return <Slot name="closedAccount" />;
    default:
      return <Navigate to={standing} replace />;
  }
}

/**
 * Marks the page as hydrated. Rendered beside the screen, because React hydrates each boundary separately.
 * Uses a layout effect to run before the next event, because input on a page not marked as hydrated is held
 * back.
 */
function Shown({ onShown }: Pick<AppRoutesProps, 'onShown'>) {
  useLayoutEffect(() => onShown?.(), [onShown]);
  return null;
}

// Memoized because new props of a boundary that is not hydrated yet hydrate all of it in one task.
const HydratedLater = memo(function HydratedLater({ routes, outage, onShown }: PlaceProps & AppRoutesProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <PageLocation routes={routes} outage={outage} />
      <Shown onShown={onShown} />
    </Suspense>
  );
});

export function AppRoutes({ routes, onShown }: AppRoutesProps) {
  // The query is outside the boundary, whose content hydrates later. A response that arrives before that
  // would otherwise make hydration find a different page than was prerendered.
  const { data, fetchStatus, failureCount } = useQuery(featureFlagsQuery(useApi()));
  const isAwaited = data === undefined && fetchStatus === 'fetching' && failureCount === 0;
  // Deferred, so that hydration goes on in slices if the response arrives meanwhile.
  const outage = useDeferredValue(isAwaited ? undefined : (data?.authFlags.outage ?? false));
  return <HydratedLater routes={routes} outage={outage} onShown={onShown} />;
}
