import { whenIdle } from '@tableside/ui/when-idle';

const WORKER = '/worker.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

/**
 * Creates the worker's URL through a Trusted Types policy where browsers enforce one. The policy allows only
 * the worker.
 */
function workerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER }).createScriptURL('') ?? WORKER
  );
}

/**
 * Lets the worker take control of a page that loaded without it, and cache what this page has already
 * fetched. Later requests go through the worker.
 */
function handOver({ active }: ServiceWorkerRegistration): void {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  // workbox-routing defines this message format.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no target origin
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [location.href, ...fetched] } });
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return;
  const isUncontrolled = serviceWorker.controller === null;
  await serviceWorker.register(workerUrl(), { updateViaCache: 'none' });
  if (isUncontrolled) handOver(await serviceWorker.ready);
}

/**
 * Registers the service worker when the page has loaded and the browser is idle (CHR-40). Failures are only
 * logged.
 */
export function registerWorker(): void {
  const begin = () =>
    whenIdle(() => {
      register().catch((cause: unknown) => console.info('The service worker is not registered.', cause));
    });
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
