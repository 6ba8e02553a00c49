import type { SavedMerchant } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { IconButton } from '@tableside/ui/icon-button';

import { merchantCopy } from './copy.ts';
import * as styles from './merchant-card.styles.ts';
import { SavedHeart } from './saved-heart.tsx';
import { useIsSaved } from './saved-merchants.ts';

export interface SaveButtonProps {
  readonly merchant: SavedMerchant;
}

function Toggle({ merchant }: SaveButtonProps) {
  const copy = useCopy(merchantCopy);
  const { isSaved, toggle } = useIsSaved(merchant);
  return (
    <span css={styles.heart}>
      <IconButton
        look="floating"
        label={copy.text('saveRestaurant', { name: merchant.name })}
        aria-pressed={isSaved}
        icon={<SavedHeart isSaved={isSaved} />}
        onClick={toggle}
      />
    </span>
  );
}

/** The heart on a card, which saves its restaurant; nothing without `hasSavedPlaces` (SAV-01). */
export const SaveButton = (props: SaveButtonProps) => usePartner().hasSavedPlaces && <Toggle {...props} />;
