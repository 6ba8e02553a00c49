import type { SignedInMember } from '@tableside/api-client';
import { routes, type KnownMember, type Member } from '@tableside/core';

import { EXPIRED, type PageLocation } from '../session-store.ts';
import { isPlausible, sidOf, type SessionExpiry } from './stored-expiry.ts';

/** A location that differs by its query only asks for the member again after this many milliseconds. */
const SAME_PAGE_PAUSE_MS = 60_000;
/** Clocks that differ by less are taken for the same: the server tells whole seconds, some time ago. */
const CLOCK_TOLERANCE_MS = 2_000;

type SessionPhase =
  /** The browser carries a sign of a session, and the server has not said yet whose it is. */
  | 'resolving'
  /** Nobody is signed in. */
  | 'visitor'
  /** A visitor with a sign of a session: the server gave no answer, and is asked again with each page. */
  | 'unanswered'
  /** Signed in. */
  | 'member'
  /** The session may be over: nothing of the member is shown until that is known. */
  | 'doubtful'
  /** On the way to the page of the end, or of the login: guards rest until it is reached. */
  | 'leaving';

interface ActiveSession {
  readonly member: Member;
  readonly token: string;
  readonly expiry: SessionExpiry;
  /** How long it lasts from the moment it is used, in milliseconds. */
  readonly lengthMs: number;
  /** The moment of the last answer that any tab had, in milliseconds. */
  readonly answeredAt: number;
  /** It may only look. */
  readonly isReadOnly: boolean;
  /** Whether the tabs' common record of its end could be written. */
  readonly isRecorded: boolean;
}

export interface LiveState {
  readonly phase: SessionPhase;
  /** There in the phases "member" and "doubtful", and in no other. */
  readonly session?: ActiveSession | undefined;
  /** Who a public id belongs to, where nobody is signed in. */
  readonly known?: KnownMember | undefined;
  readonly isWarned: boolean;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  readonly serverOffsetMs: number;
  readonly here: PageLocation | undefined;
  /** Locations from before it was known who is there. */
  readonly unsettled: readonly PageLocation[];
  /** A session was ended here, and none has begun since. */
  readonly hasEnded: boolean;
  /** Counts the ends of sessions: the answer to a question from before the last one is void. */
  readonly epoch: number;
}

export const initialState = (places: readonly PageLocation[]): LiveState => ({
  phase: 'resolving',
  isWarned: false,
  serverOffsetMs: 0,
  here: places.at(-1),
  unsettled: places,
  hasEnded: false,
  epoch: 0,
});

export type SessionEvent =
  /** There is no sign of a session; or there is one, and the server gave no answer. */
  | { readonly type: 'nobodyFound' | 'unanswered' }
  | { readonly type: 'answered'; readonly answer: SignedInMember }
  /** 401 to the question for the member. */
  | { readonly type: 'refused' }
  /** 401 to another call (ROU-33). */
  | { readonly type: 'unauthorised' }
  /** The answer to a look-up of that epoch. */
  | { readonly type: 'recognised'; readonly known: KnownMember; readonly epoch: number }
  | { readonly type: 'moved'; readonly place: PageLocation }
  /** A member-specific call succeeded, which prolongs the session (AUT-04). */
  | { readonly type: 'used' }
  | { readonly type: 'recorded'; readonly isRecorded: boolean }
  | ({ readonly type: 'prolongedElsewhere' } & SessionExpiry)
  | { readonly type: 'endedElsewhere' }
  /** By the clocks the session may be over, is about to end, or is over. */
  | { readonly type: 'doubted' }
  | { readonly type: 'warned'; readonly isDue: boolean }
  | { readonly type: 'expired' }
  /** The page came back from the back-forward cache. */
  | { readonly type: 'restored' }
  | { readonly type: 'signedOut' }
  | { readonly type: 'emulationEnded' };

/** Which tab ends the session on the server: this one, one of all, or another that has done so. */
type SignOutBy = 'thisTab' | 'oneTab' | 'otherTab';

export type SessionEffect =
  | { readonly type: 'askMember' | 'checkClocks' | 'renewAntiForgery' | 'stopWatch' | 'tellEnded' }
  /** What was fetched for the member; all that is stored of the member; the signs of a session. */
  | { readonly type: 'forgetFetched' | 'clearMember' | 'clearSigns' }
  | { readonly type: 'arriveAt' | 'keepPage'; readonly place: PageLocation }
  | { readonly type: 'navigate'; readonly path: string; readonly state?: typeof EXPIRED }
  | { readonly type: 'record'; readonly expiry: SessionExpiry }
  | { readonly type: 'signOut'; readonly by: SignOutBy }
  | { readonly type: 'watch'; readonly deadline: number };

