import type { MerchantDetail, Weekday } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { useEarnOffer } from '@tableside/kit-merchants';
import { Gift } from '@tableside/ui/icons';
import { Skeleton } from '@tableside/ui/skeleton';
import { Title } from '@tableside/ui/title';

import { detailCopy } from '../copy.ts';
import * as styles from './benefits.styles.ts';
import { EarnInvitation } from './earn-invitation.tsx';
import { EarnWeek } from './earn-week.tsx';
import { Limits } from './limits.tsx';

export interface BenefitsProps {
  readonly merchant: MerchantDetail;
  readonly today: Weekday | undefined;
}

/** What the visitor earns here on each weekday, bonus and limits (MER-22, MER-23). */
export function Benefits({ merchant, today }: BenefitsProps) {
  const copy = useCopy(detailCopy);
  const offer = useEarnOffer(merchant.benefit);
  return (
    <section aria-labelledby="benefits" css={styles.panel}>
      <Title level={2} size="small" id="benefits">
        {copy('benefits')}
      </Title>
      {offer.kind === 'rate' ? (
        <EarnWeek benefit={merchant.benefit} offer={offer} today={today} />
      ) : offer.kind === 'unknown' ? (
        <Skeleton shape="box" height={120} />
      ) : (
        <EarnInvitation offer={offer} name={merchant.name} />
      )}
      {merchant.benefit.bonusText !== undefined && (
        <p css={styles.bonus}>
          <Gift size={20} aria-hidden="true" />
          {merchant.benefit.bonusText}
        </p>
      )}
      <Limits benefit={merchant.benefit} />
    </section>
  );
}
