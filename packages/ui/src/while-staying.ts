/** If the next page has not replaced this one after this time, the visitor counts as staying. */
const TIMEOUT_MS = 10_000;

/**
 * Loads something, and retries if that failed because the page was being left: Firefox cancels requests as
 * soon as a link is followed, while the page is still shown. Otherwise, rejects as `load` does.
 */
export async function whileStaying<T>(load: () => Promise<T>): Promise<T> {
  if (typeof window === 'undefined') return load();
  let isLeaving = false;
  const onLeave = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', onLeave);
  try {
    return await load();
  } catch (cause) {
    if (!isLeaving) throw cause;
  } finally {
    window.removeEventListener('beforeunload', onLeave);
  }
  // The visitor may stop the navigation, or return to this page later. In the back-forward cache, no time
  // passes for it.
  await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  return whileStaying(load);
}
