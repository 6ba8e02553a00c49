const LONGEST_MS = 1000;

/**
 * Returns a function that resolves to the reason why a gateway's API is not ready, or to undefined if it is.
 */
export function createApiCheck(apiUrl: string, longestMs = LONGEST_MS): () => Promise<string | undefined> {
  const url = new URL('/healthz', apiUrl);
  return async () => {
    try {
      const { ok, body } = await fetch(url, { signal: AbortSignal.timeout(longestMs) });
      await body?.cancel();
      return ok ? undefined : 'is not ready';
    } catch {
      return 'does not respond';
    }
  };
}
