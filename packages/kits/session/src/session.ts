import type { SignedInMember } from '@tableside/api-client';

import type { Place } from './session-store.ts';

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
   * Ends the session on the server and in every tab, and forgets what belongs to the member. A server that does not
   * answer is logged, and the browser forgets all the same (OP-074).
   *
   * @returns where the partner's own sign-in ends too, if there is such a place.
   */
  readonly signOut: () => Promise<string | undefined>;
  /** The page to go to after sign-in: the one kept before, once (AUT-09), or the account. Always a path of the site. */
  readonly takeRedirect: () => Promise<string>;
  /** A visitor with a public id was recognised, or activated: the screens follow. */
  readonly recognise: (publicId: string) => Promise<void>;
  /** Told of every change of place: refetches the member, keeps the page for after sign-in. */
  readonly moved: (place: Place) => void;
}
