import {
  earningTier,
  hasMembers,
  publicIdOf,
  ratesByDay,
  type Benefit,
  type RatesByDay,
  type Visitor,
} from '@tableside/core';
import { usePartner } from '@tableside/kits/partner';
import { useShownSession } from '@tableside/kits/session';
import type { PartnerSettings } from '@tableside/partner-config';

export interface WeekRates {
  readonly rates: RatesByDay;
  readonly rate: number;
  /** Whether the rate is lower on some of the days that earn. */
  readonly isUpTo: boolean;
}

export function weekRates(benefit: Benefit, tier: 0 | 2 | 3): WeekRates | undefined {
  const rates = ratesByDay(benefit, tier);
  const earning = Object.values(rates).filter((rate) => rate > 0);
  if (earning.length === 0) return undefined;
  const rate = Math.max(...earning);
  return { rates, rate, isUpTo: earning.some((other) => other < rate) };
}

/**
 * `unknown`: the session is not known yet, although the browser has a hint of one. `locked`: the visitor's tier
 * earns nothing here, but a higher one does (MER-12). `participates`: only says that the merchant participates,
 * because this partner's site has no sign-in.
 */
export type EarnOffer =
  | { readonly kind: 'unknown' }
  | ({ readonly kind: 'rate' } & WeekRates)
  | { readonly kind: 'locked'; readonly requiredTier: 2 | 3 }
  | { readonly kind: 'signIn' }
  | { readonly kind: 'activate'; readonly publicId: string }
  | { readonly kind: 'participates' }
  | { readonly kind: 'nothing' };

function earnOffer(
  benefit: Benefit,
  visitor: Visitor,
  partner: Pick<PartnerSettings, 'enrollmentType'>,
): EarnOffer {
  if (!hasMembers(partner)) return { kind: 'participates' };
  const publicId = publicIdOf(visitor);
  if (publicId === undefined) return { kind: 'signIn' };
  const tier = earningTier(visitor);
  if (tier === undefined) return { kind: 'activate', publicId };
  if (benefit.requiredTier !== 0 && tier < benefit.requiredTier) {
    return { kind: 'locked', requiredTier: benefit.requiredTier };
  }
  const week = weekRates(benefit, tier);
  return week ? { kind: 'rate', ...week } : { kind: 'nothing' };
}

export function useEarnOffer(benefit: Benefit): EarnOffer {
  const partner = usePartner();
  const { status, visitor } = useShownSession();
  return status === 'resolving' ? { kind: 'unknown' } : earnOffer(benefit, visitor, partner);
}
