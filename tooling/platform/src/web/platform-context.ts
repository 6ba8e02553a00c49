import type { Logger } from 'pino';

import type { MemberSession } from '../accounts/member-session.ts';

/**
 * Context that the gateway sets before any service runs. Services read it with `context.get('partnerId')`. A
 * service in another process reads the partner from PARTNER_HEADER.
 */
export interface PlatformVariables {
  readonly partnerId: string;
  readonly requestId: string;
  readonly traceId?: string;
  readonly clientAddress: string;
  readonly log: Logger;
  /** Whether the requesting site is on another origin. Its session is then a bearer token, never a cookie. */
  readonly isCrossOrigin?: boolean;
  readonly repeatable?: { readonly body: Uint8Array; readonly isCurrent: () => boolean };
  /** Set in development over http, where some browsers reject `Secure` cookies. Never set in production. */
  readonly isPlainHttp?: boolean;
  readonly memberSession?: MemberSession;
}

export interface PlatformEnv {
  Variables: PlatformVariables;
}

/** Set by the gateway when it proxies a request to an external service. Never accepted from a browser. */
export const PARTNER_HEADER = 'X-Tableside-Partner';
export const REQUEST_ID_HEADER = 'X-Request-Id';
