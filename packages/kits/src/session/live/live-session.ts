import { ApiError, getMember, shouldRetryRead, type SignedInMember } from '@tableside/api-client';
import { hasMembers } from '@tableside/core';

import { removeStored } from '../browser-storage.ts';
import { adoptPrivacyChoice } from '../privacy-choice.ts';
import type { LazySession, SessionOptions } from '../session.ts';
import { clearSessionHint, sessionHint } from '../session-hint.ts';
import type { PageLocation, SessionEnding } from '../session-store.ts';
import { clearMemberData } from './clear-member-data.ts';
import { watchEmulation } from './emulation.ts';
import { createExpiryWatch } from './expiry-watch.ts';
import {
  fetchKnownMember,
  consumeQueryParam,
  forgetPublicId,
  storePublicId,
  storedPublicId,
} from './known-visitor.ts';
import { createReturnTo } from './return-to.ts';
import { openSessionChannel } from './session-channel.ts';
import {
  initialState,
  sessionReducer,
  type SessionEffect,
  type SessionEvent,
  type SessionFacts,
} from './session-reducer.ts';
import { alreadyCalled, callOnce, callServer } from './sign-out-call.ts';
import { backoff, createSingleFlight } from './single-flight.ts';
import { readExpiry, removeExpiry, writeExpiry } from './stored-expiry.ts';
import { listenToVisibility } from './visibility-listener.ts';
import { createVisitorStore, shownState } from './visitor-store.ts';

export type LiveSession = Omit<LazySession, 'prefetch' | 'start'>;

const signOutCalls = { thisTab: callServer, oneTab: callOnce, otherTab: alreadyCalled };

