import type { Tier } from '@tableside/core';
import { createContext, use, type ReactNode } from 'react';

const EarningTierContext = createContext<Tier | undefined>(undefined);

/** Sets the tier whose earn rate copy shows; rendered by whoever knows the session. */
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
