import type { Benefit } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { linkTarget, signInHref, usePartner } from '@tableside/kit-partner';
import { useVisitor } from '@tableside/kit-session';
import { Gift, Lock } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';

import { merchantCopy } from './copy.ts';
import { earnOffer } from './earn-offer.ts';
import * as styles from './earn-rate.styles.ts';
import { useEarnRateText } from './use-earn-rate-text.ts';

export interface EarnRateProps {
  readonly benefit: Benefit;
}

/** The earn line of a merchant: the rate of the member's own tier, or how to come to see it (MER-09 to MER-11). */
export function EarnRate({ benefit }: EarnRateProps) {
  const copy = useCopy(merchantCopy);
  const partner = usePartner();
  const rateText = useEarnRateText();
  const offer = earnOffer(benefit, useVisitor(), partner);
  switch (offer.kind) {
    case 'rate':
      return <span css={styles.rate}>{rateText(offer.rate, offer.isUpTo)}</span>;
    case 'locked':
      return (
        <span css={styles.note}>
          <Lock size={16} aria-hidden="true" />
          {copy(offer.requiredTier === 2 ? 'unlocksByEmail' : 'unlocksByVip')}
        </span>
      );
    case 'signIn':
      return (
        <Link look="bare" href={signInHref(partner)} css={styles.link}>
          {copy('signInToSeeOffers')}
        </Link>
      );
    case 'activate':
      return (
        <Link
          look="bare"
          href={linkTarget('activate', partner, offer.publicId)?.href ?? signInHref(partner)}
          css={styles.link}
        >
          {copy('activateToSeeOffers')}
        </Link>
      );
    case 'participates':
      return (
        <span css={styles.note}>
          <Gift size={16} aria-hidden="true" />
          {copy('participates')}
        </span>
      );
    case 'nothing':
      return null;
  }
}
