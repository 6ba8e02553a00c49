const LONGEST_MS = 1000;

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
