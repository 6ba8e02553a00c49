import type { Logger } from 'pino';

import type { MemberSession } from './accounts/member-session.ts';

/**
 * What the platform knows about a request before a service sees it. Services read it with
 * `context.get('partnerId')`; a service that runs on its own finds the partner in PARTNER_HEADER.
 */
export interface PlatformVariables {
  /** The partner whose site was asked: the name of its JSON file. */
  readonly partnerId: string;
  /** Sent back as `X-Request-Id` and written in every line of the log. */
  readonly requestId: string;
  /** The visitor's network address, for limits; empty where it is not known. */
  readonly clientAddress: string;
  /** A logger that already carries the request's id and partner. */
  readonly log: Logger;
  /** The site that asks is on another origin: its session comes as a bearer, never in a cookie. */
  readonly isCrossOrigin?: boolean;
  /** Development over http, where some browsers refuse `Secure` cookies; never in production. */
  readonly isPlainHttp?: boolean;
  /** Who is signed in; set by `requireMember`, read with `memberSessionOf`. */
  readonly memberSession?: MemberSession;
}

/** The environment of every service's Hono app: `new Hono<PlatformEnv>()`. */
export interface PlatformEnv {
  Variables: PlatformVariables;
}

/** Set by the gateway when it passes a request on to a service elsewhere; never taken from a browser. */
export const PARTNER_HEADER = 'X-Tableside-Partner';
export const REQUEST_ID_HEADER = 'X-Request-Id';
