import { useCopy } from '@tableside/kits/content';
import { Slot } from '@tableside/kits/feature';
import { SessionWarning } from '@tableside/kits/session';
import { usePageViews } from '@tableside/kits/tracking';
import { ToastRegion } from '@tableside/ui/toast';
import { Suspense, useMemo } from 'react';

import { ErrorBoundary } from '../error/error-boundary.tsx';
import { toastCopy } from './toast.copy.ts';

/** A place for messages; what was said before it is there waits for it. */
function Toasts() {
  const copy = useCopy(toastCopy);
  const labels = useMemo(
    () => ({
      region: copy('notifications'),
      close: copy('dismiss'),
      success: copy('successPrefix'),
      error: copy('errorPrefix'),
      warning: copy('warningPrefix'),
    }),
    [copy],
  );
  return <ToastRegion labels={labels} />;
}

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
