import { createContext, use, type ReactNode } from 'react';

const PublicIdContext = createContext<string | undefined>(undefined);

/**
 * Provides the public id of a recognized visitor, which activation links in copy include (CON-17). Render it
 * where the session is known.
 */
export function PublicIdProvider({
  publicId,
  children,
}: {
  readonly publicId: string | undefined;
  readonly children: ReactNode;
}) {
  return <PublicIdContext value={publicId}>{children}</PublicIdContext>;
}

export const usePublicId = (): string | undefined => use(PublicIdContext);