/** What the browser says at the moment of an event. */
export interface SessionFacts {
  /** The moment by the device's clock, in milliseconds. */
  readonly now: number;
  /** The tabs' common record. */
  readonly stored: SessionExpiry | undefined;
  /** The session must be over by the clocks that watch it. */
  readonly isOver: boolean;
  /** A session without a cookie is this tab's alone: the others have none, or one of their own. */
  readonly isShared: boolean;
  /** The partner has members. */
  readonly canSignIn: boolean;
}

type Step = readonly [LiveState, readonly SessionEffect[]];
const step = (state: LiveState, ...effects: readonly (SessionEffect | false)[]): Step => [
  state,
  effects.filter((effect) => effect !== false),
];
const without = { session: undefined, known: undefined, isWarned: false, unsettled: [] } as const;

/** Another tab has ended the session: its record was there, and is gone. */
const isEndedElsewhere = ({ session }: LiveState, { stored }: SessionFacts) =>
  session?.isRecorded === true && stored === undefined;

const keepPages = (places: readonly PageLocation[], { canSignIn }: SessionFacts): SessionEffect[] =>
  canSignIn ? places.map((place) => ({ type: 'keepPage', place })) : [];

const showVisitor = (state: LiveState, facts: SessionFacts, phase: SessionPhase = 'visitor') =>
  step({ ...state, ...without, phase }, ...keepPages(state.unsettled, facts));

function accept(state: LiveState, { member, session, serverTime }: SignedInMember, facts: SessionFacts) {
  const { session: before, serverOffsetMs } = state;
  const { accessToken: token, remainingMs: lengthMs, isReadOnly = false } = session;
  const sid = sidOf(token);
  const isKnown = before ? before.token === token : state.phase === 'resolving';
  const isNew = !isKnown || (facts.stored ?? before?.expiry)?.sid !== sid;
  const aheadMs = serverTime === undefined ? serverOffsetMs : serverTime - facts.now;
  const isSameClock = Math.abs(aheadMs - serverOffsetMs) < CLOCK_TOLERANCE_MS;
  const expiry = { sid, deadline: facts.now };
  const isRecorded = before?.isRecorded ?? false;
  const [next, effects] = extend(
    {
      ...state,
      known: undefined,
      hasEnded: false,
      serverOffsetMs: isSameClock ? serverOffsetMs : aheadMs,
    },
    { member, token, expiry, lengthMs, answeredAt: facts.now, isReadOnly, isRecorded },
    facts,
  );
  return step(next, ...effects, isNew && { type: 'renewAntiForgery' });
}

/** This tab, the tabs' record and the other tabs take the end of a session that was used just now. */
function extend(state: LiveState, session: ActiveSession, { now, isShared }: SessionFacts) {
  const expiry = { ...session.expiry, deadline: now + session.lengthMs };
  return step(
    { ...state, phase: 'member', unsettled: [], session: { ...session, expiry } },
    isShared && { type: 'record', expiry },
    { type: 'watch', deadline: expiry.deadline },
  );
}

function prolong(state: LiveState, { sid, deadline }: SessionExpiry, { now }: SessionFacts) {
  const { session } = state;
  if (!isPlausible({ sid, deadline }, now)) return step(state);
  if (session?.expiry.sid !== sid) return step(state, { type: 'askMember' });
  if (deadline <= session.expiry.deadline) return step(state);
  const prolonged = { ...session, expiry: { sid, deadline }, answeredAt: now };
  return step({ ...state, phase: 'member', unsettled: [], session: prolonged }, { type: 'watch', deadline });
}

function expire(state: LiveState, { expiry }: ActiveSession, facts: SessionFacts) {
  const { stored, now } = facts;
  // What another tab said may have been missed.
  const isMoved = stored !== undefined && stored.sid === expiry.sid && isPlausible(stored, now);
  return isMoved && stored.deadline > Math.max(now, expiry.deadline)
    ? prolong(state, stored, facts)
    : leave(state, 'oneTab', facts);
}

