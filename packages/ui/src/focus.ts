const HEADINGS = 'h1, h2, h3';

/** Ref callback. Focuses the element when it is shown. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/**
 * Ref callback. When the element is removed while it has the focus, the heading of what replaces it receives
 * the focus, or else the closest heading above, unless something else has been focused by then.
 */
export function focusReplacement(element: Element | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const places: { readonly parent: Element; readonly index: number }[] = [];
    for (let child: Element = element; child.parentElement; child = child.parentElement) {
      const parent = child.parentElement;
      places.push({ parent, index: [...parent.children].indexOf(child) });
    }
    // The element and its replacement are removed and added in one task.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      for (const { parent, index } of places.filter((place) => place.parent.isConnected)) {
        const heading = parent.children[index]?.querySelector(HEADINGS) ?? parent.querySelector(HEADINGS);
        if (!(heading instanceof HTMLElement)) continue;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
        // A heading that is not displayed does not take it.
        if (document.activeElement === heading) return;
      }
    });
  };
}
