/** Long enough for the first paint to be over where the browser does not say when it is idle, in milliseconds. */
const PATIENCE_MS = 2_000;

/** Runs something once, when the browser has nothing better to do. Answers how to call it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(run, { timeout: PATIENCE_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, PATIENCE_MS);
  return () => clearTimeout(timer);
}
