import { routes } from '@tableside/core';
import { useIsOnline } from '@tableside/kits/session';
import { use, useState } from 'react';
import { Navigate, useLocation } from 'react-router';

import { OfflineScreen } from '../offline/offline-screen.tsx';
import { ServerErrorScreen } from './server-error-screen.tsx';
import { ReferenceContext } from '../services/reference-context.ts';
import type { ErrorState } from './error-reference.ts';

/** Moves on to /error and takes along the reference code and the place to come back to (ERR-11). */
function GoToError() {
  const { pathname, search } = useLocation();
  const { current } = use(ReferenceContext);
  const state: ErrorState = { reference: current(), from: pathname + search };
  return <Navigate to={routes.error.path} replace state={state} />;
}

/**
 * In place of what failed to render: moves on to the error page, and is it where that is the address already. Without a
 * connection it is the code that did not come: then the address stays.
 */
export function RenderFailed() {
  const isOnline = useIsOnline();
  const [hadConnection] = useState(isOnline);
  if (useLocation().pathname === routes.error.path) return <ServerErrorScreen />;
  return hadConnection ? <GoToError /> : <OfflineScreen />;
}
