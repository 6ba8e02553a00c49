import type { Merchant } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { BadgeCheck, Gift } from '@tableside/ui/icons';

import { acclaimedKey } from './acclaimed.ts';
import * as styles from './merchant-tags.styles.ts';
import { merchantCopy } from './copy.ts';

export interface MerchantTagsProps {
  readonly merchant: Merchant;
  readonly className?: string | undefined;
}

export function MerchantTags({ merchant, className }: MerchantTagsProps) {
  const copy = useCopy(merchantCopy);
  const acclaimed = acclaimedKey(merchant.acclaimedLevel, usePartner());
  const hasBonus = merchant.benefit.bonusText !== undefined;
  if (merchant.highlight === undefined && acclaimed === undefined && !hasBonus) return null;
  return (
    <div className={className} css={styles.tags}>
      {merchant.highlight !== undefined && <span css={styles.highlight}>{copy(merchant.highlight)}</span>}
      {acclaimed !== undefined && (
        <span css={styles.acclaimed}>
          <BadgeCheck size={16} aria-hidden="true" />
          <span>{copy(acclaimed)}</span>
        </span>
      )}
      {hasBonus && (
        <span css={styles.bonus}>
          <Gift size={16} aria-hidden="true" />
          <span>{copy('bonus')}</span>
        </span>
      )}
    </div>
  );
}
