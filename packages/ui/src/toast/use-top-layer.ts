import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

const topModal = () =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? document.body;

/**
 * Where toasts must be mounted to be seen, read and touched: within the modal dialog that is open, for all else is
 * inert, and otherwise the body. The element is a manual popover, so that it lies above everything.
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
    // The dialog it was to stand in has gone with the same render; the next one has another host.
    if (!element?.isConnected) return;
    // Hidden and shown again, it comes out on top of what has opened since.
    element.hidePopover?.();
    element.showPopover?.();
  }, [ref, host, revision]);
  return host;
}
