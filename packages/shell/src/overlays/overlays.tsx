import { useCopy } from '@tableside/kits/content';
import { Slot } from '@tableside/kits/feature';
import { SessionWarning } from '@tableside/kits/session';
import { usePageViews } from '@tableside/kits/tracking';
import { ToastRegion } from '@tableside/ui/toast';
import { Suspense, useMemo } from 'react';

import { ErrorBoundary } from '../error/error-boundary.tsx';
import { toastCopy } from './toast.copy.ts';

function Toasts() {
  const copy = useCopy(toastCopy);
  const labels = useMemo(
    () => ({
      region: copy.text('notifications'),
      close: copy.text('dismiss'),
      success: copy.text('successPrefix'),
      error: copy.text('errorPrefix'),
      warning: copy.text('warningPrefix'),
    }),
    [copy],
  );
  return <ToastRegion labels={labels} />;
}

export function Overlays() {
  usePageViews();
  return (
    <>
      <Toasts />
      <SessionWarning />
      <ErrorBoundary renderError={() => null}>
        <Suspense>
          <Slot name="overlay" />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
