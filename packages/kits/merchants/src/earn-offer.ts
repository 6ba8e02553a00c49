import { earningTier, type Benefit, type Visitor } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import { bestRate, type BestRate } from './earn-rates.ts';

/** What a visitor is told about earning at one merchant. */
export type EarnOffer =
  /** A rate, for members with a tier (MER-11). */
  | ({ readonly kind: 'rate'; readonly tier: 0 | 2 | 3 } & BestRate)
  /** The member's tier earns nothing here, a higher one does (MER-12). */
  | { readonly kind: 'locked'; readonly requiredTier: 2 | 3 }
  | { readonly kind: 'signIn' }
  /** A member who has not activated yet (OP-049). */
  | { readonly kind: 'activate'; readonly publicId: string }
  /** Nobody signs in on this partner's site: no rate and no link, only that the merchant takes part. */
  | { readonly kind: 'participates' }
  | { readonly kind: 'nothing' };

export function earnOffer(
  benefit: Benefit,
  visitor: Visitor,
  { enrollmentType }: Pick<PartnerSettings, 'enrollmentType'>,
): EarnOffer {
  if (visitor.kind !== 'member') return { kind: enrollmentType === 'none' ? 'participates' : 'signIn' };
  const tier = earningTier(visitor);
  if (tier === undefined) return { kind: 'activate', publicId: visitor.publicId };
  if (benefit.requiredTier !== 0 && tier < benefit.requiredTier) {
    return { kind: 'locked', requiredTier: benefit.requiredTier };
  }
  const best = bestRate(benefit, tier);
  return best ? { kind: 'rate', tier, ...best } : { kind: 'nothing' };
}
