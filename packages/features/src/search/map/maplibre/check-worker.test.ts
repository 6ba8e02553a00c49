import { afterEach, expect, test, vi } from 'vitest';

import { checkWorker } from './check-worker.ts';

const URL_OF_WORKER = '/assets/maplibre-gl-worker-a1b2c3d4.mjs';

afterEach(() => document.head.replaceChildren());

test('SEC-02.e the map’s worker is fetched with its integrity before it runs, and a refusal stops the map', async () => {
  const fetchWorker = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  vi.stubGlobal('fetch', fetchWorker);
  await checkWorker(URL_OF_WORKER);
  expect(fetchWorker).not.toHaveBeenCalled();
  document.head.innerHTML = `<script type="importmap">{"integrity":{"${URL_OF_WORKER}":"sha256-x"}}</script>`;
  fetchWorker.mockResolvedValueOnce(new Response('worker'));
  await checkWorker(URL_OF_WORKER);
  expect(fetchWorker).toHaveBeenCalledExactlyOnceWith(
    URL_OF_WORKER,
    expect.objectContaining({ integrity: 'sha256-x' }),
  );
  const refusal = new Error('Failed to fetch');
  fetchWorker.mockRejectedValueOnce(refusal);
  await expect(checkWorker(URL_OF_WORKER)).rejects.toBe(refusal);
});
