const TIMEOUT_MS = 2000;
/** Delay where requestIdleCallback is not supported (Safari). */
const PAUSE_MS = 200;

/** Runs the callback once, when the browser is idle. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: TIMEOUT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, PAUSE_MS);
  return () => clearTimeout(timer);
}
