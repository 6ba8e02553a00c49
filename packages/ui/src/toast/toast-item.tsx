import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../icons.ts';
import { raiseMarks } from '../registered-mark/registered-mark.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './toast.styles.ts';
import { toastDuration, type ToastRequest } from './toaster.ts';

const icons = { info: Info, success: CircleCheck, error: CircleAlert, warning: TriangleAlert };

export interface ToastRegionLabels {
  readonly region: string;
  readonly close: string;
  /** Visually hidden prefixes of the message, such as "SUCCESS:", "ERROR:" and "WARNING:" (ERR-03). */
  readonly success: string;
  readonly error: string;
  readonly warning: string;
}

export interface ToastItemProps {
  readonly toast: ToastRequest;
  readonly labels: ToastRegionLabels;
  readonly isResting: boolean;
  readonly onClose: () => void;
}

export function ToastItem({ toast, labels, isResting, onClose }: ToastItemProps) {
  const ref = useRef<HTMLDivElement>(null);
  const words = useId();
  const { kind, message, action, otherAction } = toast;
  const Icon = icons[kind];
  const duration = toastDuration(toast);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (isResting || duration === undefined) return;
    const timer = setTimeout(() => close(), duration);
    return () => clearTimeout(timer);
  }, [isResting, duration]);

  useLayoutEffect(() => {
    const item = ref.current;
    // Focus moves from the removed toast to the region.
    return () => {
      if (item?.contains(document.activeElement)) item.parentElement?.focus();
    };
  }, []);

  return (
    <div ref={ref} role="alertdialog" aria-modal="false" aria-labelledby={words} css={styles.toasts[kind]}>
      <Icon size={20} aria-hidden="true" />
      <div role="alert" aria-atomic="true" css={styles.words}>
        <span id={words}>
          {kind !== 'info' && <VisuallyHidden>{`${labels[kind]} `}</VisuallyHidden>}
          <span>{message}</span>
        </span>
        {[action, otherAction].map(
          (one) =>
            one && (
              <button
                key={one.label}
                type="button"
                css={styles.action}
                onClick={() => {
                  if (!one.staysOpen) onClose();
                  one.onAction();
                }}
              >
                {raiseMarks(one.label)}
              </button>
            ),
        )}
      </div>
      <IconButton label={labels.close} icon={<X size={20} />} onClick={onClose} />
    </div>
  );
}
