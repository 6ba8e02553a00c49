import type { SignedInMember } from '@tableside/api-client';
import { routes, type KnownMember, type Member } from '@tableside/core';

import { ENDED, EXPIRED, type PageLocation } from '../session-store.ts';
import { isPlausible, sidOf, type SessionExpiry } from './stored-expiry.ts';

/** If a navigation changes only the query, the member is fetched again only after this time. */
const SAME_PAGE_PAUSE_MS = 60_000;

/**
 * `resolving`: the browser has a session hint, and the server has not yet confirmed whose session it is.
 * `requestFailed`: there is a hint, but the member request failed. It is retried on each page.
 * `revalidating`: the session may have ended. No member data is shown until this is known.
 * `leaving`: the page is redirecting to the sign-out or login page. Guards are off until it is reached.
 * `replaced`: somebody else is signed in now, so this page shows and sends nothing more until it is reloaded.
 */
type SessionPhase =
  | 'resolving'
  | 'visitor'
  | 'requestFailed'
  | 'member'
  | 'revalidating'
  | 'leaving'
  | 'replaced';

interface ActiveSession {
  readonly member: Member;
  readonly token: string;
  readonly expiry: SessionExpiry;
  readonly lengthMs: number;
  readonly respondedAt: number;
  readonly isReadOnly: boolean;
  /** Whether the expiry could be written to the storage that the tabs share. */
  readonly isRecorded: boolean;
}

export interface LiveState {
  readonly phase: SessionPhase;
  /** Set only in the phases `member` and `revalidating`. */
  readonly session?: ActiveSession | undefined;
  readonly known?: KnownMember | undefined;
  readonly isWarned: boolean;
  readonly here: PageLocation | undefined;
  readonly pendingPages: readonly PageLocation[];
  /** Whether a session has ended in this tab, and none has begun since. */
  readonly hasEnded: boolean;
  /** Number of sessions that have ended. Responses to requests from an earlier epoch are ignored. */
  readonly epoch: number;
}

export const initialState = (places: readonly PageLocation[]): LiveState => ({
  phase: 'resolving',
  isWarned: false,
  here: places.at(-1),
  pendingPages: places,
  hasEnded: false,
  epoch: 0,
});

/**
 * `nobodyFound`: there is no session hint. `requestFailed`: there is one, but the member request failed.
 * `refused`: the member request got status 401. `unauthorized`: another call did (ROU-33).
 * `used`: a member-specific call succeeded, which prolongs the session (AUT-04).
 * `invalidated`, `warned`, `expired`: by the clocks, the session may have ended, is about to end, or has
 * ended.
 */
export type SessionEvent =
  | { readonly type: 'nobodyFound' | 'requestFailed' }
  | { readonly type: 'responded'; readonly response: SignedInMember }
  | { readonly type: 'refused' }
  | { readonly type: 'unauthorized' }
  | { readonly type: 'recognized'; readonly known: KnownMember; readonly epoch: number }
  | { readonly type: 'moved'; readonly place: PageLocation }
  | { readonly type: 'used' }
  | { readonly type: 'recorded'; readonly isRecorded: boolean }
  | ({ readonly type: 'prolongedElsewhere' } & SessionExpiry)
  | { readonly type: 'endedElsewhere' }
  | { readonly type: 'invalidated' }
  | { readonly type: 'warned'; readonly isDue: boolean }
  | { readonly type: 'expired' }
  | { readonly type: 'restored' }
  | { readonly type: 'signedOut' }
  | { readonly type: 'emulationEnded' };

/**
 * The tab that ends the session on the server: this one, exactly one of all tabs, or another one that already
 * did.
 */
type SignOutBy = 'thisTab' | 'oneTab' | 'otherTab';

export type SessionEffect =
  | { readonly type: 'fetchMember' | 'checkClocks' | 'renewAntiForgery' | 'stopWatch' | 'announceEnd' }
  /**
   * Clears, in this order, data fetched for the member, all stored member data, and the session's own signs.
   */
  | { readonly type: 'forgetFetched' | 'clearMember' | 'clearSigns' }
  | { readonly type: 'arriveAt' | 'savePage'; readonly place: PageLocation }
  | { readonly type: 'navigate'; readonly path: string; readonly state?: typeof EXPIRED | typeof ENDED }
  | { readonly type: 'record'; readonly expiry: SessionExpiry }
  | { readonly type: 'signOut'; readonly by: SignOutBy }
  | { readonly type: 'watch'; readonly deadline: number };

export interface SessionFacts {
  readonly now: number;
  readonly stored: SessionExpiry | undefined;
  readonly isOver: boolean;
  /** Whether other tabs share the session. One without a cookie belongs to this tab alone. */
  readonly isShared: boolean;
  readonly canSignIn: boolean;
}

