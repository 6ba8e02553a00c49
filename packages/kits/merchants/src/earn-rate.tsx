import type { Benefit } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { signInHref, usePartner } from '@tableside/kit-partner';
import { Gift, Lock } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';
import { Skeleton } from '@tableside/ui/skeleton';

import { merchantCopy } from './copy.ts';
import * as styles from './earn-rate.styles.ts';
import { useEarnOffer } from './use-earn-offer.ts';
import { useEarnRateText } from './use-earn-rate-text.ts';

export interface EarnRateProps {
  readonly benefit: Benefit;
}

/** The earn line of a merchant: the rate of the visitor's own tier, or how to come to see it (MER-09 to MER-11). */
export function EarnRate({ benefit }: EarnRateProps) {
  const copy = useCopy(merchantCopy);
  const partner = usePartner();
  const rateText = useEarnRateText();
  const offer = useEarnOffer(benefit);
  switch (offer.kind) {
    case 'unknown':
      return <Skeleton shape="line" width="9em" />;
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
    case 'activate':
      return (
        <Link
          look="bare"
          // By hand: the table of all links is more than a list of merchants needs to paint.
          href={
            offer.kind === 'signIn'
              ? signInHref(partner)
              : `/activate?public_id=${encodeURIComponent(offer.publicId)}`
          }
          css={styles.link}
        >
          {copy(offer.kind === 'signIn' ? 'signInToSeeOffers' : 'activateToSeeOffers')}
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
