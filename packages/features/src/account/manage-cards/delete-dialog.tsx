import type { LinkedCard } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Button } from '@tableside/ui/button';
import { Dialog } from '@tableside/ui/dialog';

import { accountCopy } from '../copy.ts';
import { CardName } from './card-name.tsx';
import * as styles from './manage-cards.styles.ts';

export interface DeleteDialogProps {
  readonly card: LinkedCard;
  /** No other card would be left: the account closes. */
  readonly isLast: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a card goes (CRD-11); before the last one it says what else goes (CRD-12). */
export function DeleteDialog({ card, isLast, onCancel, onConfirm }: DeleteDialogProps) {
  const copy = useCopy(accountCopy);
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={copy(isLast ? 'deleteLastTitle' : 'deleteTitle')}
      closeLabel={copy('deleteClose')}
      hasLightDismiss
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {copy(isLast ? 'deleteLastCancel' : 'deleteCancel')}
          </Button>
          <Button variant="primary" onClick={onConfirm}>
            {copy(isLast ? 'deleteLastConfirm' : 'deleteConfirm')}
          </Button>
        </>
      }
    >
      <div css={styles.question}>
        <CardName card={card} />
        <p>{copy(isLast ? 'deleteLastBody' : 'deleteBody')}</p>
        {isLast && <p>{copy('deleteLastAdvice')}</p>}
      </div>
    </Dialog>
  );
}
