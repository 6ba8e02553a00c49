import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';

import { hasModifier } from '../modifier-keys.ts';
import * as styles from './toast.styles.ts';
import { ToastItem, type ToastRegionLabels } from './toast-item.tsx';
import { connectToasts, type ToastRequest } from './toaster.ts';
import { useTopLayer } from './use-top-layer.ts';

export { showToast, type ToastKind, type ToastRequest } from './toaster.ts';

export interface ToastRegionProps {
  readonly labels: ToastRegionLabels;
}

const MOST_AT_ONCE = 4;

interface ShownToast {
  readonly key: number;
  readonly request: ToastRequest;
}

/**
 * Shows toasts at the top, centered, at most 550 px wide (CHR-26), in a landmark that F6 focuses. Timers
 * pause while it is hovered or focused. Mount it once.
 */
export function ToastRegion({ labels }: ToastRegionProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const count = useRef(0);
  const close = (key: number) => setToasts((all) => all.filter((one) => one.key !== key));
  useEffect(
    () =>
      connectToasts((request) => {
        const key = (count.current += 1);
        setToasts((all) => [{ key, request }, ...all]);
        return () => close(key);
      }),
    [],
  );
  return toasts.length > 0 && <OpenRegion labels={labels} toasts={toasts} onClose={close} />;
}

interface OpenRegionProps extends ToastRegionProps {
  readonly toasts: readonly ShownToast[];
  readonly onClose: (key: number) => void;
}

function OpenRegion({ labels, toasts, onClose }: OpenRegionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const host = useTopLayer(ref, toasts.length);

  useLayoutEffect(() => {
    const region = ref.current;
    const giveFocusBack = () => {
      if (region?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
        cameFrom.current.focus();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || hasModifier(event)) return;
      event.preventDefault();
      if (region?.contains(document.activeElement)) giveFocusBack();
      else region?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      giveFocusBack();
      // An element that is removed, as with the dialog around it, reports neither blur nor leaving.
      setIsPointedAt(false);
      setIsFocused(false);
    };
  }, [host]);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setIsFocused(true);
  };
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only track hover and focus
    <div
      ref={ref}
      role="region"
      aria-label={labels.region}
      tabIndex={-1}
      popover="manual"
      css={styles.region}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={onFocus}
      onBlur={({ currentTarget, relatedTarget }) => setIsFocused(currentTarget.contains(relatedTarget))}
    >
      {toasts.slice(0, MOST_AT_ONCE).map(({ key, request }) => (
        <ToastItem
          key={key}
          toast={request}
          labels={labels}
          isResting={isPointedAt || isFocused}
          onClose={() => onClose(key)}
        />
      ))}
    </div>,
    host,
  );
}
