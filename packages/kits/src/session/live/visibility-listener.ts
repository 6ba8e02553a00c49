export function listenToVisibility({
  onSeen,
  onRestored,
}: {
  readonly onSeen: () => void;
  readonly onRestored: () => void;
}): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', onSeen, { signal });
  document.addEventListener('resume', onSeen, { signal });
  window.addEventListener('focus', onSeen, { signal });
  window.addEventListener('online', onSeen, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && onRestored(), { signal });
  return () => listening.abort();
}
