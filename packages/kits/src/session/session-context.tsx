import type { ApiClient } from '@tableside/api-client';
import { earningTier, publicIdOf, type Visitor } from '@tableside/core';
import { EarningTierProvider, PublicIdProvider } from '@tableside/kits/content';
import { createContext, use, useDeferredValue, useMemo, useSyncExternalStore, type ReactNode } from 'react';

import { createSessionStore, nobody, type SessionState, type SessionStore } from './session-store.ts';
import type { Session } from './session.ts';

interface Provided {
  readonly client: ApiClient;
  readonly store: SessionStore;
  readonly session: Session | undefined;
}

const SessionContext = createContext<Provided | undefined>(undefined);
const ShownSessionContext = createContext(nobody);

export interface SessionProviderProps {
  readonly client: ApiClient;
  /** The live session and its store. If they are undefined, nobody can sign in, and `visitor` is used. */
  readonly store?: SessionStore;
  readonly session?: Session;
  readonly visitor?: Visitor | undefined;
  readonly children: ReactNode;
}

export function SessionProvider({ client, store, session, visitor, children }: SessionProviderProps) {
  const provided = useMemo(
    () => ({
      client,
      session,
      store: store ?? createSessionStore(visitor ? { status: 'settled', visitor } : nobody),
    }),
    [client, session, store, visitor],
  );
  return (
    <SessionContext value={provided}>
      <ShownSession>{children}</ShownSession>
    </SessionContext>
  );
}

function ShownSession({ children }: { readonly children: ReactNode }) {
  // Deferred, because a member who becomes known changes most of the page, all copy with an earn rate included.
  const shown = useDeferredValue(useSessionState());
  return (
    <ShownSessionContext value={shown}>
      <EarningTierProvider tier={earningTier(shown.visitor)}>
        <PublicIdProvider publicId={publicIdOf(shown.visitor)}>{children}</PublicIdProvider>
      </EarningTierProvider>
    </ShownSessionContext>
  );
}

function useProvided(): Provided {
  const provided = use(SessionContext);
  if (!provided) throw new Error('No session set: render inside <SessionProvider>.');
  return provided;
}

export const useApi = (): ApiClient => useProvided().client;

export function useSessionState(): SessionState {
  const { store } = useProvided();
  return useSyncExternalStore(store.subscribe, store.get, store.getBuilt);
}

/**
 * Returns the session as the page shows it. After a change it follows `useSessionState` without blocking the
 * page, so it is for what is shown, and not for decisions such as redirects.
 */
export const useShownSession = (): SessionState => use(ShownSessionContext);

/** Returns the current visitor. Other changes of the session do not render the calling component again. */
export function useVisitor(): Visitor {
  const { store } = useProvided();
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().visitor,
    () => store.getBuilt().visitor,
  );
}

export function useSession(): Session {
  const { session } = useProvided();
  if (!session) throw new Error('No live session: give <SessionProvider> its session.');
  return session;
}
