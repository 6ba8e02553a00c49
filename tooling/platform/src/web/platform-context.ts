import type { Logger } from 'pino';

import type { MemberSession } from '../accounts/member-session.ts';

/**
 * Request context that the gateway sets before any service runs. Services read it with
 * `context.get('partnerId')`; a service in another process reads the partner from PARTNER_HEADER.
 */
export interface PlatformVariables {
  readonly partnerId: string;
  readonly requestId: string;
  readonly traceId?: string;
  readonly clientAddress: string;
  readonly log: Logger;
  /** Whether the requesting site is on another origin: its session is a bearer token, never a cookie. */
  readonly isCrossOrigin?: boolean;
  readonly repeatable?: { readonly body: Uint8Array; readonly isCurrent: () => boolean };
  /** Development over http, where some browsers refuse `Secure` cookies; never in production. */
  readonly isPlainHttp?: boolean;
  readonly memberSession?: MemberSession;
}

export interface PlatformEnv {
  Variables: PlatformVariables;
}

/** Set by the gateway when it proxies a request to an external service; never accepted from a browser. */
export const PARTNER_HEADER = 'X-Tableside-Partner';
export const REQUEST_ID_HEADER = 'X-Request-Id';
