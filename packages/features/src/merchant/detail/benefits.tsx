import { type Benefit, formatShortMoney, isMember, type MerchantDetail, type Weekday } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { WhatCounts } from '@tableside/kits/earning';
import { UnlockAccess, useEarnOffer } from '@tableside/kits/merchants';
import { usePartner } from '@tableside/kits/partner';
import { useShownSession } from '@tableside/kits/session';
import { Gift } from '@tableside/ui/icons';
import { Skeleton } from '@tableside/ui/skeleton';
import { Title } from '@tableside/ui/title';
import { useRef } from 'react';

import { detailCopy } from '../copy.ts';
import * as styles from './benefits.styles.ts';
import { EarnInvitation } from './earn-invitation.tsx';
import { EarnWeek } from './earn-week.tsx';
import { PersonalOffer } from './personal-offer.tsx';

function Limits({ benefit: { maxSpend, maxVisitsPerMonth } }: { readonly benefit: Benefit }) {
  const copy = useCopy(detailCopy);
  if (maxSpend === undefined && maxVisitsPerMonth === undefined) return null;
  return (
    <ul aria-label={copy.text('limits')} css={styles.chips}>
      {maxSpend !== undefined && (
        <li css={styles.chip}>{copy('maxSpend', { amount: formatShortMoney(maxSpend * 100) })}</li>
      )}
      {maxVisitsPerMonth !== undefined && (
        <li css={styles.chip}>
          {copy(maxVisitsPerMonth === 1 ? 'maxVisit' : 'maxVisits', { count: maxVisitsPerMonth })}
        </li>
      )}
    </ul>
  );
}

export interface BenefitsProps {
  readonly merchant: MerchantDetail;
  readonly reservedDay: Weekday | undefined;
}

export function Benefits({ merchant, reservedDay }: BenefitsProps) {
  const copy = useCopy(detailCopy);
  const { hasFlexOffers } = usePartner();
  const { visitor } = useShownSession();
  const offer = useEarnOffer(merchant.benefit);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="benefits" css={styles.panel}>
      <Title level={2} size="small" id="benefits" ref={title} tabIndex={-1} css={styles.title}>
        {copy('benefits')}
      </Title>
      {hasFlexOffers && isMember(visitor) && (
        <PersonalOffer merchant={merchant} publicId={visitor.publicId} />
      )}
      {offer.kind === 'rate' ? (
        <EarnWeek merchant={merchant} offer={offer} reservedDay={reservedDay} />
      ) : offer.kind === 'unknown' ? (
        <Skeleton shape="box" height={120} />
      ) : offer.kind === 'locked' ? (
        <>
          <p css={styles.invitation}>
            {copy(offer.requiredTier === 2 ? 'unlockEmailTitle' : 'unlockVipTitle')}
          </p>
          <UnlockAccess
            benefit={merchant.benefit}
            requiredTier={offer.requiredTier}
            onUnlocked={() => title.current?.focus()}
          />
        </>
      ) : (
        <EarnInvitation offer={offer} merchant={merchant} />
      )}
      {merchant.benefit.bonusText !== undefined && (
        <p css={styles.bonus}>
          <Gift size={20} aria-hidden="true" />
          <span>{merchant.benefit.bonusText}</span>
        </p>
      )}
      <Limits benefit={merchant.benefit} />
      {offer.kind !== 'nothing' && <WhatCounts merchant={merchant} />}
    </section>
  );
}
