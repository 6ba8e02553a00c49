import { useRef } from 'react';
import { useToast } from 'react-aria/useToast';
import type { QueuedToast, ToastState } from 'react-stately/useToastState';

import { IconButton } from '../icon-button/icon-button.tsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './toast.styles.ts';
import type { ToastRegionLabels } from './toast.tsx';
import type { ToastRequest } from './toaster.ts';

const icons = { info: Info, success: CircleCheck, error: CircleAlert, warning: TriangleAlert };

export interface ToastItemProps {
  readonly toast: QueuedToast<ToastRequest>;
  readonly state: ToastState<ToastRequest>;
  readonly labels: ToastRegionLabels;
}

export function ToastItem({ toast, state, labels }: ToastItemProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { toastProps, contentProps, titleProps } = useToast({ toast }, state, ref);
  const { kind, message, action } = toast.content;
  const Icon = icons[kind];
  const close = () => state.close(toast.key);
  return (
    <div {...toastProps} ref={ref} css={styles.toasts[kind]}>
      <Icon size={20} aria-hidden="true" />
      <div {...contentProps} css={styles.words}>
        <span {...titleProps}>
          {kind !== 'info' && <VisuallyHidden>{labels[kind]} </VisuallyHidden>}
          {message}
        </span>
        {action !== undefined && (
          <button
            type="button"
            css={styles.action}
            onClick={() => {
              if (!action.keepsToast) close();
              action.onAction();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton label={labels.close} icon={<X size={20} />} onClick={close} />
    </div>
  );
}
