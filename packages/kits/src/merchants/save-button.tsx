import type { SavedMerchant } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { focusReplacement } from '@tableside/ui/focus';
import { chip } from '@tableside/ui/toggle-chip';

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
    <span ref={focusReplacement} css={styles.heart}>
      <button
        type="button"
        aria-label={copy.text('saveRestaurant', { name: merchant.name })}
        aria-pressed={isSaved}
        onClick={toggle}
        css={chip}
      >
        <SavedHeart isSaved={isSaved} />
      </button>
    </span>
  );
}

export const SaveButton = (props: SaveButtonProps) => usePartner().hasSavedPlaces && <Toggle {...props} />;
