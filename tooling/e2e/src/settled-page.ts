import type { Page, Request } from '@playwright/test';

const PATIENCE_MS = 60_000;

/** Longer than the half second for which a site delays page views and the check for newer content. */
const LONGEST_PAUSE_MS = 600;

const idle = (page: Page, pause: number) =>
  page.evaluate(
    (pauseMs) => new Promise<void>((done) => setTimeout(() => requestIdleCallback(() => done()), pauseMs)),
    pause,
  );

/**
 * Watches what a page requests from now on.
 *
 * @param pauseMs - how long a page without open requests gets to begin another one.
 * @returns a function that waits until no request is in flight and the page begins no more by itself. It
 * throws after a minute, naming the open requests.
 */
export function watchRequests(page: Page, pauseMs = LONGEST_PAUSE_MS): () => Promise<void> {
  const open = new Map<Request, PromiseWithResolvers<void>>();
  let begun = 0;
  page.on('request', (request) => {
    begun += 1;
    open.set(request, Promise.withResolvers());
  });
  const end = (request: Request) => {
    open.get(request)?.resolve();
    open.delete(request);
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  const settle = async () => {
    for (let before = -1; before !== begun || open.size > 0;) {
      before = begun;
      await Promise.all([...open.values()].map(({ promise }) => promise));
      await idle(page, pauseMs);
    }
  };
  return async () => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const urls = [...open.keys()].map((request) => request.url());
      late.reject(new Error(`${page.url()} did not settle. Open requests: ${urls.join(', ') || 'none'}.`));
    }, PATIENCE_MS);
    await Promise.race([settle(), late.promise]).finally(() => clearTimeout(timer));
  };
}
