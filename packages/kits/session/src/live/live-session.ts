import { ApiError, getMember, shouldRetryRead, type SignedInMember } from '@tableside/api-client';
import { visitorOf } from '@tableside/core';

import type { LazySession, SessionOptions } from '../create-lazy-session.ts';
import { wipeHint } from '../session-hint.ts';
import type { Place } from '../session-store.ts';
import { watchEmulation } from './emulation.ts';
import { createExpiryWatch } from './expiry-watch.ts';
import { LOGIN_PAGE } from '../guard.ts';
import {
  askForKnown,
  forgetPublicId,
  keepPublicId,
  storedPublicId,
  takeFromAddress,
} from './known-visitor.ts';
import { watchPage } from './page-watch.ts';
import { openSessionChannel, type SessionMessage } from './session-channel.ts';
import { createShownVisitor } from './shown-visitor.ts';
import { alreadyCalled, callOnce, callServer, type SignOutCall } from './sign-out-call.ts';
import { createSingleFlight, passingTrouble } from './single-flight.ts';
import {
  isPlausible,
  readExpiry,
  removeExpiry,
  sidOf,
  writeExpiry,
  type SessionExpiry,
} from './stored-expiry.ts';
import { createWayBack } from './way-back.ts';
import { wipeMember } from './wipe-member.ts';

export interface LiveSession extends Omit<LazySession, 'prefetch' | 'start'> {
  /** Stops every timer and listener; for tests, a page ends by itself. */
  readonly stop: () => void;
}

const ENDED_PAGE = '/SignOut';
/** A place that differs by its query only asks for the member again after this many milliseconds. */
const SAME_PAGE_PAUSE_MS = 60_000;
/** Clocks that differ by less are taken for the same: the server tells whole seconds, some time ago. */
const CLOCK_TOLERANCE_MS = 2_000;

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 401;