export function createLiveSession(options: SessionOptions, places: readonly PageLocation[]): LiveSession {
  const { client, bearer, store, partner, antiForgery, now, navigate, forget } = options;
  const canSignIn = hasMembers(partner);
  let state = initialState(places);
  let signedOut: Promise<string | undefined> = Promise.resolve(undefined);

  const returnTo = createReturnTo(now, (nonce) => channel.post({ type: 'redirectTaken', nonce }));
  const show = createVisitorStore(options, returnTo.stored);
  const channel = openSessionChannel((message) => {
    if (message.type === 'redirectTaken') returnTo.forgetCopy(message.nonce);
    else if (message.type === 'ended') dispatch({ type: 'endedElsewhere' });
    else dispatch({ ...message, type: 'prolongedElsewhere' });
  });
  const watch = createExpiryWatch({
    now,
    elapsed: () => performance.now(),
    isSeen: () => document.visibilityState !== 'hidden',
    checkSession: refetchSilently,
    onDoubt: () => dispatch({ type: 'invalidated' }),
    onWarning: (isDue) => dispatch({ type: 'warned', isDue }),
    onOver: () => dispatch({ type: 'expired' }),
  });
  const warning: SessionEnding = {
    secondsLeft: () => Math.max(0, Math.ceil((watch.remaining() ?? 0) / 1000)),
  };
  const member = createSingleFlight(fetchMember);

  // These are getters because the values are read at each event, as often as every second.
  const facts: SessionFacts = {
    get now() {
      return now();
    },
    get stored() {
      return readExpiry();
    },
    get isOver() {
      return (watch.remaining() ?? 0) <= 0;
    },
    get isShared() {
      return bearer?.value === undefined;
    },
    canSignIn,
  };

  function dispatch(event: SessionEvent) {
    const [next, effects] = sessionReducer(state, event, facts);
    if (next !== state) {
      state = next;
      show(shownState(state), state.isWarned ? warning : undefined);
    }
    effects.forEach(run);
  }

  function run(effect: SessionEffect) {
    switch (effect.type) {
      case 'arriveAt':
        return returnTo.arrive(effect.place);
      case 'fetchMember':
        return void refetchSilently();
      case 'checkClocks':
        return watch.check();
      case 'clearMember':
        clearMemberData();
        return returnTo.forget();
      case 'clearSigns':
        clearSessionHint(partner.id);
        return removeExpiry();
      case 'forgetFetched':
        return forget();
      case 'savePage':
        return returnTo.store(effect.place);
      case 'navigate':
        return navigate(effect.path, { replace: true, ...(effect.state && { state: effect.state }) });
      case 'record':
        writeExpiry(effect.expiry);
        dispatch({ type: 'recorded', isRecorded: readExpiry() !== undefined });
        return channel.post({ type: 'prolonged', ...effect.expiry });
      case 'renewAntiForgery':
        return void antiForgery.renew().catch(() => undefined);
      case 'signOut':
        // A deliberate sign-out removes the drafts. After an expiry, they stay.
        if (effect.by === 'thisTab') {
          removeStored('session', 'dr.joinDraft');
          removeStored('session', 'dr.claimDraft');
        }
        signedOut = signOutCalls[effect.by](client);
        // A token belongs to the session in which it was fetched, so this waits for the response.
        return void signedOut.then(() => antiForgery.renew()).catch(() => undefined);
      case 'stopWatch':
        return watch.stop();
      case 'announceEnd':
        return channel.post({ type: 'ended' });
      case 'watch':
        return watch.set(effect.deadline);
    }
  }

  function take(response: SignedInMember) {
    // During an emulation, the device is support's and not the member's.
    if (!response.session.isReadOnly) adoptPrivacyChoice(response.member.privacyChoice);
    dispatch({ type: 'responded', response });
  }

  async function fetchMember(): Promise<SignedInMember> {
    const { epoch } = state;
    const requestedHint = sessionHint(partner.id);
    try {
      const response = await getMember(client);
      if (epoch !== state.epoch) throw new ApiError({ status: 401 });
      take(response);
      return response;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401 && epoch === state.epoch) {
        const hint = sessionHint(partner.id);
        // The response is about an earlier session, because somebody has signed in meanwhile in another tab.
        if (hint && hint !== requestedHint) return fetchMember();
        dispatch({ type: 'refused' });
      }
      throw error;
    }
  }
  async function refetchSilently(): Promise<void> {
    await member.join().catch(() => undefined);
  }

  /** Stores the public id of any in-site link, not only of the landing URL. It replaces the stored one. */
  function storeGivenId() {
    const given = consumeQueryParam('public_id');
    if (given) storePublicId(given);
    else if (given === '') forgetPublicId();
  }

  async function lookUp(publicId: string | undefined): Promise<void> {
    if (!canSignIn || publicId === undefined || state.session) return;
    const { epoch } = state;
    const known = await fetchKnownMember(client, publicId);
    if (known) dispatch({ type: 'recognized', known, epoch });
  }

  const isResolving = () => state.phase === 'resolving';
  async function load(publicId: string | undefined): Promise<void> {
    const { epoch } = state;
    if (store.get().status === 'settled') dispatch({ type: 'nobodyFound' });
    for (let failures = 0; isResolving(); failures += 1) {
      try {
        await member.join();
      } catch (error) {
        if (isResolving() && shouldRetryRead(failures, error)) await backoff(failures);
        else dispatch({ type: 'requestFailed' });
      }
    }
    if (epoch === state.epoch) await lookUp(publicId);
  }

  const stopListening = listenToVisibility({
    onSeen: watch.check,
    onRestored: () => dispatch({ type: 'restored' }),
  });
  const earlierId = storedPublicId();
  storeGivenId();
  void load(storedPublicId() === earlierId ? earlierId : undefined);
  const stopEmulation = watchEmulation(partner.emulation, {
    client,
    load: (path) => window.location.replace(path),
    onEnd: () => dispatch({ type: 'emulationEnded' }),
  });

  return {
    refresh: member.anew,
    // An update whose response arrives after the sign-out must not sign the member in again.
    accept: (response) => {
      if (state.session) take(response);
    },
    unauthorized: () => dispatch({ type: 'unauthorized' }),
    signOut() {
      dispatch({ type: 'signedOut' });
      return signedOut;
    },
    accessToken: () => state.session?.token,
    prolonged: () => dispatch({ type: 'used' }),
    takeRedirect: () => Promise.resolve(returnTo.take(store.get().guard, state.here)),
    recognize: async (publicId) => {
      storePublicId(publicId);
      if (state.session) await member.anew().catch(() => undefined);
      else await lookUp(publicId);
    },
    moved(place) {
      storeGivenId();
      dispatch({ type: 'moved', place });
    },
    stop() {
      watch.stop();
      channel.close();
      stopListening();
      stopEmulation();
    },
  };
}
