/**
 * Fetches the map's worker with the integrity value from the page's import map, because browsers do not check
 * the integrity of workers. The worker itself then comes from the browser's cache, where it stays, because
 * its name contains a hash.
 * @throws if its bytes differ from the build's. Without an import map, as in development, nothing is checked.
 */
export async function checkWorker(workerUrl: string): Promise<void> {
  const map = document.querySelector<HTMLScriptElement>('script[type="importmap"]');
  if (!map) return;
  const { integrity } = JSON.parse(map.text) as { readonly integrity: Readonly<Record<string, string>> };
  const expected = integrity[new URL(workerUrl, document.baseURI).pathname] ?? '';
  await fetch(workerUrl, { integrity: expected, cache: 'force-cache' });
}