type Step = readonly [LiveState, readonly SessionEffect[]];
const step = (state: LiveState, ...effects: readonly (SessionEffect | false)[]): Step => [
  state,
  effects.filter((effect) => effect !== false),
];
const without = { session: undefined, known: undefined, isWarned: false, pendingPages: [] } as const;

const isEndedInOtherTab = ({ session }: LiveState, { stored }: SessionFacts) =>
  session?.isRecorded === true && stored === undefined;

/** Whether another tab has recorded a different session. Only the server knows whose it is. */
const isOtherSession = ({ session }: LiveState, { stored }: SessionFacts) =>
  session?.isRecorded === true && stored !== undefined && stored.sid !== session.expiry.sid;

const revalidate = (state: LiveState) =>
  step(
    { ...state, phase: 'revalidating', isWarned: false },
    { type: 'forgetFetched' },
    { type: 'fetchMember' },
  );

const replace = (state: LiveState) =>
  step(
    { ...state, ...without, phase: 'replaced', epoch: state.epoch + 1 },
    { type: 'stopWatch' },
    { type: 'forgetFetched' },
    { type: 'clearMember' },
  );

const savePages = (places: readonly PageLocation[], { canSignIn }: SessionFacts): SessionEffect[] =>
  canSignIn ? places.map((place) => ({ type: 'savePage', place })) : [];

const showVisitor = (state: LiveState, facts: SessionFacts, phase: SessionPhase = 'visitor') =>
  step({ ...state, ...without, phase }, ...savePages(state.pendingPages, facts));

function accept(state: LiveState, { member, session }: SignedInMember, facts: SessionFacts) {
  const { session: before } = state;
  if (before && before.member.publicId !== member.publicId) return replace(state);
  const { accessToken: token, remainingMs: lengthMs, isReadOnly = false } = session;
  const sid = sidOf(token);
  const isKnown = before ? before.token === token : state.phase === 'resolving';
  const isNew = !isKnown || (facts.stored ?? before?.expiry)?.sid !== sid;
  const expiry = { sid, deadline: facts.now };
  const isRecorded = before?.isRecorded ?? false;
  const [next, effects] = extend(
    {
      ...state,
      known: undefined,
      hasEnded: false,
    },
    { member, token, expiry, lengthMs, respondedAt: facts.now, isReadOnly, isRecorded },
    facts,
  );
  return step(next, ...effects, isNew && { type: 'renewAntiForgery' });
}

function extend(state: LiveState, session: ActiveSession, { now, isShared }: SessionFacts) {
  const expiry = { ...session.expiry, deadline: now + session.lengthMs };
  return step(
    { ...state, phase: 'member', pendingPages: [], session: { ...session, expiry } },
    isShared && { type: 'record', expiry },
    { type: 'watch', deadline: expiry.deadline },
  );
}

function prolong(state: LiveState, { sid, deadline }: SessionExpiry, { now }: SessionFacts) {
  const { session } = state;
  if (!isPlausible({ sid, deadline }, now)) return step(state);
  if (session?.expiry.sid !== sid) return step(state, { type: 'fetchMember' });
  if (deadline <= session.expiry.deadline) return step(state);
  const prolonged = { ...session, expiry: { sid, deadline }, respondedAt: now };
  return step(
    { ...state, phase: 'member', pendingPages: [], session: prolonged },
    { type: 'watch', deadline },
  );
}

function expire(state: LiveState, { expiry }: ActiveSession, facts: SessionFacts) {
  const { stored, now } = facts;
  if (isOtherSession(state, facts)) return revalidate(state);
  // This tab may have missed a message from another tab.
  const isMoved = stored !== undefined && stored.sid === expiry.sid && isPlausible(stored, now);
  return isMoved && stored.deadline > Math.max(now, expiry.deadline)
    ? prolong(state, stored, facts)
    : leave(state, 'oneTab', facts);
}

function end(state: LiveState, by: SignOutBy, facts: SessionFacts) {
  if (state.hasEnded) return step(state);
  return step(
    { ...state, ...without, phase: 'visitor', hasEnded: true, epoch: state.epoch + 1 },
    { type: 'stopWatch' },
    { type: 'forgetFetched' },
    { type: 'clearMember' },
    { type: 'clearSigns' },
    by !== 'otherTab' && facts.isShared && { type: 'announceEnd' },
    { type: 'signOut', by: by === 'oneTab' && isEndedInOtherTab(state, facts) ? 'otherTab' : by },
  );
}