/** Ends the session in this tab: first what is shown and kept, then the call. */
function end(state: LiveState, by: SignOutBy, facts: SessionFacts) {
  if (state.hasEnded) return step(state);
  return step(
    { ...state, ...without, phase: 'visitor', hasEnded: true, epoch: state.epoch + 1 },
    { type: 'stopWatch' },
    { type: 'forgetFetched' },
    { type: 'clearMember' },
    by !== 'otherTab' && facts.isShared && { type: 'tellEnded' },
    { type: 'signOut', by: by === 'oneTab' && isEndedElsewhere(state, facts) ? 'otherTab' : by },
  );
}

/** Ends the session and shows the page that says so. Whom the end of its time took by surprise is brought back after sign-in. */
function leave(state: LiveState, by: SignOutBy, facts: SessionFacts) {
  const [next, effects] = end(state, by, facts);
  const { path } = routes.signOut;
  if (state.here?.pathname === path) return step(next, ...effects);
  const hasExpired = by === 'oneTab';
  return step(
    { ...next, phase: 'leaving' },
    ...effects,
    ...(hasExpired && state.here ? keepPages([state.here], facts) : []),
    { type: 'navigate', path, ...(hasExpired && { state: EXPIRED }) },
  );
}

/** To the login page, with the way back: the server knows of no session. */
function goToLogin(state: LiveState, facts: SessionFacts) {
  const { here, session, unsettled, epoch } = state;
  const { path } = routes.login;
  const isElsewhere = here?.pathname !== path;
  return step(
    { ...state, ...without, phase: isElsewhere ? 'leaving' : 'visitor', epoch: epoch + 1 },
    { type: 'stopWatch' },
    ...keepPages(here ? [...unsettled, here] : unsettled, facts),
    (isElsewhere || session !== undefined) && { type: 'forgetFetched' },
    isElsewhere && { type: 'navigate', path },
  );
}

function refuse(state: LiveState, facts: SessionFacts) {
  if (state.session) return facts.isOver ? leave(state, 'oneTab', facts) : goToLogin(state, facts);
  if (state.phase === 'resolving') return showVisitor(state, facts);
  return step(state.phase === 'unanswered' ? { ...state, phase: 'visitor' } : state);
}

function move(state: LiveState, place: PageLocation, facts: SessionFacts) {
  const { phase, here, session, unsettled } = state;
  const next = { ...state, here: place };
  if (phase === 'resolving' || phase === 'doubtful') {
    return step({ ...next, unsettled: [...unsettled, place] });
  }
  if (session) {
    const isDue = place.pathname !== here?.pathname || facts.now - session.answeredAt > SAME_PAGE_PAUSE_MS;
    // The page that ends the session does not ask about it first: the two answers could pass each other.
    const isAsked = isDue && place.pathname !== routes.signOut.path;
    return step(next, { type: 'arriveAt', place }, isAsked && { type: 'askMember' });
  }
  return step(
    phase === 'leaving' ? { ...next, ...without, phase: 'visitor' } : next,
    ...keepPages([place], facts),
    phase === 'unanswered' && { type: 'askMember' },
  );
}

/** What an event makes of a session, and what is to be done about it once that is shown. */
export function sessionReducer(state: LiveState, event: SessionEvent, facts: SessionFacts): Step {
  const { phase, session } = state;
  const isVisitor = phase === 'visitor' || phase === 'unanswered';
  switch (event.type) {
    case 'nobodyFound':
    case 'unanswered':
      if (phase !== 'resolving') return step(state);
      return showVisitor(state, facts, event.type === 'unanswered' ? 'unanswered' : 'visitor');
    case 'answered':
      return accept(state, event.answer, facts);
    case 'refused': {
      const [next, effects] = refuse(state, facts);
      return step(next, { type: 'clearSigns' }, ...effects);
    }
    case 'unauthorised':
      if (!facts.canSignIn || phase === 'leaving') return step(state);
      return session && facts.isOver ? leave(state, 'oneTab', facts) : goToLogin(state, facts);
    case 'recognised': {
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
    case 'doubted':
      if (phase !== 'member') return step(state);
      return step({ ...state, phase: 'doubtful', isWarned: false }, { type: 'forgetFetched' });
    case 'warned':
      if (phase !== 'member' || state.isWarned === event.isDue) return step(state);
      return step({ ...state, isWarned: event.isDue });
    case 'expired':
      return session ? expire(state, session, facts) : step(state);
    case 'restored':
      if (isEndedElsewhere(state, facts)) return leave(state, 'otherTab', facts);
      return step(state, { type: 'checkClocks' });
    case 'signedOut':
      return end(state, 'thisTab', facts);
    case 'emulationEnded':
      return leave(state, 'thisTab', facts);
  }
}
