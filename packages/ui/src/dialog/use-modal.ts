import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Opens and closes a native dialog as its owner says, and tells the owner when the platform closes it (Escape, the
 * back gesture). Closing gives the focus back to where it was, also when the dialog is unmounted while open.
 */
export function useModal(isOpen: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const reportClosed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !isOpen) return;
    dialog.showModal();
    const onNativeClose = () => reportClosed();
    dialog.addEventListener('close', onNativeClose);
    return () => {
      dialog.removeEventListener('close', onNativeClose);
      dialog.close();
    };
  }, [isOpen]);
  return ref;
}
