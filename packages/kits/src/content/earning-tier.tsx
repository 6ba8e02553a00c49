import type { Tier } from '@tableside/core';
import { createContext, use, type ReactNode } from 'react';

const EarningTierContext = createContext<Tier | undefined>(undefined);

/** Provides the tier whose earn rate copy shows. Render it where the session is known. */
export function EarningTierProvider({
  tier,
  children,
}: {
  readonly tier: Tier | undefined;
  readonly children: ReactNode;
}) {
  return <EarningTierContext value={tier}>{children}</EarningTierContext>;
}

export const useEarningTier = (): Tier | undefined => use(EarningTierContext);
