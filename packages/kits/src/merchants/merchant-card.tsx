import { formatShortMoney, type Benefit, type Merchant } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Card, CardAction } from '@tableside/ui/card';
import { memo, type ReactNode } from 'react';

import { merchantCopy } from './copy.ts';
import { useEarnOffer } from './earn-offer.ts';
import { EarnRate } from './earn-rate.tsx';
import * as styles from './merchant-card.styles.ts';
import { MerchantCardLink } from './merchant-card-link.tsx';
import { MerchantFacts } from './merchant-facts.tsx';
import { MerchantPicture } from './merchant-picture.tsx';
import { MerchantRating } from './merchant-rating.tsx';
import { MerchantTags } from './merchant-tags.tsx';
import { SaveButton } from './save-button.tsx';

export interface MerchantCardProps {
  readonly merchant: Merchant;
  readonly isHighlighted?: boolean | undefined;
  readonly onHighlight?: ((merchantId: string | undefined) => void) | undefined;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  readonly hasPriority?: boolean | undefined;
  readonly actions?: ReactNode;
}

function EarnLimits({ benefit }: { readonly benefit: Benefit }) {
  const copy = useCopy(merchantCopy);
  const { maxSpend, maxVisitsPerMonth: count } = benefit;
  const isEarning = useEarnOffer(benefit).kind === 'rate';
  const limits = [
    ...(maxSpend === undefined
      ? []
      : [copy.text('limitSpend', { amount: formatShortMoney(maxSpend * 100) })]),
    ...(count === undefined ? [] : [copy.text(count === 1 ? 'limitVisit' : 'limitVisits', { count })]),
  ];
  return isEarning && limits.length > 0 && <p css={styles.limits}>{limits.join(' · ')}</p>;
}

/**
 * A merchant in a list or carousel (MER-01 to MER-11). The whole card is one link to the merchant's page,
 * with other controls layered above it.
 */
export const MerchantCard = memo(function MerchantCard(props: MerchantCardProps) {
  const { merchant, isHighlighted, onHighlight, headingLevel = 3, hasPriority, actions } = props;
  const copy = useCopy(merchantCopy);
  const Heading = `h${headingLevel}` as const;
  const enter = () => onHighlight?.(merchant.id);
  const leave = () => onHighlight?.(undefined);
  return (
    <Card
      as="article"
      isInteractive
      isHighlighted={isHighlighted}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
      css={styles.card}
    >
      <div css={styles.media}>
        <MerchantPicture
          imageBaseUrl={merchant.imageBaseUrl}
          preset="card"
          alt={copy.text('picture', { name: merchant.name })}
          hasPriority={hasPriority}
          css={styles.picture}
        />
        <MerchantTags merchant={merchant} css={styles.tags} />
        <SaveButton merchant={merchant} />
      </div>
      <div css={styles.body}>
        <div css={styles.head}>
          <Heading css={styles.name}>
            <MerchantCardLink merchant={merchant} />
          </Heading>
          <MerchantRating rating={merchant.rating} />
        </div>
        <MerchantFacts merchant={merchant} />
        <CardAction css={styles.earn}>
          <EarnRate merchant={merchant} />
          <EarnLimits benefit={merchant.benefit} />
          {merchant.benefit.bonusText !== undefined && <p css={styles.bonus}>{merchant.benefit.bonusText}</p>}
        </CardAction>
        {actions && <CardAction css={styles.actions}>{actions}</CardAction>}
      </div>
    </Card>
  );
});
