import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Opens and closes a native dialog as its owner says, and tells the owner when the platform closes it (Escape, the
 * back gesture) or, with `hasLightDismiss`, when a touch falls beside it. Closing gives the focus back to where it was,
 * also when the dialog is unmounted while open.
 */
export function useModal(
  isOpen: boolean,
  onClose: () => void,
  hasLightDismiss: boolean,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const reportClosed = useEffectEvent(onClose);
  const onClick = useEffectEvent((event: Event) => {
    // The backdrop is the dialog itself, outside of all that it holds.
    if (hasLightDismiss && event.target === event.currentTarget) onClose();
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !isOpen) return;
    dialog.showModal();
    const onNativeClose = () => reportClosed();
    const onNativeClick = (event: Event) => onClick(event);
    dialog.addEventListener('close', onNativeClose);
    dialog.addEventListener('click', onNativeClick);
    return () => {
      dialog.removeEventListener('close', onNativeClose);
      dialog.removeEventListener('click', onNativeClick);
      dialog.close();
    };
  }, [isOpen]);
  return ref;
}
