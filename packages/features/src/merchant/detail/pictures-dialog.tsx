import { useCopy } from '@tableside/kits/content';
import { MerchantPicture } from '@tableside/kits/merchants';
import { Dialog } from '@tableside/ui/dialog';
import type { ReactNode } from 'react';

import { detailCopy } from '../copy.ts';
import * as styles from './dialogs.styles.ts';

export interface PicturesDialogProps {
  readonly title: ReactNode;
  /** URLs of the pictures, without the parameters of a preset. */
  readonly pictures: readonly string[];
  readonly altOf: (number: number) => string;
  readonly onClose: () => void;
}

export function PicturesDialog({ title, pictures, altOf, onClose }: PicturesDialogProps) {
  const copy = useCopy(detailCopy);
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={copy.text('close')} hasLightDismiss>
      <ol css={styles.pages}>
        {pictures.map((imageBaseUrl, index) => (
          <li key={imageBaseUrl}>
            <MerchantPicture imageBaseUrl={imageBaseUrl} preset="detail" alt={altOf(index + 1)} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
