import { routes } from '@tableside/core';
import { useIsOnline } from '@tableside/kits/session';
import { use, useState } from 'react';
import { Navigate, useLocation } from 'react-router';

import { OfflineScreen } from '../offline/offline-screen.tsx';
import { ServerErrorScreen } from './server-error-screen.tsx';
import { ReferenceContext } from '../services/reference-context.ts';
import type { ErrorState } from './error-reference.ts';

/** Redirects to /error with the reference code and the location to return to (ERR-11). */
function GoToError() {
  const { pathname, search } = useLocation();
  const { current } = use(ReferenceContext);
  const state: ErrorState = { reference: current(), from: pathname + search };
  return <Navigate to={routes.error.path} replace state={state} />;
}

/**
 * Replaces what failed to render: redirects to the error page, or renders it if that is the current URL.
 * Without a connection, the cause is code that failed to load, so the URL stays.
 */
export function RenderFailed() {
  const isOnline = useIsOnline();
  const [hadConnection] = useState(isOnline);
  if (useLocation().pathname === routes.error.path) return <ServerErrorScreen />;
  return hadConnection ? <GoToError /> : <OfflineScreen />;
}
