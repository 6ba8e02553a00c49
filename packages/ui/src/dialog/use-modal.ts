import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Back closes what is open instead of leaving the page; answers how to stop. Browsers let it be held back once a tap. What
 * a page does itself goes on, such as leaving once the dialog has said so.
 */
function interceptBack(close: () => void): () => void {
  if (!('navigation' in window)) return () => undefined;
  const { navigation } = window;
  const onNavigate = (event: NavigateEvent) => {
    const from = navigation.currentEntry?.index ?? -1;
    const isBack = event.navigationType === 'traverse' && event.destination.index < from;
    if (!isBack || !event.userInitiated || !event.cancelable) return;
    event.preventDefault();
    close();
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}

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
    const stopBack = interceptBack(onNativeClose);
    return () => {
      stopBack();
      dialog.removeEventListener('close', onNativeClose);
      dialog.removeEventListener('click', onNativeClick);
      dialog.close();
    };
  }, [isOpen]);
  return ref;
}
