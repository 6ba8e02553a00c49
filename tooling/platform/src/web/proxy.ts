import { Hono, type Context } from 'hono';
import { proxy } from 'hono/proxy';

import { PARTNER_HEADER, REQUEST_ID_HEADER, type PlatformEnv } from './platform-context.ts';
import { cutShort, Problem } from './problem.ts';
import { hostOf, schemeOf } from './site-origin.ts';

/**
 * The only request headers that a service without sessions receives, in addition to those that the gateway
 * adds. See docs/decisions/0033-services-in-separate-processes.md.
 */
const REQUEST_HEADERS = new Set([
  'accept',
  'accept-language',
  'cache-control',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
]);

/**
 * The only response headers of such a service that reach the browser. They describe the body and its caching,
 * and never set cookies or policies.
 */
const RESPONSE_HEADERS = new Set([
  'accept-ranges',
  'age',
  'cache-control',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
]);

/**
 * Headers that the service trusts but that this process does not set itself, so a browser could forge them.
 */
const TRUSTED_HEADERS = ['forwarded', 'x-real-ip', 'x-visitor-location'];

/**
 * Hop-by-hop headers (RFC 9110, section 7.6.1), and those that the next connection sets itself, such as its
 * host and the trace that it continues.
 */
const CONNECTION_HEADERS = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
  'traceparent',
  'tracestate',
  'baggage',
];

function requestHeaders(
  { req }: Context<PlatformEnv>,
  { seesSession = false, trustsProxy = false }: ProxyOptions,
): [string, string][] {
  const dropped = new Set([
    ...CONNECTION_HEADERS,
    ...(trustsProxy ? [] : TRUSTED_HEADERS),
    ...(req.header('Connection') ?? '').toLowerCase().split(/\s*,\s*/),
  ]);
  return Object.entries(req.header()).filter(
    ([name]) => !dropped.has(name) && (seesSession || REQUEST_HEADERS.has(name)),
  );
}

function withoutForeignHeaders(response: Response): Response {
  const headers = [...response.headers].filter(([name]) => RESPONSE_HEADERS.has(name));
  return new Response(response.body, { status: response.status, headers });
}

export interface ProxyOptions {
  /**
   * The path prefixes at which the service is mounted. They are removed from the path, because the service's
   * URL replaces them.
   */
  readonly mountedAt?: readonly string[];
  /**
   * Whether the service has access to sessions, as the API does. Other services receive only GET and HEAD
   * requests, learn nothing about the visitor, and cannot set cookies.
   */
  readonly seesSession?: boolean;
  readonly trustsProxy?: boolean;
  /** Whether a 404 of the service is passed on to the next handler instead of to the browser. */
  readonly isOptional?: boolean;
}

export function createProxy(serviceUrl: string, options: ProxyOptions = {}): Hono<PlatformEnv> {
  const { mountedAt = [], seesSession = false, trustsProxy = false, isOptional = false } = options;
  const base = serviceUrl.replace(/\/$/, '');
  const app = new Hono<PlatformEnv>();
  app.on(seesSession ? ['ALL'] : ['GET', 'HEAD'], '*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const mount = mountedAt.find((route) => pathname.startsWith(`${route}/`)) ?? '';
    const path = pathname.slice(mount.length);
    try {
      const response = await proxy(`${base}${path}${search}`, {
        ...context.req,
        // The browser itself must follow the API's redirects. Other services must not redirect.
        redirect: seesSession ? 'manual' : 'error',
        headers: Object.fromEntries([
          ...requestHeaders(context, options),
          ['x-forwarded-host', hostOf(context, trustsProxy)],
          ['x-forwarded-proto', schemeOf(context, trustsProxy)],
          ...(seesSession ? [['x-forwarded-for', context.get('clientAddress')]] : []),
          [PARTNER_HEADER.toLowerCase(), context.get('partnerId')],
          [REQUEST_ID_HEADER.toLowerCase(), context.get('requestId')],
        ]) as Record<string, string>,
      });
      if (isOptional && response.status === 404) {
        await response.body?.cancel();
        return await next();
      }
      return seesSession ? response : withoutForeignHeaders(response);
    } catch (cause) {
      if (context.req.raw.signal.aborted) throw cutShort();
      context.get('log').error({ err: cause, service: base }, 'service unavailable');
      throw new Problem({ status: 502, code: 'unavailable', message: 'A service is unavailable.' });
    }
  });
  return app;
}
