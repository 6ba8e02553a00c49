import type { CopyText as Text } from '@tableside/content-client';
import { CopyText, longCopy, splitHeading, useCopy, useCopyNodes } from '@tableside/kits/content';
import { Button } from '@tableside/ui/button';
import { Dialog } from '@tableside/ui/dialog';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

import { popupCopy } from './popup.copy.ts';

export interface EntryDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called after the dialog has closed in any way, including through a link in it. */
  readonly onClosed: () => void;
  /** If there are several paragraphs, the first is shown instead of `title`. */
  readonly text: Text;
  readonly title: ReactNode;
}

export function EntryDialog({ isOpen, onClose, onClosed, text, title }: EntryDialogProps) {
  const copy = useCopy(popupCopy);
  const { heading, rest } = splitHeading(text);
  const isHeaded = rest.length > 0;
  const ownTitle = useCopyNodes(heading, { isWithoutLinks: true });

  const reportClosed = useEffectEvent(onClosed);
  useEffect(() => (isOpen ? () => reportClosed() : undefined), [isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      hasLightDismiss
      title={isHeaded ? ownTitle : title}
      closeLabel={copy.text('popupClose')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {copy('popupAction')}
        </Button>
      }
    >
      <div css={longCopy}>
        <CopyText text={isHeaded ? rest : text} />
      </div>
    </Dialog>
  );
}