/** The session of one page, at work from the moment it is created. */
export function createLiveSession(options: SessionOptions, places: readonly Place[]): LiveSession {
  const { client, bearer, store, partner, antiForgery, now, navigate } = options;
  const hasMembers = partner.enrollmentType !== 'none';

  let token: string | undefined;
  let expiry: SessionExpiry | undefined;
  let isRecorded = false;
  let answeredAt = 0;
  /** How long a session lasts from the moment it is used. */
  let lengthMs = 0;
  /** Which answers are still wanted: the end of a session makes those on their way void. */
  let epoch = 0;
  let ending: Promise<string | undefined> | undefined;
  let here = places.at(-1);
  /** Places from before it was known who is there. */
  const unsettled = [...places];
  let isLeaving = false;
  /** There was a sign of a session, and the server gave no answer. */
  let mayBeMember = false;

  const way = createWayBack(now, (nonce) => channel.tell({ type: 'redirectTaken', nonce }));
  const shown = createShownVisitor(options, way.kept);
  const channel = openSessionChannel(hear);
  const watch = createExpiryWatch({
    now,
    elapsed: () => performance.now(),
    isSeen: () => document.visibilityState !== 'hidden',
    ask: refetchQuietly,
    onDoubt: () => shown.isMember() && shown.hide(),
    onWarning: (isDue) =>
      shown.warn(
        isDue ? { secondsLeft: () => Math.max(0, Math.ceil((watch.remaining() ?? 0) / 1000)) } : undefined,
      ),
    onOver,
  });
  const member = createSingleFlight(ask);

  function showNobody() {
    if (hasMembers) unsettled.forEach(way.keep);
    unsettled.length = 0;
    shown.showNobody();
  }

  /** The tabs' common record is gone: another tab has ended the session. */
  const isEndedElsewhere = () => isRecorded && readExpiry() === undefined;
  const isOver = () => (watch.remaining() ?? 0) <= 0;

  /** A session without a cookie is this tab's alone: the others have none, or one of their own. */
  const isShared = () => bearer?.value === undefined;
  /** The session was used just now: this tab, the stored record and the other tabs take the new end. */
  function prolong(sid: string) {
    expiry = { sid, deadline: now() + lengthMs };
    watch.set(expiry.deadline);
    if (!isShared()) return;
    writeExpiry(expiry);
    isRecorded = readExpiry() !== undefined;
    channel.tell({ type: 'prolonged', ...expiry });
  }

  function accept({ member: person, session, serverTime }: SignedInMember) {
    const sid = sidOf(session.accessToken);
    const isKnown = token === undefined ? shown.isResolving() : token === session.accessToken;
    const isNew = !isKnown || (readExpiry() ?? expiry)?.sid !== sid;
    token = session.accessToken;
    lengthMs = session.remainingMs;
    answeredAt = now();
    ending = undefined;
    isLeaving = mayBeMember = false;
    unsettled.length = 0;
    const before = store.get().serverOffsetMs ?? 0;
    const ahead = serverTime === undefined ? before : serverTime - now();
    shown.show(
      { visitor: visitorOf(person), member: person },
      Math.abs(ahead - before) < CLOCK_TOLERANCE_MS ? before : ahead,
    );
    prolong(sid);
    if (isNew) antiForgery.renew().catch(() => undefined);
  }

  function refused() {
    if (token !== undefined && isOver()) return leave(callOnce);
    wipeHint(partner.id);
    removeExpiry();
    if (token !== undefined) unauthorised();
    else if (shown.isResolving()) showNobody();
  }

  async function ask(): Promise<SignedInMember> {
    const asked = epoch;
    let answer: SignedInMember;
    try {
      answer = await getMember(client);
    } catch (error) {
      if (asked === epoch && isRefusal(error)) refused();
      throw error;
    }
    if (asked !== epoch) throw new ApiError({ status: 401 });
    accept(answer);
    return answer;
  }
  async function refetchQuietly(): Promise<void> {
    await member.join().catch(() => undefined);
  }

  /** Ends the session in this tab: first what is shown and kept, then the call. */
  function end(call: SignOutCall, isStaying: boolean): Promise<string | undefined> {
    if (ending) return ending;
    const isCalled = call === callOnce && isEndedElsewhere();
    epoch += 1;
    token = expiry = undefined;
    isRecorded = false;
    unsettled.length = 0;
    watch.stop();
    wipeMember(partner.id);
    way.forget();
    shown.hide();
    if (isStaying) showNobody();
    if (call !== alreadyCalled && isShared()) channel.tell({ type: 'ended' });
    ending = (isCalled ? alreadyCalled : call)(client);
    // Not before the answer: a token belongs to the session that it was fetched in.
    void ending.then(() => antiForgery.renew()).catch(() => undefined);
    return ending;
  }

  /** Ends the session and shows the page that says so. Guards rest until that page is reached. */
  function leave(call: SignOutCall) {
    const isThere = here?.pathname === ENDED_PAGE;
    void end(call, isThere);
    if (isThere) return;
    isLeaving = true;
    navigate(ENDED_PAGE, { replace: true });
  }

  function onOver() {
    // What another tab said may have been missed.
    const stored = readExpiry();
    if (stored && stored.sid === expiry?.sid && stored.deadline > Math.max(now(), expiry.deadline)) {
      hear({ type: 'prolonged', ...stored });
    } else {
      leave(callOnce);
    }
  }

  function unauthorised() {
    if (!hasMembers || isLeaving) return;
    if (token !== undefined && isOver()) return leave(callOnce);
    epoch += 1;
    token = expiry = undefined;
    watch.stop();
    if (here) way.keep(here);
    // Guards rest until that page is reached: some would lead elsewhere whoever is not signed in.
    isLeaving = here?.pathname !== LOGIN_PAGE;
    if (isLeaving || shown.isMember()) shown.hide();
    if (isLeaving) navigate(LOGIN_PAGE, { replace: true });
    else showNobody();
  }

  function hear(message: SessionMessage) {
    if (message.type === 'redirectTaken') return way.forgetCopy(message.nonce);
    if (message.type === 'ended') {
      if (token !== undefined) leave(alreadyCalled);
      else if (!shown.isResolving()) showNobody();
      return;
    }
    const { sid, deadline } = message;
    if (!isPlausible(message, now())) return;
    if (expiry?.sid !== sid) {
      void refetchQuietly();
    } else if (deadline > expiry.deadline) {
      expiry = { sid, deadline };
      answeredAt = now();
      watch.set(deadline);
    }
  }

  /** A link may carry an id as well as the address of the first page does; whatever it carries replaces an earlier one. */
  function keepGivenId() {
    const given = takeFromAddress('public_id');
    if (given) keepPublicId(given);
    else if (given === '') forgetPublicId();
  }

  async function lookUp(publicId: string | undefined): Promise<void> {
    if (!hasMembers || publicId === undefined || shown.isMember()) return;
    const asked = epoch;
    const known = await askForKnown(client, publicId);
    if (!known || asked !== epoch || shown.isMember()) return;
    shown.show({ visitor: { kind: 'known', publicId: known.publicId, tier: known.tier } });
  }

  async function load(publicId: string | undefined): Promise<void> {
    const begun = epoch;
    for (let failures = 0; shown.isResolving() && !mayBeMember; failures += 1) {
      try {
        await member.join();
        return;
      } catch (error) {
        if (shown.isResolving() && shouldRetryRead(failures, error)) await passingTrouble(failures);
        else mayBeMember = shown.isResolving();
      }
    }
    if (shown.isMember() || begun !== epoch) return;
    showNobody();
    await lookUp(publicId);
  }

  const stopWatchingPage = watchPage({
    onSeen: watch.check,
    onRestored: () => {
      if (isEndedElsewhere()) leave(alreadyCalled);
      else watch.check();
    },
  });
  const earlierId = storedPublicId();
  keepGivenId();
  void load(storedPublicId() === earlierId ? earlierId : undefined);
  const stopEmulation = watchEmulation(partner.emulation, () => leave(callServer));

  return {
    refresh: member.anew,
    // An update that is answered after the sign-out brings nobody back.
    accept: (answer) => {
      if (token !== undefined) accept(answer);
    },
    unauthorised,
    signOut: () => end(callServer, true),
    accessToken: () => token,
    prolonged: () => {
      if (expiry) prolong(expiry.sid);
    },
    takeRedirect: () => Promise.resolve(way.take(store.get().guard, here)),
    recognise: async (publicId) => {
      keepPublicId(publicId);
      if (shown.isMember()) await member.anew().catch(() => undefined);
      else await lookUp(publicId);
    },
    moved(place) {
      const isOther = place.pathname !== here?.pathname;
      here = place;
      keepGivenId();
      if (isLeaving) {
        isLeaving = false;
        showNobody();
      }
      if (shown.isMember()) {
        way.arrive(place);
        const isDue = isOther || now() - answeredAt > SAME_PAGE_PAUSE_MS;
        // The page that ends the session does not ask about it first: the two answers could pass each other.
        if (isDue && place.pathname !== ENDED_PAGE) void refetchQuietly();
      } else if (shown.isResolving()) {
        unsettled.push(place);
      } else {
        if (hasMembers) way.keep(place);
        if (mayBeMember) void refetchQuietly();
      }
    },
    stop() {
      watch.stop();
      channel.close();
      stopWatchingPage();
      stopEmulation();
    },
  };
}
