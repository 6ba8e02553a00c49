import { featureFlagsQuery } from '@tableside/api-client/queries';
import { useCopy } from '@tableside/kit-content';
import { lazyScreen, NotFound, Slot, type FeatureRoute } from '@tableside/kit-feature';
import { PageMeta, usePartner } from '@tableside/kit-partner';
import { useApi, useSessionState } from '@tableside/kit-session';
import { Loading } from '@tableside/ui/loading';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useLayoutEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';

import { shellCopy } from '../copy.ts';
import { ERROR_PATH } from '../error/error-path.ts';
import { ServerErrorScreen } from '../error/server-error-screen.tsx';
import { notice, waiting } from '../frame/page-frame.styles.ts';
import { findRoute } from '../frame/routes.ts';
import { OutageScreen } from '../outage/outage-screen.tsx';
import { whatStands } from './what-stands.ts';

const { Component: ExtraScreen } = lazyScreen(
  async () => (await import('../extra-page/extra-screen.tsx')).ExtraScreen,
);

function Waiting() {
  const copy = useCopy(shellCopy);
  return (
    <div css={[notice, waiting]}>
      <Loading message={copy('loading')} />
    </div>
  );
}

interface AppRoutesProps {
  readonly routes: readonly FeatureRoute[];
  readonly onShown?: (() => void) | undefined;
}

/** Puts the features' screens, the shell's own pages and the partner's extra pages on their paths. */
function Screens({ routes }: Pick<AppRoutesProps, 'routes'>) {
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
      <Route path={ERROR_PATH} element={<ServerErrorScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

interface PlaceProps extends Pick<AppRoutesProps, 'routes'> {
  readonly outage: boolean | undefined;
}

/** The screen at this place, or what stands instead of it. */
function Place({ routes, outage }: PlaceProps) {
  const place = useLocation();
  const partner = usePartner();
  const route = findRoute(routes, place.pathname, partner);
  const standing = whatStands(route, place, useSessionState(), outage, partner);
  switch (standing) {
    case 'screen':
      return <Screens routes={routes} />;
    case 'waiting':
      return route?.hasOwnWaiting ? (
        <Screens routes={routes} />
      ) : (
        <>
          <PageMeta />
          <Waiting />
        </>
      );
    case 'outage':
      return <OutageScreen />;
    case 'closedAccount':
      return <Slot name="closedAccount" />;
    default:
      return <Navigate to={standing} replace />;
  }
}

/**
 * Says that the page answers. Its place is beside the screen: React takes each boundary over by itself. Before the next
 * event: what somebody does in between would be held back from a page that answers.
 */
function Shown({ onShown }: Pick<AppRoutesProps, 'onShown'>) {
  useLayoutEffect(() => onShown?.(), [onShown]);
  return null;
}

export function AppRoutes({ routes, onShown }: AppRoutesProps) {
  // Asked outside the boundary: React takes over what is in it later, when the answer may have come, and would find
  // another page there than the one that was built.
  const { data } = useQuery(featureFlagsQuery(useApi()));
  return (
    <Suspense fallback={<Waiting />}>
      <Place routes={routes} outage={data?.authFlags.outage} />
      <Shown onShown={onShown} />
    </Suspense>
  );
}
