import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

import { interceptBack } from '../intercept-back.ts';

/**
 * Opens and closes a native dialog as its owner requests. Notifies the owner when the platform closes it
 * (Escape, the back gesture), or on a click outside if `hasLightDismiss`. Closing restores focus, even when
 * the dialog is unmounted while open.
 */
export function useModal(
  isOpen: boolean,
  onClose: () => void,
  hasLightDismiss: boolean,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const reportClosed = useEffectEvent(onClose);
  const onClick = useEffectEvent((event: Event) => {
    // Clicks on the backdrop have the dialog itself as their target.
    if (hasLightDismiss && event.target === event.currentTarget) onClose();
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !isOpen) return;
    dialog.showModal();
    const onNativeClose = () => {
      // The event is late. An effect that runs twice, as in development, has opened the dialog again by then.
      if (!dialog.open) reportClosed();
    };
    const onNativeClick = (event: Event) => onClick(event);
    dialog.addEventListener('close', onNativeClose);
    dialog.addEventListener('click', onNativeClick);
    const stopBack = interceptBack(() => reportClosed());
    return () => {
      stopBack();
      dialog.removeEventListener('close', onNativeClose);
      dialog.removeEventListener('click', onNativeClick);
      dialog.close();
    };
  }, [isOpen]);
  return ref;
}
