import type { IncomingMessage, ServerResponse } from 'node:http';

import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

import { PARTNER_HEADER, REQUEST_ID_HEADER, type PlatformEnv } from '../web/platform-context.ts';
import { requestIdOf, routeOf } from '../web/request-context.ts';

/** Bounds the cache. Most of its bodies take no extra memory, because the app's own caches hold them too. */
const MAX_BYTES = 16 * 2 ** 20;

const decisive = [
  'Host',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  PARTNER_HEADER,
  'Origin',
  'Sec-Fetch-Site',
  'Accept-Encoding',
].map((name) => name.toLowerCase());

function keyOf({ method, url, headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || headers['if-none-match'] !== undefined) return undefined;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
  let key = url ?? '';
  // The key must distinguish an empty header from a missing one.
  for (const name of decisive) key += name in headers ? `\n=${String(headers[name])}` : '\n';
  return key;
}

interface Entry {
  readonly headers: readonly string[];
  readonly body: Uint8Array;
  readonly isCurrent: () => boolean;
  readonly partnerId: string;
  readonly path: string;
  readonly route: string;
}

interface GatewayCacheOptions {
  readonly log: Logger;
  readonly trustsProxy: boolean;
  readonly countResponse: (route: string, seconds: number) => void;
}

/**
 * Repeats responses that are the same for everyone, as long as they are current. A repeated response skips
 * all of the app's middleware, so its key contains everything that middleware decides on, and it is logged
 * and counted in the same way. See docs/decisions/0034-public-answers-in-memory.md.
 */
export function createGatewayCache({ log, trustsProxy, countResponse }: GatewayCacheOptions) {
  const cache = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });

  /**
   * Caches responses that the app has marked as repeatable. Register it before all middleware that sets
   * headers, so that it sees the final ones.
   */
  const cacheResponse: MiddlewareHandler<PlatformEnv> = async (context, next) => {
    await next();
    const repeatable = context.get('repeatable');
    // Undefined if the app was called directly, without a network connection.
    const incoming = (context.env as HttpBindings | undefined)?.incoming;
    if (!repeatable || !incoming) return;
    const { body, isCurrent } = repeatable;
    const { status, headers } = context.res;
    const key = keyOf(incoming);
    // Of two Host headers, Node gives the key the first one, while the app sees both joined.
    const isAmbiguous = context.req.header('Host') !== incoming.headers.host;
    const varied = (headers.get('Vary') ?? '').toLowerCase().split(/, */).filter(Boolean);
    const dependsOnOthers = varied.some((name) => !decisive.includes(name));
    // If the length differs, other middleware changed the body.
    const isAsMade = status === 200 && headers.get('Content-Length') === String(body.length);
    if (key === undefined || isAmbiguous || dependsOnOthers || !isAsMade || headers.has('Set-Cookie')) return;
    cache.set(key, {
      headers: [...headers].filter(([name]) => name !== REQUEST_ID_HEADER.toLowerCase()).flat(),
      body,
      isCurrent,
      partnerId: context.get('partnerId'),
      path: routeOf(context) ?? context.req.path,
      route: context.req.routePath,
    });
  };

  function respond(request: IncomingMessage, response: ServerResponse): boolean {
    const startedAt = performance.now();
    const key = keyOf(request);
    if (key === undefined) return false;
    const known = cache.get(key);
    if (!known?.isCurrent()) {
      cache.delete(key);
      return false;
    }
    const given = request.headers[REQUEST_ID_HEADER.toLowerCase()];
    const requestId = requestIdOf(trustsProxy ? given?.toString() : undefined);
    response.writeHead(200, [...known.headers, REQUEST_ID_HEADER, requestId]).end(known.body);
    const { partnerId: partner, path, route } = known;
    const ms = performance.now() - startedAt;
    countResponse(route, ms / 1000);
    log.info({ requestId, partner, method: 'GET', path, status: 200, ms: Math.round(ms) }, 'answered');
    return true;
  }

  return { cacheResponse, respond };
}
