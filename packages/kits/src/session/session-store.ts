import { anonymous, type Member, type Visitor } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

/** History state for the sign-out and the sign-in page after the session ended by itself. */
export const EXPIRED = 'expired';

/** History state for the sign-out page: another tab has already ended the session. */
export const ENDED = 'ended';

/** History state from a feature that knows the reason: the text for the sign-out page. */
export interface SignOutNotice {
  readonly title: string;
  readonly text: string;
}

export const isSignOutNotice = (state: unknown): state is SignOutNotice =>
  typeof state === 'object' &&
  state !== null &&
  'title' in state &&
  typeof state.title === 'string' &&
  'text' in state &&
  typeof state.text === 'string';

/** A location on the site, as the router provides it. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  /** Whether the site has no page there, so that sign-in does not return to it. */
  readonly isMissing?: boolean;
}

/** Settings that guards depend on and that the server may temporarily override (CFG-33). */
export type GuardSwitches = Pick<PartnerSettings, 'hasAutoEnroll'>;

/**
 * Returns the path to redirect to instead of the requested one; undefined if the visitor may stay. `today`
 * has the current switches; without it, the build's settings apply.
 */
export type Guard = (place: PageLocation, today?: GuardSwitches) => string | undefined;

export interface SessionState {
  /** `resolving` while the browser has a session hint whose member has not been identified yet. */
  readonly status: 'resolving' | 'settled';
  readonly visitor: Visitor;
  /** The signed-in member's data. */
  readonly member?: Member;
  /** Is set while support emulates the member: the server rejects every change (SES-24). */
  readonly isReadOnly?: boolean;
  /** Is set if the session's code has not loaded in time. It may still load. */
  readonly isLate?: boolean;
  /** Is set once somebody else has signed in in another tab, so that the page must be reloaded (SES-25). */
  readonly isReplaced?: boolean;
  /** Is set once the code with the rules has loaded; guarded pages wait for it. */
  readonly guard?: Guard;
  /** Is set while the session is about to expire (SES-09). */
  readonly warning?: SessionEnding;
}

/** The last minute of a session. */
export interface SessionEnding {
  readonly secondsLeft: () => number;
}

/** The session state outside React: the live session writes it, screens read it. */
export interface SessionStore {
  readonly get: () => SessionState;
  /** The state that a prerendered page was built with, for hydration. */
  readonly getBuilt: () => SessionState;
  readonly set: (state: SessionState) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const nobody: SessionState = { status: 'settled', visitor: anonymous };

export function createSessionStore(
  initial: SessionState = nobody,
  built: SessionState = initial,
): SessionStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    getBuilt: () => built,
    set: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
