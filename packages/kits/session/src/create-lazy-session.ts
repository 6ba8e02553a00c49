import type { ApiClient, ApiError, Bearer } from '@tableside/api-client';
import type { PartnerSettings } from '@tableside/partner-config';
import { whenIdle } from '@tableside/ui/when-idle';

import type { AntiForgery } from './anti-forgery.ts';
import type { LiveSession } from './live/live-session.ts';
import { createRedirectStore } from './redirect-store.ts';
import { hasSessionHint } from './session-hint.ts';
import type { Place, SessionStore } from './session-store.ts';
import type { Session } from './session.ts';

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
  readonly navigate: (path: string, options?: { readonly replace?: boolean }) => void;
  /** Forgets everything that was fetched for a member, before the page is left. */
  readonly forget: () => void;
  /** Who it is, for analytics; undefined after sign-out. */
  readonly onIdentified: (publicId: string | undefined) => void;
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
  /** For the client: a member-specific call succeeded (OP-126). */
  readonly prolonged: () => void;
  /** For the client: a call was answered 401 (ROU-33). */
  readonly unauthorised: (error: ApiError) => void;
}

function mayKnowSomebody(partnerId: string): boolean {
  if (hasSessionHint(partnerId) || /[?&](public|emulation)_id=/.test(window.location.search)) return true;
  try {
    return 'dr.publicId' in window.sessionStorage || 'dr.emulationId' in window.localStorage;
  } catch {
    // Blocked storage holds no sign of anybody.
    return false;
  }
}

/** The session, its code fetched when it is wanted: a page paints without it. */
export function createLazySession(options: SessionOptions): LazySession {
  const hasMembers = options.partner.enrollmentType !== 'none';
  const redirects = createRedirectStore(options.now);
  const places: Place[] = [];
  let live: LiveSession | undefined;
  let arriving: Promise<LiveSession> | undefined;
  const arrive = () =>
    (arriving ??= import('./live/live-session.ts')
      .then(({ createLiveSession }) => (live = createLiveSession(options, places)))
      .catch((cause: unknown) => {
        // The next one who needs it asks again.
        arriving = undefined;
        throw cause;
      }));
  const isWanted = (isAwaited = false) => isAwaited || mayKnowSomebody(options.partner.id);
  const later = (act?: (session: LiveSession) => void) => {
    arrive().then(act, (cause: unknown) => console.warn('The session did not start.', cause));
  };

  return {
    refresh: async () => (await arrive()).refresh(),
    accept: (answer) => later((session) => session.accept(answer)),
    signOut: async () => (await arrive()).signOut(),
    takeRedirect: async () => (await arrive()).takeRedirect(),
    recognise: async (publicId) => (await arrive()).recognise(publicId),
    moved(place) {
      if (live) return live.moved(place);
      // A sign-in on another site leaves the page, maybe before the code has come.
      if (hasMembers && options.store.get().status === 'settled') redirects.keep(place);
      if (places.push(place) > 1) later();
    },
    prefetch(isAwaited) {
      // Whoever needs it reports that it did not come.
      if (isWanted(isAwaited)) import('./live/live-session.ts').catch(() => undefined);
    },
    start(isAwaited) {
      if (isWanted(isAwaited)) later();
      else whenIdle(later);
    },
    accessToken: () => live?.accessToken(),
    prolonged: () => live?.prolonged(),
    unauthorised: (error) => later((session) => session.unauthorised(error)),
  };
}
