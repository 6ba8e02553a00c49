import type { MerchantDetail } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { MerchantPicture } from '@tableside/kit-merchants';
import { Dialog } from '@tableside/ui/dialog';

import { detailCopy } from '../copy.ts';
import * as styles from './dialogs.styles.ts';

export interface MenuDialogProps {
  readonly merchant: MerchantDetail;
  readonly onClose: () => void;
}

/** The pages of the menu, one below the other (MER-19). */
export function MenuDialog({ merchant, onClose }: MenuDialogProps) {
  const copy = useCopy(detailCopy);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={copy('menuTitle', { name: merchant.name })}
      closeLabel={copy('close')}
      hasLightDismiss
    >
      <ol css={styles.pages}>
        {merchant.menuImageUrls.map((imageBaseUrl, index) => (
          <li key={imageBaseUrl}>
            <MerchantPicture
              imageBaseUrl={imageBaseUrl}
              preset="detail"
              alt={copy('menuPage', { number: index + 1, name: merchant.name })}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
