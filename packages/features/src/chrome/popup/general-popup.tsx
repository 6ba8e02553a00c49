import { useCopy } from '@tableside/kits/content';
import { writeStoredText } from '@tableside/kits/session';

import { EntryDialog } from './entry-dialog.tsx';
import { popupCopy } from './popup.copy.ts';
import { usePopup } from './use-popup.ts';

export interface GeneralPopupProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function GeneralPopup({ isOpen, onClose }: GeneralPopupProps) {
  const copy = useCopy(popupCopy);
  const popup = usePopup();
  if (!popup) return null;
  return (
    <EntryDialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={() => writeStoredText('local', 'dr.generalPopup', popup.slug)}
      text={popup.bodyText}
      title={copy('popupTitle')}
    />
  );
}
