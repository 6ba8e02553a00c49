/** How long a page may take to become as long as it was, in milliseconds. */
const SETTLE_MS = 5_000;

/**
 * Scrolls now and again after each change of the page, since lists and parts arrive later than the page: until the
 * visitor scrolls or types, or five seconds are over.
 *
 * @returns what stops it.
 */
export function settleScroll(page: Element, scroll: () => void): () => void {
  const stopping = new AbortController();
  const observer = new MutationObserver(scroll);
  const timer = setTimeout(() => stopping.abort(), SETTLE_MS);
  stopping.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    window.addEventListener(type, () => stopping.abort(), { signal: stopping.signal, passive: true });
  }
  observer.observe(page, { childList: true, subtree: true });
  scroll();
  return () => stopping.abort();
}
