import { earningTier, type Benefit, type Visitor } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import { bestRate, type BestRate } from './earn-rates.ts';

/** What a visitor is told about earning at one merchant. */
export type EarnOffer =
  /** Nothing yet: the browser carries a sign of a session, and nobody knows whose it is. */
  | { readonly kind: 'unknown' }
  /** A rate, for whoever has a tier: a member, or somebody known by id (MER-11). */
  | ({ readonly kind: 'rate'; readonly tier: 0 | 2 | 3 } & BestRate)
  /** The visitor's tier earns nothing here, a higher one does (MER-12). */
  | { readonly kind: 'locked'; readonly requiredTier: 2 | 3 }
  | { readonly kind: 'signIn' }
  /** Of tier 1: somebody who has not activated yet (OP-049, ACT-11). */
  | { readonly kind: 'activate'; readonly publicId: string }
  /** Nobody signs in on this partner's site: no rate and no link, only that the merchant takes part. */
  | { readonly kind: 'participates' }
  | { readonly kind: 'nothing' };

/** What somebody is told whom the session knows; screens ask `useEarnOffer`. */
export function earnOffer(
  benefit: Benefit,
  visitor: Visitor,
  { enrollmentType }: Pick<PartnerSettings, 'enrollmentType'>,
): EarnOffer {
  if (enrollmentType === 'none') return { kind: 'participates' };
  if (visitor.kind === 'anonymous') return { kind: 'signIn' };
  const tier = earningTier(visitor);
  if (tier === undefined) return { kind: 'activate', publicId: visitor.publicId };
  if (benefit.requiredTier !== 0 && tier < benefit.requiredTier) {
    return { kind: 'locked', requiredTier: benefit.requiredTier };
  }
  const best = bestRate(benefit, tier);
  return best ? { kind: 'rate', tier, ...best } : { kind: 'nothing' };
}
