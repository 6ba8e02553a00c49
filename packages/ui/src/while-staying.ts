/** Time in ms after which this page counts as staying if the next page has not replaced it. */
const TIMEOUT_MS = 10_000;

/**
 * Loads, and retries what failed because the page was being left: Firefox cancels requests as soon as a link
 * is followed, while the page is still shown. Otherwise rejects like `load`.
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
  // The visitor may stop the navigation, or return to this page later. No time passes for it in the
  // back-forward cache.
  await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  return whileStaying(load);
}
