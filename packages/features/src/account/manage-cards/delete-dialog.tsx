import type { LinkedCard } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Button } from '@tableside/ui/button';
import { Dialog } from '@tableside/ui/dialog';
import { useId } from 'react';

import { accountCopy } from '../copy.ts';
import { CardName } from './card-name.tsx';
import * as styles from './manage-cards.styles.ts';

export interface DeleteDialogProps {
  readonly card: LinkedCard;
  readonly isLast: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function DeleteDialog({ card, isLast, onCancel, onConfirm }: DeleteDialogProps) {
  const copy = useCopy(accountCopy);
  const lostId = useId();
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={copy(isLast ? 'deleteLastTitle' : 'deleteTitle')}
      closeLabel={copy.text('deleteClose')}
      hasLightDismiss
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {copy(isLast ? 'deleteLastCancel' : 'deleteCancel')}
          </Button>
          <Button variant={isLast ? 'danger' : 'primary'} onClick={onConfirm}>
            {copy(isLast ? 'deleteLastConfirm' : 'deleteConfirm')}
          </Button>
        </>
      }
    >
      <div css={styles.question}>
        <CardName card={card} />
        <p>{copy(isLast ? 'deleteLastBody' : 'deleteBody')}</p>
        {isLast && (
          <>
            <div>
              <p id={lostId}>{copy('deleteLastLost')}</p>
              <ul aria-labelledby={lostId}>
                <li>{copy('deleteLastEarning')}</li>
                <li>{copy('deleteLastOffers')}</li>
                <li>{copy('deleteLastPages')}</li>
              </ul>
            </div>
            <p>{copy('deleteLastBack')}</p>
            <p>{copy('deleteLastAdvice')}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
