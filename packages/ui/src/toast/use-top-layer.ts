import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

const topModal = () =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? document.body;

/**
 * Returns the element in which toasts must be mounted to be visible, announced and clickable: the open modal
 * dialog, because everything else is inert, or else the body. The toast element is a manual popover, so that
 * it is on top of everything.
 */
export function useTopLayer(ref: RefObject<HTMLElement | null>, revision: number): HTMLElement {
  const [host, setHost] = useState<HTMLElement>(topModal);
  useEffect(() => {
    const update = () => setHost(topModal());
    const observer = new MutationObserver(update);
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'], childList: true });
    update();
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const element = ref.current;
    // The dialog that hosted the toasts was removed in the same render. The next render has another host.
    if (!element?.isConnected) return;
    // Hiding and showing it again moves it above anything opened since.
    element.hidePopover?.();
    element.showPopover?.();
  }, [ref, host, revision]);
  return host;
}
