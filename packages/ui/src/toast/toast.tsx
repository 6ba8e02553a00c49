import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useToastRegion } from 'react-aria/useToast';
import { ToastQueue, useToastQueue } from 'react-stately/useToastState';

import * as styles from './toast.styles.ts';
import { ToastItem } from './toast-item.tsx';
import { connectToasts, toastDuration, type ToastRequest } from './toaster.ts';
import { useTopLayer } from './use-top-layer.ts';

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

/**
 * Where toasts appear: top, centred, at most 550 px (CHR-26); a landmark that F6 reaches. Timers rest while the pointer or
 * the focus is on it. Mount once.
 */
export function ToastRegion({ labels }: ToastRegionProps) {
  const [queue] = useState(() => new ToastQueue<ToastRequest>({ maxVisibleToasts: 4 }));
  const state = useToastQueue(queue);
  useEffect(
    () =>
      connectToasts((toast) => {
        const timeout = toastDuration(toast);
        const key = queue.add(toast, timeout === undefined ? {} : { timeout });
        return () => queue.close(key);
      }),
    [queue],
  );
  return state.visibleToasts.length > 0 && <OpenRegion labels={labels} state={state} />;
}

interface OpenRegionProps extends ToastRegionProps {
  readonly state: ReturnType<typeof useToastQueue<ToastRequest>>;
}

function OpenRegion({ labels, state }: OpenRegionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { regionProps } = useToastRegion({ 'aria-label': labels.region }, state, ref);
  const host = useTopLayer(ref, state.visibleToasts.length);
  return createPortal(
    <div {...regionProps} ref={ref} popover="manual" css={styles.region}>
      {state.visibleToasts.map((toast) => (
        <ToastItem key={toast.key} toast={toast} state={state} labels={labels} />
      ))}
    </div>,
    host,
  );
}
