import type { Benefit } from '@tableside/core';
import { usePartner } from '@tableside/kit-partner';
import { useSessionState } from '@tableside/kit-session';

import { earnOffer, type EarnOffer } from './earn-offer.ts';

/** What whoever is in front of the screen is told about earning (MER-09 to MER-11). */
export function useEarnOffer(benefit: Benefit): EarnOffer {
  const partner = usePartner();
  const { status, visitor } = useSessionState();
  return status === 'resolving' ? { kind: 'unknown' } : earnOffer(benefit, visitor, partner);
}
