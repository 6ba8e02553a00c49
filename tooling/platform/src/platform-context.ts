import type { Logger } from 'pino';

import type { MemberSession } from './accounts/member-session.ts';

/**
 * Request context that the gateway sets before any service runs. Services read it with
 * `context.get('partnerId')`; a service in another process reads the partner from PARTNER_HEADER.
 */
export interface PlatformVariables {
  /** The partner whose site was requested, by the name of its JSON file. */
  readonly partnerId: string;
  /** Returned as `X-Request-Id` and logged with every line. */
  readonly requestId: string;
  /** The id of the request's trace, logged with every line. Undefined if tracing is disabled. */
  readonly traceId?: string;
  /** The visitor's network address, for rate limits; empty if unknown. */
  readonly clientAddress: string;
  readonly log: Logger;
  /** Whether the requesting site is on another origin: its session is a bearer token, never a cookie. */
  readonly isCrossOrigin?: boolean;
  /** The response, if the cache may send it for equal requests too; set by `sendKept`. */
  readonly repeatable?: { readonly body: Uint8Array; readonly isCurrent: () => boolean };
  /** Development over http, where some browsers refuse `Secure` cookies; never in production. */
  readonly isPlainHttp?: boolean;
  /** Set by `requireMember`; read it with `memberSessionOf`. */
  readonly memberSession?: MemberSession;
}

/** The environment of every service's Hono app: `new Hono<PlatformEnv>()`. */
export interface PlatformEnv {
  Variables: PlatformVariables;
}

/** Set by the gateway when it proxies a request to an external service; never accepted from a browser. */
export const PARTNER_HEADER = 'X-Tableside-Partner';
export const REQUEST_ID_HEADER = 'X-Request-Id';
