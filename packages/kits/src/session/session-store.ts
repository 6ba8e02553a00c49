import { anonymous, type Member, type Visitor } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

/** Said to the page of the end, in the history: the session ended because its time was over. */
export const EXPIRED = 'expired';

/** The same, from a feature that knows more: what the page says of the end, as text. */
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

/** A place of the site, as the router gives it. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
}

/** Settings that guards look at and that the server may override for now (CFG-33). */
export type GuardSwitches = Pick<PartnerSettings, 'hasAutoEnroll'>;

/**
 * The path that somebody is sent to instead of the one that was asked for; undefined when they may stay.
 * `today` has the switches as they are now; without it those of the build hold.
 */
export type Guard = (place: PageLocation, today?: GuardSwitches) => string | undefined;

export interface SessionState {
  /** "resolving" while the browser carries a sign of a session and nobody knows yet whose it is. */
  readonly status: 'resolving' | 'settled';
  readonly visitor: Visitor;
  /** All that is known of who is signed in. */
  readonly member?: Member;
  /** Support looks through the member's eyes: the server refuses every change (SES-24). */
  readonly isReadOnly?: boolean;
  /** Comes with the code that knows the rules; guarded pages wait for it. */
  readonly guard?: Guard;
  /** There while the session is about to end unless it is used (SES-09). */
  readonly warning?: SessionEnding;
  /** How far the server's clock is ahead of this one, in milliseconds; absent while they agree. */
  readonly serverOffsetMs?: number;
}

/** The last minute of a session. */
export interface SessionEnding {
  /** Whole seconds until the session ends, never below 0. */
  readonly secondsLeft: () => number;
}

/** Who is there, outside of React: the live session writes it, screens read it. */
export interface SessionStore {
  readonly get: () => SessionState;
  /** Who is there in a page made at build, while the site takes it over. */
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
