import { earningTier, hasMembers, type Benefit, type Visitor } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import { bestRate, type BestRate } from './earn-rates.ts';

/** What a visitor sees about earning at one merchant. */
export type EarnOffer =
  /** Nothing yet, because the browser has a session hint but the session is not known. */
  | { readonly kind: 'unknown' }
  /** A rate, for visitors with a tier: a member, or a known visitor (MER-11). */
  | ({ readonly kind: 'rate'; readonly tier: 0 | 2 | 3 } & BestRate)
  /** The visitor's tier earns nothing here, but a higher one does (MER-12). */
  | { readonly kind: 'locked'; readonly requiredTier: 2 | 3 }
  | { readonly kind: 'signIn' }
  /** For tier 1: a visitor who has not activated yet (ACT-11). */
  | { readonly kind: 'activate'; readonly publicId: string }
  /** Nothing but that the merchant participates, because this partner's site has no sign-in. */
  | { readonly kind: 'participates' }
  | { readonly kind: 'nothing' };

export function earnOffer(
  benefit: Benefit,
  visitor: Visitor,
  partner: Pick<PartnerSettings, 'enrollmentType'>,
): EarnOffer {
  if (!hasMembers(partner)) return { kind: 'participates' };
  if (visitor.kind === 'anonymous') return { kind: 'signIn' };
  const tier = earningTier(visitor);
  if (tier === undefined) return { kind: 'activate', publicId: visitor.publicId };
  if (benefit.requiredTier !== 0 && tier < benefit.requiredTier) {
    return { kind: 'locked', requiredTier: benefit.requiredTier };
  }
  const best = bestRate(benefit, tier);
  return best ? { kind: 'rate', tier, ...best } : { kind: 'nothing' };
}
