import {
  activateHref,
  weekdayRuns,
  weekdays,
  type Merchant,
  type RatesByDay,
  type Weekday,
} from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { signInHref, usePartner } from '@tableside/kits/partner';
import { takeFocus } from '@tableside/ui/focus';
import { Gift } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { Skeleton } from '@tableside/ui/skeleton';
import { useState } from 'react';

import { merchantCopy } from './copy.ts';
import { useEarnOffer, type EarnOffer } from './earn-offer.ts';
import * as styles from './earn-rate.styles.ts';
import { UnlockAccess } from './unlock-access.tsx';
import { useEarnRateText } from './use-earn-rate-text.ts';
import { useToday } from './use-local-time.ts';

export function formatDays(rates: RatesByDay, nameOf: (day: Weekday) => string): string {
  const ranges = weekdayRuns((day) => rates[day] > 0).map((run) => {
    const names = run.map(nameOf);
    return names.length < 3 ? names : [`${names[0]}–${names.at(-1)}`];
  });
  return ranges.flat().join(', ');
}

export interface EarnRateProps {
  readonly merchant: Pick<Merchant, 'benefit' | 'timeZone'>;
}

interface RateLineProps {
  readonly timeZone: string | undefined;
  readonly offer: EarnOffer & { readonly kind: 'rate' };
  readonly takesFocus: boolean;
  readonly onLeft: () => void;
}

function RateLine({ timeZone, offer, takesFocus, onLeft }: RateLineProps) {
  const copy = useCopy(merchantCopy);
  const rateText = useEarnRateText();
  const today = useToday(timeZone);
  const { rates } = offer;
  const isSteady = weekdays.every((day) => rates[day] === offer.rate);
  const words =
    isSteady || today === undefined
      ? raiseMarks(rateText(offer.rate, offer.isUpTo))
      : rates[today] > 0
        ? copy('earnRateToday', { rate: rateText(rates[today]) })
        : copy('earnsOn', { days: formatDays(rates, copy.text) });
  return (
    <span {...(takesFocus && { ref: takeFocus, tabIndex: -1, onBlur: onLeft })} css={styles.rate}>
      {words}
    </span>
  );
}

export function EarnRate({ merchant }: EarnRateProps) {
  const { benefit } = merchant;
  const copy = useCopy(merchantCopy);
  const partner = usePartner();
  const offer = useEarnOffer(benefit);
  const [isUnlocked, setIsUnlocked] = useState(false);
  switch (offer.kind) {
    case 'unknown':
      return <Skeleton shape="line" width="9em" />;
    case 'rate':
      return (
        <RateLine
          timeZone={merchant.timeZone}
          offer={offer}
          takesFocus={isUnlocked}
          onLeft={() => setIsUnlocked(false)}
        />
      );
    case 'locked':
      return (
        <UnlockAccess
          benefit={benefit}
          requiredTier={offer.requiredTier}
          onUnlocked={() => setIsUnlocked(true)}
        />
      );
    case 'signIn':
    case 'activate':
      return (
        <Link
          look="bare"
          // The URL is built directly, because the table of all links is too much code for a list of
          // merchants to load.
          href={offer.kind === 'signIn' ? signInHref(partner) : activateHref(offer.publicId)}
          css={styles.link}
        >
          {copy(offer.kind === 'signIn' ? 'signInToSeeOffers' : 'activateToSeeOffers')}
        </Link>
      );
    case 'participates':
      return (
        <span css={styles.note}>
          <Gift size={16} aria-hidden="true" />
          <span>{copy('participates')}</span>
        </span>
      );
    case 'nothing':
      return null;
  }
}
