import type { ApiClient, ApiError, Bearer, SignedInMember } from '@tableside/api-client';
import type { PartnerSettings } from '@tableside/partner-config';

import type { AntiForgery } from './anti-forgery.ts';
import type { PageLocation, SessionStore } from './session-store.ts';

export interface SessionOptions {
  readonly client: ApiClient;
  /** Holds the session of an API on another origin, which no other tab has. */
  readonly bearer?: Readonly<Bearer>;
  readonly store: SessionStore;
  readonly partner: PartnerSettings;
  readonly antiForgery: Pick<AntiForgery, 'renew'>;
  /** The moment, in milliseconds. */
  readonly now: () => number;
  /** Takes the browser to a place of the site without a reload. */
  readonly navigate: (
    path: string,
    options?: { readonly replace?: boolean; readonly state?: string },
  ) => void;
  /** Forgets everything that was fetched for a member, before the page is left. */
  readonly forget: () => void;
  /** Who it is, for analytics; undefined after sign-out. */
  readonly onIdentified: (publicId: string | undefined) => void;
}

/** What screens may do about who is signed in. Every call fetches the code it needs. */
export interface Session {
  /**
   * Asks the server who is signed in, after anything that may have changed it: a sign-in, a join, a click on the warning.
   * Prolongs the session. Rejects with the call's `ApiError`; 401 leaves an anonymous visitor.
   */
  readonly refresh: () => Promise<SignedInMember>;
  /** Takes a member from an answer that already carries one, such as an update. */
  readonly accept: (answer: SignedInMember) => void;
  /**
   * Ends the session on the server and in every tab, and forgets what belongs to the member. The browser
   * forgets in any case; rejects when the server did not say that the session is over.
   *
   * @returns where the partner's own sign-in ends too, if there is such a place.
   */
  readonly signOut: () => Promise<string | undefined>;
  /** The page to go to after sign-in: the one kept before, once (AUT-09), or the account. Always a path of the site. */
  readonly takeRedirect: () => Promise<string>;
  /** A visitor with a public id was recognised, or activated: the screens follow. */
  readonly recognise: (publicId: string) => Promise<void>;
  /** Told of every change of place: refetches the member, keeps the page for after sign-in. */
  readonly moved: (place: PageLocation) => void;
}

/** The session of one page, as the composition of the site holds it. */
export interface LazySession extends Session {
  /** Fetches the code ahead where `start` will want it at once. */
  readonly prefetch: (isAwaited?: boolean) => void;
  /**
   * Called when it is known where the visitor is: the session may send them elsewhere at once. The code comes at once where there may be somebody to recognise, or where
   * the first page waits for the guard (`isAwaited`), and otherwise when the browser is idle.
   */
  readonly start: (isAwaited?: boolean) => void;
  /** The token of member-specific calls; kept in memory only (SES-18). */
  readonly accessToken: () => string | undefined;
  /** For the client: a member-specific call succeeded. */
  readonly prolonged: () => void;
  /** For the client: a call was answered 401 (ROU-33). */
  readonly unauthorised: (error: ApiError) => void;
  /** Stops every timer and listener, for whoever takes the site down. */
  readonly stop: () => void;
}
