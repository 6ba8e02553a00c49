import { anonymous, type Member, type Visitor } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

/** History state of the sign-out and the sign-in page after the session has expired. */
export const EXPIRED = 'expired';

/** History state of the sign-out page if another tab has already ended the session. */
export const ENDED = 'ended';

/** History state from a feature that knows the reason: the text for the sign-out page. */
export interface SignOutNotice {
  readonly title: string;
  readonly text: string;
  /** Set by the sign-out page once the session has ended. */
  readonly hasEnded?: boolean;
}

export const isSignOutNotice = (state: unknown): state is SignOutNotice =>
  typeof state === 'object' &&
  state !== null &&
  'title' in state &&
  typeof state.title === 'string' &&
  'text' in state &&
  typeof state.text === 'string';

export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  /** Whether the site has no page there, so that sign-in does not return to it. */
  readonly isMissing?: boolean;
}

/** Settings that guards depend on and that the server may temporarily override (CFG-33). */
export type GuardSwitches = Pick<PartnerSettings, 'hasAutoEnroll'>;

/**
 * Returns the path to redirect to instead of the requested one, or undefined if the visitor may stay. `today`
 * has the current switches. By default, the build's settings apply.
 */
export type Guard = (place: PageLocation, today?: GuardSwitches) => string | undefined;

export interface SessionState {
  /** `resolving` while the browser has a session hint whose member has not been identified yet. */
  readonly status: 'resolving' | 'settled';
  readonly visitor: Visitor;
  readonly member?: Member;
  /** Whether support emulates the member, so that the server rejects every change (SES-24). */
  readonly isReadOnly?: boolean;
  /** Whether the session's code has not loaded in time. It may still load. */
  readonly isLate?: boolean;
  /** Whether somebody else has signed in in another tab, so that the page must be reloaded (SES-25). */
  readonly isReplaced?: boolean;
  /** Defined once the code with the rules has loaded. Guarded pages wait for it. */
  readonly guard?: Guard;
  readonly warning?: SessionEnding;
}

export interface SessionEnding {
  readonly secondsLeft: () => number;
}

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
