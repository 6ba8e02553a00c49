import type { MerchantDetail } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { merchantCopy, SavedHeart, useIsSaved } from '@tableside/kits/merchants';
import { usePartner } from '@tableside/kits/partner';
import { Button } from '@tableside/ui/button';

import { detailCopy } from '../copy.ts';

export interface SaveActionProps {
  readonly merchant: MerchantDetail;
}

function Toggle({ merchant: { id, name } }: SaveActionProps) {
  const copy = useCopy(detailCopy);
  const ofMerchants = useCopy(merchantCopy);
  const { isSaved, toggle } = useIsSaved({ id, name });
  return (
    <Button
      variant="secondary"
      icon={<SavedHeart isSaved={isSaved} />}
      aria-label={ofMerchants.text('saveRestaurant', { name })}
      aria-pressed={isSaved}
      onClick={toggle}
    >
      {copy('save')}
    </Button>
  );
}

export const SaveAction = (props: SaveActionProps) => usePartner().hasSavedPlaces && <Toggle {...props} />;
