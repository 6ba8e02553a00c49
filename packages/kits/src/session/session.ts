import type { ApiClient, ApiError, Bearer, SignedInMember } from '@tableside/api-client';
import type { PartnerSettings } from '@tableside/partner-config';

import type { AntiForgery } from './anti-forgery.ts';
import type { PageLocation, SessionStore } from './session-store.ts';

export interface SessionOptions {
  readonly client: ApiClient;
  /** Holds the session for an API on another origin. Other tabs do not share it. */
  readonly bearer?: Readonly<Bearer>;
  readonly store: SessionStore;
  readonly partner: PartnerSettings;
  readonly antiForgery: Pick<AntiForgery, 'renew'>;
  /** Returns the current time in milliseconds. */
  readonly now: () => number;
  readonly navigate: (
    path: string,
    options?: { readonly replace?: boolean; readonly state?: string },
  ) => void;
  readonly forget: () => void;
  /** Receives the member's public id for analytics, or undefined after sign-out. */
  readonly onIdentified: (publicId: string | undefined) => void;
}

export interface Session {
  /**
   * Refetches the signed-in member, after anything that may have changed it: a sign-in, a join, a click on
   * the warning. Prolongs the session. Rejects with the call's `ApiError`. A 401 leaves an anonymous visitor.
   */
  readonly refresh: () => Promise<SignedInMember>;
  /**
   * Accepts a member from a response that already contains one, such as that of an update. The next call
   * already sends its session's token.
   */
  readonly accept: (response: SignedInMember) => void;
  /**
   * Ends the session on the server and in every tab, and clears the member's data. The browser's data is
   * always cleared. Rejects if the server did not confirm the sign-out.
   *
   * @returns the logout URL of the partner's own sign-in, if it has one.
   */
  readonly signOut: () => Promise<string | undefined>;
  /**
   * Returns the page to go to after sign-in: the stored one, once (AUT-09), or else the account. Always a
   * path on the site.
   */
  readonly takeRedirect: () => Promise<string>;
  /** Call it when a visitor with a public id was recognized or activated, to update the screens. */
  readonly recognize: (publicId: string) => Promise<void>;
  /** Call it on every navigation. It refetches the member, and stores the page to return to after sign-in. */
  readonly moved: (place: PageLocation) => void;
}

export interface LazySession extends Session {
  readonly prefetch: (isAwaited?: boolean) => void;
  /**
   * Call it when the visitor's location is known, because the session may redirect immediately. The code
   * loads immediately if there may be a member to recognize or the first page waits for its guard
   * (`isAwaited`), and otherwise when the browser is idle.
   */
  readonly start: (isAwaited?: boolean) => void;
  /** The token for member-specific calls, stored in memory only (SES-18). */
  readonly accessToken: () => string | undefined;
  readonly prolonged: () => void;
  readonly unauthorized: (error: ApiError) => void;
  readonly stop: () => void;
}
