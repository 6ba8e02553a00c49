/** After this long a callback is made although the browser is busy, in milliseconds. */
const PATIENCE_MS = 2000;
/** The wait where the browser does not say when it is idle (Safari), in milliseconds. */
const PAUSE_MS = 200;

/** Calls back once, when the browser has nothing better to do. Answers how to call it off. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, PAUSE_MS);
  return () => clearTimeout(timer);
}
