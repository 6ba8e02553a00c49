import type { Benefit } from '@tableside/core';
import { usePartner } from '@tableside/kits/partner';
import { useSessionState } from '@tableside/kits/session';

import { earnOffer, type EarnOffer } from './earn-offer.ts';

/** Returns what the visitor sees about earning (MER-09 to MER-11). */
export function useEarnOffer(benefit: Benefit): EarnOffer {
  const partner = usePartner();
  const { status, visitor } = useSessionState();
  return status === 'resolving' ? { kind: 'unknown' } : earnOffer(benefit, visitor, partner);
}
