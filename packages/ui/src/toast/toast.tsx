import { lazy, Suspense, useSyncExternalStore } from 'react';

import { toastDemand } from './toaster.ts';

export { showToast, type ToastKind, type ToastRequest } from './toaster.ts';

export interface ToastRegionLabels {
  /** Name of the region among the landmarks. */
  readonly region: string;
  /** Name of the button that dismisses a toast. */
  readonly close: string;
  /** Hidden words before the message: "SUCCESS:", "ERROR:", "WARNING:". ERR-03 */
  readonly success: string;
  readonly error: string;
  readonly warning: string;
}

export interface ToastRegionProps {
  readonly labels: ToastRegionLabels;
}

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }));

/** Where toasts appear: top, centred, at most 550 px (CHR-26). Mount once; its code comes with the first toast. */
export function ToastRegion({ labels }: ToastRegionProps) {
  const isWanted = useSyncExternalStore(
    toastDemand.subscribe,
    toastDemand.isWanted,
    toastDemand.isWantedOnServer,
  );
  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastList labels={labels} />
    </Suspense>
  );
}
