/** The path of the offline page in a build. No page links to it. */
export const OFFLINE_PATH = '/offline';

/**
 * The header of responses that the service worker served from its cache because the server was unreachable.
 * See docs/decisions/0011-network-first-service-worker.md.
 */
export const CACHED_RESPONSE = 'X-Kept-Answer';