function leave(state: LiveState, by: SignOutBy, facts: SessionFacts) {
  const [next, effects] = end(state, by, facts);
  const { path } = routes.signOut;
  if (state.here?.pathname === path) return step(next, ...effects);
  const hasExpired = by === 'oneTab';
  // The reason tells the next page not to end a session that may have begun elsewhere in the meantime.
  const reason = hasExpired ? EXPIRED : by === 'otherTab' && ENDED;
  return step(
    { ...next, phase: 'leaving' },
    ...effects,
    ...(hasExpired && state.here ? savePages([state.here], facts) : []),
    { type: 'navigate', path, ...(reason && { state: reason }) },
  );
}

function goToLogin(state: LiveState, facts: SessionFacts) {
  const { here, session, pendingPages, epoch } = state;
  const { path } = routes.login;
  const isOnOtherPage = here?.pathname !== path;
  return step(
    { ...state, ...without, phase: isOnOtherPage ? 'leaving' : 'visitor', epoch: epoch + 1 },
    { type: 'stopWatch' },
    ...savePages(here ? [...pendingPages, here] : pendingPages, facts),
    (isOnOtherPage || session !== undefined) && { type: 'forgetFetched' },
    isOnOtherPage && { type: 'navigate', path, ...(session && { state: EXPIRED }) },
  );
}

function refuse(state: LiveState, facts: SessionFacts) {
  if (state.session) return facts.isOver ? leave(state, 'oneTab', facts) : goToLogin(state, facts);
  if (state.phase === 'resolving') return showVisitor(state, facts);
  return step(state.phase === 'requestFailed' ? { ...state, phase: 'visitor' } : state);
}

function move(state: LiveState, place: PageLocation, facts: SessionFacts) {
  const { phase, here, session, pendingPages } = state;
  const next = { ...state, here: place };
  if (phase === 'resolving' || phase === 'revalidating') {
    return step(
      { ...next, pendingPages: [...pendingPages, place] },
      phase === 'revalidating' && { type: 'fetchMember' },
    );
  }
  if (session) {
    const isDue = place.pathname !== here?.pathname || facts.now - session.respondedAt > SAME_PAGE_PAUSE_MS;
    // The sign-out page does not request the member first, because the two responses could arrive out of
    // order.
    const isRequested = isDue && place.pathname !== routes.signOut.path;
    return step(next, { type: 'arriveAt', place }, isRequested && { type: 'fetchMember' });
  }
  return step(
    phase === 'leaving' ? { ...next, ...without, phase: 'visitor' } : next,
    ...savePages([place], facts),
    phase === 'requestFailed' && { type: 'fetchMember' },
  );
}

export function sessionReducer(state: LiveState, event: SessionEvent, facts: SessionFacts): Step {
  const { phase, session } = state;
  const isVisitor = phase === 'visitor' || phase === 'requestFailed';
  if (phase === 'replaced') return step(state);
  switch (event.type) {
    case 'nobodyFound':
    case 'requestFailed':
      if (phase !== 'resolving') return step(state);
      return showVisitor(state, facts, event.type === 'requestFailed' ? 'requestFailed' : 'visitor');
    case 'responded':
      return accept(state, event.response, facts);
    case 'refused': {
      const [next, effects] = refuse(state, facts);
      return step(next, { type: 'clearSigns' }, ...effects);
    }
    case 'unauthorized':
      if (!facts.canSignIn || phase === 'leaving') return step(state);
      if (isOtherSession(state, facts)) return revalidate(state);
      return session && facts.isOver ? leave(state, 'oneTab', facts) : goToLogin(state, facts);
    case 'recognized': {
      if (session || phase === 'leaving' || event.epoch !== state.epoch) return step(state);
      const [next, effects] = showVisitor(state, facts, isVisitor ? phase : 'visitor');
      return step({ ...next, known: event.known }, ...effects);
    }
    case 'moved':
      return move(state, event.place, facts);
    case 'used':
      return session ? extend(state, session, facts) : step(state);
    case 'recorded':
      return step(session ? { ...state, session: { ...session, isRecorded: event.isRecorded } } : state);
    case 'prolongedElsewhere':
      return prolong(state, event, facts);
    case 'endedElsewhere':
      if (session) return leave(state, 'otherTab', facts);
      return isVisitor ? showVisitor(state, facts) : step(state);
    case 'invalidated':
      if (phase !== 'member') return step(state);
      return step({ ...state, phase: 'revalidating', isWarned: false }, { type: 'forgetFetched' });
    case 'warned':
      if (phase !== 'member' || state.isWarned === event.isDue) return step(state);
      return step({ ...state, isWarned: event.isDue });
    case 'expired':
      return session ? expire(state, session, facts) : step(state);
    case 'restored':
      if (isEndedInOtherTab(state, facts)) return leave(state, 'otherTab', facts);
      if (isOtherSession(state, facts)) return revalidate(state);
      return step(state, { type: 'checkClocks' });
    case 'signedOut':
      return end(state, 'thisTab', facts);
    case 'emulationEnded':
      return leave(state, 'thisTab', facts);
  }
}
