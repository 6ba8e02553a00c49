import { hasMembers } from '@tableside/core';
import { whenIdle } from '@tableside/ui/when-idle';
import { whileStaying } from '@tableside/ui/while-staying';
import { within } from '@tableside/ui/within';

import { readStoredText } from './browser-storage.ts';
import type { LiveSession } from './live/live-session.ts';
import { createRedirectStore } from './redirect-store.ts';
import { sessionHint } from './session-hint.ts';
import type { PageLocation } from './session-store.ts';
import type { LazySession, SessionOptions } from './session.ts';

/** Time after which a page that waits for the session's code says so (SES-28). */
const LIMIT_MS = 10_000;

function mayHaveVisitor(partnerId: string): boolean {
  if (sessionHint(partnerId) || /[?&](public|emulation)_id=/.test(window.location.search)) return true;
  return (
    readStoredText('session', 'dr.publicId') !== undefined ||
    readStoredText('local', 'dr.emulationId') !== undefined
  );
}

/** Creates a session whose code loads on demand, so that the page can paint without it. */
export function createLazySession(options: SessionOptions): LazySession {
  const canHaveMembers = hasMembers(options.partner);
  const redirects = createRedirectStore(options.now);
  const places: PageLocation[] = [];
  let live: LiveSession | undefined;
  let arriving: Promise<LiveSession> | undefined;
  let isStopped = false;
  async function load(): Promise<LiveSession> {
    try {
      const { createLiveSession } = await whileStaying(() => import('./live/live-session.ts'));
      live = createLiveSession(options, places);
      if (isStopped) live.stop();
      return live;
    } catch (cause) {
      arriving = undefined;
      throw cause;
    }
  }
  function arrive(): Promise<LiveSession> {
    if (arriving) return arriving;
    arriving = load();
    within(arriving, LIMIT_MS).catch(() => {
      const state = options.store.get();
      if (state.status === 'resolving') options.store.set({ ...state, isLate: true });
    });
    return arriving;
  }
  const isWanted = (isAwaited = false) => isAwaited || mayHaveVisitor(options.partner.id);
  const later = (act?: (session: LiveSession) => void) => {
    if (isStopped) return;
    arrive().then(act, (cause: unknown) => console.warn('The session did not start.', cause));
  };

  return {
    refresh: async () => (await arrive()).refresh(),
    accept: (response) => live?.accept(response),
    signOut: async () => (await arrive()).signOut(),
    takeRedirect: async () => (await arrive()).takeRedirect(),
    recognize: async (publicId) => (await arrive()).recognize(publicId),
    moved(place) {
      if (live) return live.moved(place);
      // The page is stored now, because signing in on another site may unload this page before the session's
      // code has loaded.
      if (canHaveMembers && options.store.get().status === 'settled') redirects.store(place);
      if (places.push(place) > 1) later();
    },
    prefetch(isAwaited) {
      // A failed import is reported by the call that needs the code.
      if (isWanted(isAwaited)) import('./live/live-session.ts').catch(() => undefined);
    },
    start(isAwaited) {
      if (isWanted(isAwaited)) later();
      else whenIdle(later);
    },
    accessToken: () => live?.accessToken(),
    prolonged: () => live?.prolonged(),
    unauthorized: (error) => later((session) => session.unauthorized(error)),
    stop() {
      isStopped = true;
      live?.stop();
    },
  };
}
