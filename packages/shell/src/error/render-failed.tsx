import { routes } from '@tableside/core';
import { PageSkeleton, useCopy } from '@tableside/kits/content';
import { MissingCode } from '@tableside/kits/feature';
import { useIsOnline, useSessionState } from '@tableside/kits/session';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { shellCopy } from '../copy.ts';
import { OfflineScreen } from '../offline/offline-screen.tsx';
import { loadNewBuild } from './new-build.ts';
import { ServerErrorScreen } from './server-error-screen.tsx';

function AwaitNewBuild() {
  const copy = useCopy(shellCopy);
  const [isHere, setIsHere] = useState(true);
  useEffect(() => {
    let isShown = true;
    void loadNewBuild(() => isShown).then((isLoading) => isShown && setIsHere(isLoading));
    return () => {
      isShown = false;
    };
  }, []);
  return isHere ? <PageSkeleton message={copy('loading')} /> : <ServerErrorScreen />;
}

export function CodeMissing() {
  const { member } = useSessionState();
  // Without a cookie, the session would not survive a reload.
  return member && window.__API_URL__ ? <ServerErrorScreen /> : <AwaitNewBuild />;
}

/**
 * Replaces what failed to render. The URL stays, so that reloading retries this page (ROU-37). Without a
 * connection, the cause is code that could not be loaded.
 */
export function RenderFailed({ cause }: { readonly cause?: unknown }) {
  const isOnline = useIsOnline();
  const [hadConnection] = useState(isOnline);
  const { pathname } = useLocation();
  useEffect(() => {
    if (cause instanceof MissingCode) cause.forget();
  }, [cause]);
  if (!hadConnection && pathname !== routes.error.path) return <OfflineScreen />;
  return cause instanceof MissingCode ? <CodeMissing /> : <ServerErrorScreen />;
}
