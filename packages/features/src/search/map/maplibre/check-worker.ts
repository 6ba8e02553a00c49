/**
 * Fetches the map's worker with the integrity that the page's import map names, because no browser checks that
 * of workers. The worker itself then comes from the browser's cache: its name has a hash, so it is kept for good.
 * @throws if its bytes are not those of the build. A page without an import map, as in development, checks
 *   nothing.
 */
export async function checkWorker(workerUrl: string): Promise<void> {
  const map = document.querySelector<HTMLScriptElement>('script[type="importmap"]');
  if (!map) return;
  const { integrity } = JSON.parse(map.text) as { readonly integrity: Readonly<Record<string, string>> };
  const expected = integrity[new URL(workerUrl, document.baseURI).pathname] ?? '';
  await fetch(workerUrl, { integrity: expected, cache: 'force-cache' });
}
