import type { ApiClient } from '@tableside/api-client';
import { anonymous, type Visitor } from '@tableside/core';
import { createContext, use, useMemo, type ReactNode } from 'react';

interface Session {
  readonly client: ApiClient;
  readonly visitor: Visitor;
}

const SessionContext = createContext<Session | undefined>(undefined);

export interface SessionProviderProps {
  readonly client: ApiClient;
  /** Who is there; anonymous without it. */
  readonly visitor?: Visitor | undefined;
  readonly children: ReactNode;
}

export function SessionProvider({ client, visitor = anonymous, children }: SessionProviderProps) {
  const session = useMemo(() => ({ client, visitor }), [client, visitor]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('No session set: render inside <SessionProvider>.');
  return session;
}

/** The client of the API; hand it to the query options of `@tableside/api-client/queries`. */
export const useApi = (): ApiClient => useSession().client;

/** Who is in front of the screen. */
export const useVisitor = (): Visitor => useSession().visitor;
