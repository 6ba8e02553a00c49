import type { LinkedCard } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Button } from '@tableside/ui/button';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

import { accountCopy } from '../copy.ts';
import { CardName } from './card-name.tsx';
import * as styles from './manage-cards.styles.ts';
import { useCardName } from './use-card-name.ts';

export interface LinkedCardRowProps {
  readonly card: LinkedCard;
  readonly isDeleting: boolean;
  readonly onDelete: () => void;
  readonly onFocusLost: () => void;
}

export function LinkedCardRow({ card, isDeleting, onDelete, onFocusLost }: LinkedCardRowProps) {
  const copy = useCopy(accountCopy);
  const name = useCardName()(card);
  const button = useRef<HTMLButtonElement>(null);
  const loseFocus = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element !== null && element === document.activeElement) loseFocus();
    };
  }, []);
  return (
    <li css={[styles.row, isDeleting && styles.leaving]}>
      <CardName card={card} />
      <Button
        ref={button}
        variant="tertiary"
        isLoading={isDeleting}
        aria-label={copy.text(isDeleting ? 'cardDeletingNamed' : 'cardDeleteNamed', { card: name })}
        onClick={onDelete}
        // The brand's casing does not apply to busy labels.
        {...(isDeleting && { casing: 'none' })}
      >
        {copy(isDeleting ? 'cardDeleting' : 'cardDelete')}
      </Button>
    </li>
  );
}
