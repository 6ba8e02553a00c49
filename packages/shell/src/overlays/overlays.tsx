import { Slot } from '@tableside/kit-feature';
import { SessionWarning } from '@tableside/kit-session';
import { usePageViews } from '@tableside/kit-tracking';
import { Suspense } from 'react';

import { ErrorBoundary } from '../error/error-boundary.tsx';
import { Toasts } from './toasts.tsx';

/** What a page has besides its screen: messages, page views, and what features open over it, which no page depends on. */
export function Overlays() {
  usePageViews();
  return (
    <>
      <Toasts />
      <SessionWarning />
      <ErrorBoundary fallback={null}>
        <Suspense>
          <Slot name="overlay" />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
